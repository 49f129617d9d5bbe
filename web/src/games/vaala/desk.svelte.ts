// The desk of Lords of Vaala: the army that was picked up, the fight that is on, and what is called how.

import type { BoardProps, Mention, Option } from "../../lib/contract";
import { desk as sharedDesk, Desk as SharedDesk, provideDesk as laySharedDesk } from "../../lib/desk.svelte";
import type { VaalaBox, VaalaOwn, VaalaPlayerView, VaalaView } from "../../generated";
import { playerOf, seated } from "./people";
import { sceneOf } from "./combat/scene";
import { isMeant, isOfFight, touches } from "./targets";

export class Desk extends SharedDesk<VaalaView, VaalaOwn, VaalaBox> {
  /** The region whose army was picked up; the map shows where it may march. */
  #held = $state<string | null>(null);
  /** The last fight or bond roll of the card that is being resolved. */
  readonly scene = $derived.by(() => sceneOf(this.props().told, this.view));
  /** Was the scene put away by hand? */
  folded = $state(false);

  protected touches(option: Option): string[] {
    return touches(option, this.props().decision);
  }

  protected isMeant(key: string, mention: Mention): boolean {
    return isMeant(key, mention);
  }

  get decision() {
    return this.props().decision;
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
    return this.isFighting && isOfFight(this.decision) ? "scene" : "card";
  }

  /** The regions that a sentence means. */
  get pointedRegions(): string[] {
    const regions = this.props().pointed.filter(({ kind }) => kind === "region" || kind === "goal");
    return regions.map(({ value }) => String(value));
  }

  get held(): string | null {
    return this.#held && this.#marches(this.#held).length ? this.#held : null;
  }

  /** A region offers itself only to the army that was picked up. */
  override options(key: string): Option[] {
    const all = super.options(key);
    if (!this.held || !key.startsWith("region:")) return all;
    return all.filter(([verb, origin]) => verb !== "march" || origin === this.held);
  }

  /** Use an army: one that could march to several regions is picked up first. */
  pick(key: string, region: string, event: MouseEvent | KeyboardEvent): void {
    const options = this.options(key);
    if (options.length < 2 || !options.every(([verb]) => verb === "march")) return this.take(options, event);
    this.#held = this.#held === region ? null : region;
  }

  putBack(): void {
    this.#held = null;
  }

  #marches(region: string): Option[] {
    return (this.decision?.options ?? []).filter(([verb, origin]) => verb === "march" && origin === region);
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
}

export function provideDesk(props: () => BoardProps): Desk {
  return laySharedDesk(new Desk(props));
}

export const desk = sharedDesk<Desk>;
