// The desk of Lords of Vaala: the army that was picked up, the fight that is on, and what is called how.

import type { BoardProps, Mention, Option } from "../../lib/contract";
import { desk as sharedDesk, Desk as SharedDesk, provideDesk as laySharedDesk } from "../../lib/desk.svelte";
import type { VaalaCatalogue, VaalaOption, VaalaOwn, VaalaPlayerView, VaalaView, VaalaWords } from "../../generated";
import { playerOf, seated } from "./people";
import { sceneOf } from "./combat/scene";
import { isMeant, isOfFight, touches } from "./targets";

export class Desk extends SharedDesk<VaalaView, VaalaOwn, VaalaCatalogue, VaalaWords> {
  /** The region whose army was picked up; the map shows where it may march. */
  #held = $state<string | null>(null);
  /** The last fight or bond roll of the card that is being resolved. */
  readonly scene = $derived.by(() => sceneOf(this.props().told, this.view, (event) => this.namedEvent(event)));
  /** Was the scene put away by hand? */
  folded = $state(false);

  protected touches(option: VaalaOption): string[] {
    return touches(option, this.question);
  }

  protected isMeant(key: string, mention: Mention): boolean {
    return isMeant(key, mention);
  }

  override get me(): VaalaPlayerView | undefined {
    return seated(this.view, this.seat);
  }

  /** Is the scene shown? */
  get isFighting(): boolean {
    return this.scene !== null && !this.folded;
  }

  /** Where the tray lies: with the fight, or with the card that is being resolved. */
  get trayPlace(): "scene" | "card" {
    return this.isFighting && isOfFight(this.question) ? "scene" : "card";
  }

  /** The regions that a sentence means. */
  get pointedRegions(): string[] {
    const regions = this.props().pointed.filter(({ kind }) => kind === "region");
    return regions.map(({ value }) => String(value));
  }

  get held(): string | null {
    return this.#held && this.#marches(this.#held).length ? this.#held : null;
  }

  /** A region offers itself only to the army that was picked up. */
  override options(key: string): Option[] {
    const all = super.options(key);
    if (!this.held || !key.startsWith("region:")) return all;
    return all.filter((option) => [this.held, null].includes(this.#originOf(option)));
  }

  /** Use an army: one that could march to several regions is picked up first. */
  pick(key: string, region: string, event: MouseEvent | KeyboardEvent): void {
    const options = this.options(key);
    if (options.length < 2 || !options.every((option) => this.#originOf(option))) return this.take(options, event);
    this.#held = this.#held === region ? null : region;
  }

  putBack(): void {
    this.#held = null;
  }

  /** Where an army marches from; null for an option that is no march. */
  #originOf(option: Option): string | null {
    const choice = this.named(option);
    return choice.verb === "march" ? choice.region : null;
  }

  #marches(region: string): Option[] {
    return (this.props().decision?.options ?? []).filter((option) => this.#originOf(option) === region);
  }

  player(character: string): VaalaPlayerView | undefined {
    return playerOf(this.view, character);
  }

  characterName(id: string): string {
    return String(this.voice.name("character", id));
  }

  regionName(id: string): string {
    return String(this.voice.name("region", id));
  }

  cardName(id: string): string {
    return id in this.catalogue.board.regions ? this.regionName(id) : String(this.voice.name("card", id));
  }

  /** The letter on a character's pieces. */
  letter(id: string): string {
    return this.characterName(id).charAt(0);
  }

  /** What a glyph is called on the board of that role: one sign means Attack to Generals and Wrath to Dragons. */
  glyphName(glyph: string, role: string): string {
    return this.voice.t(["attack", "deploy"].includes(glyph) ? `glyph-${role}-${glyph}` : `glyph-${glyph}`);
  }
}

export function provideDesk(props: () => BoardProps): Desk {
  return laySharedDesk(new Desk(props));
}

export const desk = sharedDesk<Desk>;
