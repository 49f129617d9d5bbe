// The desk of Tyrants: cards, places, and what is called how.

import type { Mention } from "../../lib/contract";
import { Desk as SharedDesk, desksOf } from "../../lib/desk.svelte";
import type { TyrantsCard, TyrantsBox, TyrantsOption, TyrantsOwn, TyrantsView, TyrantsWords } from "../../generated";
import { isMeant, thing, touches } from "./targets";

export class Desk extends SharedDesk<TyrantsView, TyrantsOwn, TyrantsBox, TyrantsWords> {
  /** What has no thing of its own, such as one of two effects, belongs to the card that asks. */
  protected touches(option: TyrantsOption): string[] {
    const asking = this.question?.card;
    const found = touches(option) ?? (asking ? thing.card("played", asking) : null);
    return found ? [found] : [];
  }

  protected isMeant(key: string, mention: Mention, owner: number | null): boolean {
    return isMeant(key, mention, owner);
  }

  card(id: string): TyrantsCard {
    return this.catalogue.cards[id];
  }

  cardName(id: string): string {
    return String(this.voice.name("card", id));
  }

  placeName(place: string): string {
    return String(this.voice.name("place", place));
  }
}

export const { provideDesk, useDesk } = desksOf(Desk);
