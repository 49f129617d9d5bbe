// The players' colours; the rulebook leaves them to the players, so they follow the seats.

const COLOURS = ["teal", "plum", "ochre", "slate"];

/** The CSS custom property with the colour of a player's markers. */
export function seatColour(seat: number): string {
  return `--seat-${COLOURS[seat]}`;
}
