import { describe, expect, it } from "vitest";
import { kinds, names } from "../../../tests/kernel/names.json";
import type { DecisionMessage, GameMessage, Speech } from "../generated";
import { endings, groups } from "./grouping";
import { namesOf } from "./story";
import { nameOf, say, Voice } from "./voice";

const WORDS = `
seat = Игрок { $number }
bot = Бот
numbered-name = { $name } { $number }
card-noble = Благородный
place-skullport = Скаллпорт
place-labyrinth = Лабиринт
effect-draw = возьмите { $count ->
    [1] карту
    [few] { $count } карты
   *[other] { $count } карт
}
effect-seq = { $parts }
effect-seq-joiner = { "; " }
ask-turn = Ваш ход: могущество { $power }
option-deploy = Разместить войско: { $place }
option-end = Закончить ход
option-end-spend = Оставить могущество ({ $power })
event-gained = { $seat } получает { $number }: { $number ->
    [few] мало
   *[other] много
}
event-ousted = { $seat } гонит: { $whom } → { $to }
event-played = { $seat } разыгрывает карту: { $card }
sign-vp = ПО
sign-spy = шпион[а-я]*
`;
const GAME = {
  verbs: { deploy: { place: "place" }, choose: { alternative: "alternative" }, end: {} },
  events: { played: { seat: "seat", card: "card" }, gained: { seat: "seat", number: "number" }, ousted: { seat: "seat", whom: "seat", to: "place" } },
  facts: { turn: { power: "number" }, spend: { power: "number" } },
  kinds: {},
};
const voice = new Voice("ru", [WORDS], GAME, ["Анна", ""]);

function decision(options: string[][], facts: Record<string, unknown> = {}): DecisionMessage {
  return { seat: 0, kind: "turn", rule: "TY-TURN-02", options, facts, losses: [], bent: [] };
}

describe("a voice", () => {
  it("counts as Russians do", () => {
    expect([1, 2, 5].map((count) => voice.speak(say("effect-draw", { count })))).toEqual([
      "возьмите карту",
      "возьмите 2 карты",
      "возьмите 5 карт",
    ]);
  });

  it("joins the parts of a speech and makes a sentence of it", () => {
    const parts = [say("effect-draw", { count: 1 }), say("effect-draw", { count: 2 })];
    expect(voice.sentence(say("effect-seq", { parts }))).toBe("Возьмите карту; возьмите 2 карты.");
  });

  it("says prompts and events, and calls the nameless by their seat", () => {
    expect(voice.prompt(decision([], { power: 2 }))).toBe("Ваш ход: могущество 2");
    expect(voice.event({ name: "played", args: [0, "noble"], to: null })).toBe("Анна разыгрывает карту: Благородный");
    expect(voice.event({ name: "played", args: [1, "noble"], to: null })).toBe("Игрок 2 разыгрывает карту: Благородный");
  });

  it("says an answer in the words of its question, if that has some", () => {
    const spend = { ...decision([["end"]], { power: 2 }), kind: "spend" };
    expect([voice.option(spend, ["end"]), voice.option(decision([["end"]]), ["end"])]).toEqual(["Оставить могущество (2)", "Закончить ход"]);
  });

  it("says an event in parts, the names of things apart", () => {
    expect(voice.eventParts({ name: "played", args: [0, "noble"], to: null })).toEqual([
      { text: "Анна", mention: { kind: "seat", value: 0, by: 0 } },
      { text: " разыгрывает карту: " },
      { text: "Благородный", mention: { kind: "card", value: "noble", by: 0 } },
    ]);
    const whole = voice.event({ name: "gained", args: [1, 5], to: null });
    expect(voice.eventParts({ name: "gained", args: [1, 5], to: null }).map(({ text }) => text).join("")).toBe(whole);
  });

  it("says arguments by their kinds, whatever their names", () => {
    expect(voice.eventParts({ name: "ousted", args: [0, 1, "skullport"], to: null }).flatMap(({ mention }) => mention ?? [])).toEqual([
      { kind: "seat", value: 0, by: 0 },
      { kind: "seat", value: 1, by: 0 },
      { kind: "place", value: "skullport", by: 0 },
    ]);
    expect(voice.event({ name: "ousted", args: [0, 1, "skullport"], to: null })).toBe("Анна гонит: Игрок 2 → Скаллпорт");
  });

  it.each(names as [string, string, Speech][])("calls %s %s as the engine does", (kind, value, said) => {
    expect(nameOf(kinds as GameMessage["kinds"], kind, value)).toEqual(said);
  });

  it("says an alternative by the speech among the facts", () => {
    const question = decision([["choose", "2"]], { alternatives: [say("card-noble"), say("effect-draw", { count: 1 })] });
    expect(voice.option(question, ["choose", "2"])).toBe("Возьмите карту.");
  });

  it("shows the id of a message that is missing", () => {
    expect(voice.t("no-such-message")).toBe("no-such-message");
  });
});

describe("a card's text", () => {
  const signs = ["vp", "spy"];

  it("has each sign once, before the first of its words", () => {
    const text = "верните шпиона ▶ получите по 1 ПО за шпионов";
    expect(voice.signed(text, signs)).toEqual([
      { text: "верните " },
      { text: "шпиона", sign: "spy" },
      { text: " ▶ получите по 1 " },
      { text: "ПО", sign: "vp" },
      { text: " за шпионов" },
    ]);
  });

  it("has no sign inside of a word", () => {
    expect(voice.signed("ПОЛЕ, контршпион", signs)).toEqual([{ text: "ПОЛЕ, контршпион" }]);
  });
});

describe("options", () => {
  const question = decision([["deploy", "skullport"], ["deploy", "labyrinth"], ["end"]]);

  it("are grouped under what they have in common, endings apart", () => {
    const [group, ...others] = groups(question, voice, ["end"]);
    expect(others).toEqual([]);
    expect(group.head).toBe("Разместить войско");
    expect(group.choices.map((choice) => choice.short)).toEqual(["Скаллпорт", "Лабиринт"]);
    expect(endings(question, voice, ["end"]).map((choice) => choice.label)).toEqual(["Закончить ход"]);
  });
});

describe("names at a table", () => {
  it("are numbered where they are the same", () => {
    const seat = { level: "normal", away: false, mine: false };
    const seats = [
      { ...seat, seat: 0, kind: "person", name: "Анна" },
      { ...seat, seat: 1, kind: "bot", name: "" },
      { ...seat, seat: 2, kind: "bot", name: "" },
      { ...seat, seat: 3, kind: "person", name: "" },
    ];
    expect(namesOf(seats, voice)).toEqual(["Анна", "Бот 1", "Бот 2", "Игрок 4"]);
  });
});
