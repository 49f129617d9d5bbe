// How the game ended, and by what it was decided.

import type { VaalaView } from "../../generated";
import type { Voice } from "../../lib/voice";
import { playerOf } from "./people";

export function verdict(view: VaalaView, voice: Voice): string {
  const { winners, tied, ending, eliminated } = view;
  const name = (character: string) => voice.name("character", character);
  const { ready, spent } = playerOf(view, winners[0])!;
  const reason = ending === "power" ? ending : `${ending}-${tied.length ? "tie" : "most"}`;
  const sentence = voice.t(`web-verdict-${reason}`, {
    names: winners.map(name).join(", "),
    winner: name(winners[0]),
    power: ready + spent,
    tied: tied.map(name).join(", "),
    eliminated: eliminated && name(eliminated),
  });
  return winners.length > 1 ? `${sentence} ${voice.t("web-verdict-ally", { ally: name(winners[1]) })}` : sentence;
}
