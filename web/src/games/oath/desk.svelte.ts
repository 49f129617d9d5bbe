// The desk of Oath: what is called how, which cards lie where they can be seen, the campaign that is on.

import type { Mention } from "../../lib/contract";
import { Desk as SharedDesk, desksOf } from "../../lib/desk.svelte";
import type { OathBox, OathKnown, OathOption, OathOwn, OathPlayerView, OathView, OathWords } from "../../generated";
import { isMeant, touches } from "./targets";
import { sceneOf } from "./war/scene";

export class Desk extends SharedDesk<OathView, OathOwn, OathBox, OathWords> {
  /** The last campaign of this turn, perhaps still going on. */
  readonly war = $derived.by(() => sceneOf(this.props().told, this.view, (event) => this.namedEvent(event)));
  /** Was the campaign put away by hand? */
  folded = $state(false);

  /** Every card, relic, banner, site and space that this viewer can see on the table. */
  readonly shown = $derived.by((): ReadonlySet<string> => {
    const { places, players } = this.view;
    return new Set([
      ...places.flatMap(({ site, cards }) => [site, ...cards]),
      ...players.flatMap(({ advisers, relics, banners, vision }) => [...advisers.map(({ card }) => card), ...relics, ...banners, vision]),
      ...Object.keys(this.view.banners),
      ...this.catalogue.reliquary.map(({ id }) => id),
      ...(this.own?.advisers ?? []),
      ...(this.own?.drawn ?? []),
    ]);
  });

  protected touches(option: OathOption): string[] {
    return touches(option, this.question, this);
  }

  protected isMeant(key: string, mention: Mention): boolean {
    return isMeant(key, mention);
  }

  player(seat: number): OathPlayerView {
    return this.view.players[seat];
  }

  /** The facedown cards that I know in a zone. */
  known(zone: OathKnown["zone"], where: { place?: string; seat?: number } = {}): OathKnown[] {
    const { place, seat } = where;
    return (this.own?.known ?? []).filter(
      (one) => one.zone === zone && (place === undefined || one.place === place) && (seat === undefined || one.seat === seat),
    );
  }

  cardName(id: string): string {
    return String(this.voice.name("card", id));
  }

  placeName(id: string): string {
    return String(this.voice.name("place", id));
  }

  seatName(seat: number): string {
    return seat < 0 ? this.voice.t("web-bandits") : String(this.voice.name("seat", seat));
  }

  /** The letter on the pieces of a colour. */
  letter(colour: string): string {
    return this.voice.t(`letter-${colour}`);
  }
}

export const { provideDesk, useDesk } = desksOf(Desk);
