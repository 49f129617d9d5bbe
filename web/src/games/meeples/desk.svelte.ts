// The desk of Meeples & Monsters: what is called how.

import type { Mention } from "../../lib/contract";
import { Desk as SharedDesk, desksOf } from "../../lib/desk.svelte";
import type { MeeplesBox, MeeplesOption, MeeplesOwn, MeeplesView, MeeplesWords } from "../../generated";
import { isMeant, isMove, touches } from "./targets";

export class Desk extends SharedDesk<MeeplesView, MeeplesOwn, MeeplesBox, MeeplesWords> {
  protected touches(option: MeeplesOption): string[] {
    return touches(option, this.question?.thing);
  }

  protected isMeant(thing: string, mention: Mention, owner: number | null): boolean {
    return isMeant(thing, mention, owner);
  }

  protected override isMove(option: MeeplesOption): boolean {
    return isMove(option);
  }

  /** The name of a component. */
  nameOf(id: string): string {
    return String(this.voice.name("thing", id));
  }

  unitName(unit: string): string {
    return String(this.voice.name("unit", unit));
  }
}

export const { provideDesk, useDesk } = desksOf(Desk);
