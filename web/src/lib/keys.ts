// Which key takes which option: digits first, then the letters that the table does not need itself.

export const UNDO_KEY = "U";
export const HINT_KEY = "H";
export const RECAP_KEY = "R";
export const ENDING_KEY = "0";
export const HELP_KEY = "?";

const DIGITS = [..."123456789"];
const LETTERS = [..."ABCDEFGIJKLMNOPQSTVWXYZ"];

/** All keys of the table, with the ids of the messages that explain them. */
export const KEYS: [keys: string, message: string][] = [
  ["1–9, A–Z", "keys-choose"],
  [ENDING_KEY, "keys-end"],
  [UNDO_KEY, "keys-undo"],
  [`Shift ${UNDO_KEY}`, "keys-undo-turn"],
  [HINT_KEY, "keys-hint"],
  [RECAP_KEY, "keys-recap"],
  ["Tab", "keys-tab"],
  ["Enter", "keys-enter"],
  ["Esc", "keys-escape"],
  [HELP_KEY, "keys-help"],
];

/** The key of the option at that place of the list; empty when the keys have run out. */
export function keyAt(index: number): string {
  return [...DIGITS, ...LETTERS][index] ?? "";
}

/** What a press means, whatever the keyboard's language: a digit, a letter, or nothing. */
export function pressed(event: Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "metaKey" | "altKey">): string {
  // On some keyboards the question mark shares its key with a digit or a letter.
  if (event.ctrlKey || event.metaKey || event.altKey || event.key === HELP_KEY) return "";
  return /^(?:Digit|Numpad|Key)([0-9A-Z])$/.exec(event.code)?.[1] ?? "";
}

/** Does something lie over the table that the keys are meant for? */
export function covered(): boolean {
  return document.querySelector("dialog[open], :popover-open") !== null;
}

/** Is the person writing something? */
export function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
