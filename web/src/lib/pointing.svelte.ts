// Things that a sentence names are shown on the board: while the pointer rests on a name, or after a click on it.

import type { Mention } from "./contract";

const NOTHING: Mention[] = [];

export class Pointing {
  private hovered = $state.raw(NOTHING);
  /** What was clicked, until it is clicked again. */
  kept = $state.raw(NOTHING);
  readonly now = $derived(this.hovered.length ? this.hovered : this.kept);

  /** Where what was clicked can be seen, if something was. */
  readonly place = $derived(this.kept.length ? (this.kept[0].kind === "seat" ? "players" : "board") : null);

  over = (mentions: Mention[] | null): void => {
    this.hovered = mentions ?? NOTHING;
  };

  toggle(mention: Mention): void {
    this.kept = this.keeps(mention) ? NOTHING : [mention];
  }

  keeps(mention: Mention): boolean {
    return this.kept.some((one) => one.kind === mention.kind && one.value === mention.value);
  }

  stop(): void {
    this.hovered = NOTHING;
    this.kept = NOTHING;
  }
}

/** Is that player among the things pointed at? */
export function pointsAtSeat(mentions: Mention[], seat: number): boolean {
  return mentions.some((mention) => mention.kind === "seat" && Number(mention.value) === seat);
}
