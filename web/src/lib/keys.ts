// Which key takes which option: digits first, then the letters that the table does not need itself.

export const UNDO_KEY = "U";
export const HINT_KEY = "H";
export const HELP_KEY = "?";

const DIGITS = [..."123456789"];
const LETTERS = [..."ABCDEFGIJKLMNOPQRSTVWXYZ"];

/** The key of the option at that place of the list; empty when the keys have run out. */
export function keyAt(index: number): string {
  return [...DIGITS, ...LETTERS][index] ?? "";
}

/** What a press means, whatever the keyboard's language: a digit, a letter, or nothing. */
export function pressed(event: Pick<KeyboardEvent, "code" | "ctrlKey" | "metaKey" | "altKey">): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return "";
  return /^(?:Digit|Numpad|Key)([0-9A-Z])$/.exec(event.code)?.[1] ?? "";
}

/** Is the person writing something? */
export function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
