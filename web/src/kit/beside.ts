// Where a small panel opens: beside its button, wholly inside the window.

const GAP = 8;

export function placeBeside(panel: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const size = panel.getBoundingClientRect();
  const below = at.bottom + GAP;
  const fits = below + size.height <= innerHeight - GAP;
  panel.style.left = `${within(at.left, size.width, innerWidth)}px`;
  panel.style.top = `${fits ? below : within(at.top - GAP - size.height, size.height, innerHeight)}px`;
}

function within(start: number, size: number, limit: number): number {
  return Math.max(GAP, Math.min(start, limit - size - GAP));
}
