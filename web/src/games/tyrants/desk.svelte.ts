// The desk of Tyrants: cards, places, and what is called how.

import type { BoardProps, Mention, Option } from "../../lib/contract";
import { desk as sharedDesk, Desk as SharedDesk, provideDesk as laySharedDesk } from "../../lib/desk.svelte";
import type { TyrantsBox, TyrantsCard, TyrantsOwn, TyrantsView } from "../../generated";
import { isMeant, thing, touches } from "./targets";

export class Desk extends SharedDesk<TyrantsView, TyrantsOwn, TyrantsBox> {
  /** What has no thing of its own, such as one of two effects, belongs to the card that asks. */
  protected touches(option: Option): string[] {
    const asking = this.props().decision?.facts.card;
    const found = touches(option, this.voice.game.verbs) ?? (asking ? thing.card("played", String(asking)) : null);
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

  /** The places that a sentence means. */
  get pointedPlaces(): string[] {
    const places = this.props().pointed.filter(({ kind }) => kind === "place" || kind === "goal");
    return places.map(({ value }) => String(value));
  }
}

export function provideDesk(props: () => BoardProps): Desk {
  return laySharedDesk(new Desk(props));
}

export const desk = sharedDesk<Desk>;
