// The desk of Lords of Vaala: the fight that is on, and what is called how.

import type { Mention } from "../../lib/contract";
import { Desk as SharedDesk, desksOf } from "../../lib/desk.svelte";
import type { VaalaBox, VaalaOption, VaalaOwn, VaalaPlayerView, VaalaView, VaalaWords } from "../../generated";
import { playerOf, seated } from "./people";
import { sceneOf } from "./combat/scene";
import { isMeant, isOfFight, touches } from "./targets";

export class Desk extends SharedDesk<VaalaView, VaalaOwn, VaalaBox, VaalaWords> {
  /** The last fight or bond roll of the card that is being resolved. */
  readonly scene = $derived.by(() => sceneOf(this.props().told, this.view, (event) => this.namedEvent(event)));
  /** Was the scene put away by hand? */
  folded = $state(false);

  protected touches(option: VaalaOption): string[] {
    return touches(option, this.question);
  }

  protected override isMove({ verb }: VaalaOption): boolean {
    return verb === "march";
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

export const { provideDesk, useDesk } = desksOf(Desk);
