// The record that was opened from a file; it outlives a reload of the page, but not its tab.

const KEY = "igroteka-record";

export const opened = $state({ record: sessionStorage.getItem(KEY) ?? "" });

export function openRecord(text: string): void {
  opened.record = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // No room to keep it: it lasts as long as the page.
  }
}
