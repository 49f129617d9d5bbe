// What has changed since my last turn, played back in three seconds: sentence by sentence, its things pointed out.
// Then it goes by itself, unless somebody is reading it.

import type { Event } from "../generated";
import { motion } from "./motion";
import type { Pointing } from "./pointing.svelte";
import { settings, type Speed } from "./settings.svelte";
import type { Voice } from "./voice";

const LENGTH_MS: Record<Speed, number> = { slow: 6000, normal: 3000, fast: 1500, off: 0 };
const BRIEFEST_MS = 60;
const LINGER_MS = 2000;

export class Recap {
  /** What is played back; empty when nothing is. */
  events = $state.raw<Event[]>([]);
  /** The sentence that is being shown; -1 when all are, at rest. */
  at = $state(-1);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Has it been played back to the end? */
  private over = false;
  private reading = false;

  constructor(private readonly pointing: Pointing) {}

  /** Play back; without motion the sentences just stand there. */
  play(events: Event[], voice: Voice): void {
    this.stop();
    this.events = events;
    const length = motion() ? LENGTH_MS[settings.speed] : 0;
    if (length && events.length) this.show(0, Math.max(BRIEFEST_MS, length / events.length), voice);
  }

  /** The pointer or the focus is on it, or has left it. */
  read(isReading: boolean): void {
    this.reading = isReading;
    if (this.over) this.goSoon();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.over = this.reading = false;
    this.at = -1;
    this.events = [];
    this.pointing.over(null);
  }

  private show(at: number, pause: number, voice: Voice): void {
    this.at = at < this.events.length ? at : -1;
    const event = this.events[this.at];
    this.pointing.over(event ? voice.mentions(event) : null);
    if (event) this.timer = setTimeout(() => this.show(at + 1, pause, voice), pause);
    else this.goSoon();
  }

  private goSoon(): void {
    this.over = true;
    clearTimeout(this.timer);
    if (!this.reading) this.timer = setTimeout(() => this.stop(), LINGER_MS);
  }
}
