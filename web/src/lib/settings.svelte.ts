// What a person has set on this device: language, theme, speed, sound, and which questions not to ask again.

import type { Language } from "./voice";

type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";

export const LANGUAGES: Language[] = ["ru", "en"];
export const THEMES: Theme[] = ["system", "light", "dark"];
export const SPEEDS: Speed[] = ["slow", "normal", "fast", "off"];

/** How long another player's action stays before the next one is shown, in milliseconds. */
export const PAUSE: Record<Speed, number> = { slow: 1200, normal: 500, fast: 180, off: 0 };

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  askEnding: boolean;
  coached: boolean;
  /** Authors whose lines in the chat are not shown. */
  muted: string[];
}

const KEY = "igroteka";

function preferred(): Language {
  return navigator.languages.some((one) => /^(ru|be|uk|kk)\b/.test(one)) ? "ru" : "en";
}

function kept(): Kept {
  const defaults: Kept = {
    language: preferred(),
    theme: "system",
    speed: "normal",
    sound: false,
    askEnding: true,
    coached: false,
    muted: [],
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return defaults;
  }
}

export const settings = $state(kept());

/** Keep the settings and let the document follow them; call once, inside an effect root. */
export function followSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = settings.theme;
    root.dataset.motion = settings.speed === "off" ? "off" : "on";
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing: the settings last as long as the page.
    }
  });
}
