// The options of a new table: what the server says fits, while they are being chosen.

import type { Field, Form } from "../generated";
import { api } from "./api";

type Value = Field["values"][number];
export type Options = Record<string, Value | Value[]>;

/** The field's new value, once somebody picks one. A pick too many pushes the oldest one out, one too few stays. */
export function picked(field: Field, chosen: Value | Value[], value: Value): Value | Value[] {
  if (!field.several) return value;
  const before = [chosen].flat();
  const [least, most] = field.several;
  if (before.includes(value)) return before.length > least ? before.filter((one) => one !== value) : before;
  return [...before.slice(before.length < most ? 0 : 1), value];
}

/** Is there anything to choose? */
export function isOpen({ values, several, longest }: Field): boolean {
  return longest > 0 || values.length > (several?.[0] ?? 1);
}

export class OptionForm {
  now = $state.raw<Form | null>(null);
  /** The last change, until the server has said what fits it. */
  settled: Promise<void> = Promise.resolve();
  private attempt = 0;

  constructor(private readonly game: string) {}

  get options(): Options | null {
    return (this.now?.options ?? null) as Options | null;
  }

  /** Choose all options anew; what does not fit so many players, or each other, will be changed. */
  choose(options: unknown, seats: number): Promise<void> {
    if (this.now) this.now = { ...this.now, options };
    this.settled = this.fit(options, seats);
    return this.settled;
  }

  private async fit(options: unknown, seats: number): Promise<void> {
    const attempt = ++this.attempt;
    const form = await api.form(this.game, { seats, options });
    if (attempt === this.attempt) this.now = form;
  }
}
