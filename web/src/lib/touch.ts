// Whether a finger did it: its tap only reads, and the button that then appears does. One tap never does both.

let last = "mouse";
globalThis.addEventListener?.("pointerdown", (event) => (last = (event as PointerEvent).pointerType), { capture: true });

export function isTap(event: MouseEvent | KeyboardEvent): boolean {
  return event instanceof MouseEvent && event.detail > 0 && last !== "mouse";
}
