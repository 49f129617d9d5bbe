// What stands on a card, of whatever kind it is.

import type { OathSite, Speech } from "../../../generated";
import type { Desk } from "../desk.svelte";
import type { SignName } from "./signs";

export type Kind = "denizen" | "edifice" | "ruin" | "relic" | "site" | "vision" | "banner" | "space";

export interface Face {
  kind: Kind;
  /** The CSS custom property with its tint. */
  tint: string;
  sign: SignName;
  /** Its kind, suit or goal in a few words. */
  line: string;
  /** Each power in words. */
  powers: Speech[][];
  /** Where it may lie: "none" anywhere. */
  restriction: "adviser" | "none" | "site";
  isLocked: boolean;
  /** The defense dice of a relic. */
  dice: number;
}

const PLAIN = { restriction: "none", isLocked: false, dice: 0 } as const;

/** The face of a card by its id; ids are unique over all kinds. */
export function faceOf(desk: Desk, id: string): Face {
  const { denizens, edifices, relics, sites, visions, banners, reliquary } = desk.catalogue;
  const { voice } = desk;
  const suited = (suit: keyof typeof SUIT_SIGNS) => ({ tint: `--suit-${suit}`, sign: SUIT_SIGNS[suit], line: voice.t(`suit-${suit}`) });
  if (id in denizens) {
    const { suit, powers, restriction, locked } = denizens[id];
    return { ...PLAIN, ...suited(suit), kind: "denizen", powers, restriction, isLocked: locked };
  }
  if (id in edifices) {
    const { suit, powers } = edifices[id];
    const face = suited(suit);
    return { ...PLAIN, ...face, kind: "edifice", powers, restriction: "site", isLocked: true, line: voice.t("web-edifice-of", { suit: face.line }) };
  }
  if (id in relics) {
    const { powers, dice } = relics[id];
    return { ...PLAIN, kind: "relic", tint: "--oath-relic", sign: "relic", line: voice.t("web-relic"), powers, dice };
  }
  if (id in sites) {
    const { passives, powers } = sites[id];
    return { ...PLAIN, kind: "site", tint: "--oath-site", sign: "site", line: siteLine(desk, sites[id]), powers: [...passives, ...powers] };
  }
  if (id in visions) {
    const { goal, powers } = visions[id];
    const line = goal ? voice.t("web-vision-goal", { goal: voice.t(`goal-${goal}`) }) : voice.t("web-vision");
    return { ...PLAIN, kind: "vision", tint: "--oath-vision", sign: "vision", line, powers };
  }
  if (id in banners) {
    return { ...PLAIN, kind: "banner", tint: "--oath-banner", sign: "banner", line: voice.t("web-banner"), powers: banners[id].powers };
  }
  const ruin = Object.values(edifices).find((edifice) => edifice.ruin.id === id)?.ruin;
  if (ruin) {
    return { ...PLAIN, kind: "ruin", tint: "--suit-none", sign: "locked", line: voice.t("web-ruin"), powers: ruin.powers, restriction: "site", isLocked: true };
  }
  const space = reliquary.find((one) => one.id === id);
  return { ...PLAIN, kind: "space", tint: "--side-purple", sign: "reliquary", line: voice.t("web-reliquary"), powers: space?.passives ?? [] };
}

const SUIT_SIGNS = { discord: "discord", arcane: "arcane", order: "order", hearth: "hearth", beast: "beast", nomad: "nomad" } as const;

/** How many cards a site holds, and what recovering a relic costs there. */
function siteLine({ voice }: Desk, { capacity, recover }: OathSite): string {
  const room = voice.t("web-capacity", { count: capacity });
  if (!recover) return room;
  const price = recover.secrets
    ? voice.t("web-recover-secrets", { count: recover.secrets })
    : recover.bank
      ? voice.t("web-recover-favor", { count: recover.favor, suit: voice.t(`suit-${recover.bank}`) })
      : voice.t("web-recover-burn", { count: recover.favor });
  return `${room}. ${price}`;
}

/** What is paid or may not be done with a card, in words. */
export function marksOf(desk: Desk, face: Face): string[] {
  const { voice } = desk;
  return [
    ...(face.restriction === "none" ? [] : [voice.t(`web-only-${face.restriction}`)]),
    ...(face.isLocked ? [voice.t("web-locked")] : []),
    ...(face.dice ? [voice.t("web-relic-dice", { count: face.dice })] : []),
  ];
}

/** A card in words: its name, its kind, what lies on it, its text. */
export function describeCard(desk: Desk, id: string): string {
  const face = faceOf(desk, id);
  const tokens = desk.view.tokens[id];
  const laden = tokens ? desk.voice.t("web-on-it", { favor: tokens.favor, secrets: tokens.secrets }) : "";
  const lines = [desk.cardName(id), face.line, ...marksOf(desk, face), laden].filter(Boolean).map((line) => `${line}.`);
  return [...lines, ...face.powers.map((power) => desk.voice.text(power))].join(" ").trim();
}
