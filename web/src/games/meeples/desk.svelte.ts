// The desk of Meeples & Monsters: the meeple that was picked up, and what is called how.

import type { BoardProps, Mention, Option } from "../../lib/contract";
import { desk as sharedDesk, Desk as SharedDesk, provideDesk as laySharedDesk, type Point } from "../../lib/desk.svelte";
import type { DecisionMessage, MeeplesBox, MeeplesOwn, MeeplesView } from "../../generated";
import { isMeant, moved, touches } from "./targets";

/** The meeple picked up in my area, as `tavern:mage`, and the question it is for; the board shows where it may go. */
let picked = $state.raw<{ meeple: string; question: DecisionMessage | null } | null>(null);

export class Desk extends SharedDesk<MeeplesView, MeeplesOwn, MeeplesBox> {
  protected touches(option: Option): string[] {
    return touches(option, this.props().decision);
  }

  protected isMeant(thing: string, mention: Mention, owner: number | null): boolean {
    return isMeant(thing, mention, owner);
  }

  /** What I have picked up, as long as it can go somewhere. */
  get held(): string | null {
    if (!picked || picked.question !== this.props().decision) return null;
    return super.options(picked.meeple).length ? picked.meeple : null;
  }

  /** A place offers itself only to the meeple that was picked up. */
  override options(thing: string): Option[] {
    const [all, held] = [super.options(thing), this.held];
    return held && thing.startsWith("place:") ? all.filter((option) => moved(option) === held) : all;
  }

  /** Pick up a meeple, or put it back; where it can only go to one place it goes at once. */
  pick(meeple: string, event: MouseEvent | KeyboardEvent): void {
    const options = this.options(meeple);
    const places = new Set(options.map((option) => option.at(-1)));
    if (places.size === 1 || !options.every(moved)) return this.take(options, event);
    if (this.held === meeple) this.putBack();
    else this.lift(meeple);
  }

  lift(meeple: string): void {
    picked = { meeple, question: this.props().decision };
  }

  /** Let go of what was picked up, perhaps over a place. */
  drop(place: string | null, at: Point): void {
    const options = place && this.held ? this.options(place) : [];
    this.putBack();
    this.takeAt(options, at);
  }

  putBack(): void {
    picked = null;
  }

  /** The name of a component. */
  nameOf(id: string): string {
    return String(this.voice.name("thing", id));
  }

  unitName(unit: string): string {
    return String(this.voice.name("unit", unit));
  }
}

export function provideDesk(props: () => BoardProps): Desk {
  return laySharedDesk(new Desk(props));
}

export const desk = sharedDesk<Desk>;
