// The log of a table: the choices that stand, each with what it brought.

import type { ChatLine, Event, News, SeatMessage } from "../generated";
import type { Voice } from "./voice";

/** The log with later news: choices are added, and those taken back go. */
function continued(log: News[], news: News[]): News[] {
  return news.reduce((entries, one) => (one.undone ? entries.slice(0, -one.undone) : [...entries, one]), log);
}

/** What the person in front of the screen may hear: at a shared screen not what only another seat was told. */
export function heard(events: Event[], seat: number | null): Event[] {
  return events.filter((event) => event.to === null || seat === null || event.to.includes(seat));
}

/** The events since the seat's last turn, from what its last free choice brought on: the rules may have gone on at once. */
export function sinceTurn(log: News[], seat: number | null): Event[] {
  return log.slice(Math.max(0, log.findLastIndex((news) => news.seat === seat && news.free))).flatMap((news) => news.events);
}

/** The same without what the seat itself did first. */
export function fromOthersOn(events: Event[], isOwn: (event: Event) => boolean): Event[] {
  const first = events.findIndex((event) => !isOwn(event));
  return first < 0 ? [] : events.slice(first);
}

/** The log of a page: the story so far and the news since; either may arrive first. */
export class Story {
  private told: News[] = [];
  private later: News[] = [];
  private version = 0;

  tell(version: number, news: News[]): News[] {
    this.version = version;
    this.told = news;
    return this.all();
  }

  hear(news: News[]): News[] {
    this.later = [...this.later, ...news];
    return this.all();
  }

  private all(): News[] {
    return continued(
      this.told,
      this.later.filter((one) => one.version > this.version),
    );
  }
}

/** How the players are called at this table; those of the same name are numbered. */
export function namesOf(seats: SeatMessage[], voice: Voice): string[] {
  const names = seats.map((seat) => nameOf(seat, voice));
  return names.map((name, index) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    const number = names.slice(0, index + 1).filter((other) => other === name).length;
    return voice.t("numbered-name", { name, number });
  });
}

function nameOf(seat: SeatMessage, voice: Voice): string {
  if (seat.kind === "bot") return voice.t("bot");
  if (seat.kind === "open") return voice.t("seat-open");
  return seat.name || voice.t("seat", { number: seat.seat + 1 });
}

/** A line of chat at its time of day. */
export function timeOf(line: ChatLine, language: string): string {
  return new Date(line.at * 1000).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
}
