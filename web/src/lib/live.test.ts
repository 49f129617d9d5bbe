import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News, State } from "../generated";
import { backoff, Line, type LineStatus, PATIENCE, SILENCE, type Socket } from "./live";
import { Pace } from "./pace";
import { fromOthersOn, heard, sinceTurn, Story } from "./story";

class FakeSocket implements Socket {
  binaryType = "";
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: { id: number; type: string }[] = [];
  send = (data: string) => void this.sent.push(JSON.parse(data));
  closed = false;
  close = () => void (this.closed = true);
  tell = (message: unknown) => this.onmessage?.({ data: new TextEncoder().encode(JSON.stringify(message)).buffer });
}

function visit() {
  const sockets: FakeSocket[] = [];
  const states: State[] = [];
  const statuses: [LineStatus, string][] = [];
  const listener = {
    state: (state: State) => void states.push(state),
    chat: () => {},
    status: (status: LineStatus, code: string) => void statuses.push([status, code]),
  };
  const line = new Line("ws://table", listener, () => {
    sockets.push(new FakeSocket());
    return sockets.at(-1)!;
  });
  return { line, sockets, states, statuses };
}

const SAY = { type: "say", text: "привет", seat: null } as const;

describe("the line to a table", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("gives each request its own reply", async () => {
    const { line, sockets } = visit();
    sockets[0].onopen?.();
    const [one, other] = [line.request(SAY), line.request(SAY)];
    sockets[0].tell({ type: "reply", id: 2, error: "stale", sentence: "The table has moved on." });
    sockets[0].tell({ type: "reply", id: 1, error: "", sentence: "" });
    await expect(one).resolves.toMatchObject({ id: 1 });
    await expect(other).rejects.toMatchObject({ code: "stale" });
  });

  it("refuses requests while it is down, and those on their way when it breaks", async () => {
    const { line, sockets } = visit();
    await expect(line.request(SAY)).rejects.toMatchObject({ code: "no-connection" });
    sockets[0].onopen?.();
    const onItsWay = line.request(SAY);
    sockets[0].onclose?.({ code: 1006 });
    await expect(onItsWay).rejects.toMatchObject({ code: "no-connection" });
    expect(sockets[0].sent).toHaveLength(1);
  });

  it("comes back by itself, more and more patiently", () => {
    const { sockets, statuses, states } = visit();
    for (const attempt of [0, 1, 2]) {
      sockets.at(-1)!.onclose?.({ code: 1006 });
      vi.advanceTimersByTime(backoff(attempt) - 1);
      expect(sockets).toHaveLength(attempt + 1);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(attempt + 2);
    }
    sockets.at(-1)!.onopen?.();
    sockets.at(-1)!.tell({ type: "state", version: 3 });
    expect(states).toHaveLength(1);
    expect(statuses.at(-1)).toEqual(["open", ""]);
    sockets.at(-1)!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(backoff(0));
    expect(sockets).toHaveLength(5);
  });

  it("asks when it has heard nothing for a while, and takes silence for a loss", () => {
    const { sockets, statuses } = visit();
    sockets[0].onopen?.();
    sockets[0].tell({ type: "state", version: 3 });
    vi.advanceTimersByTime(SILENCE);
    expect(sockets[0].sent.map(({ type }) => type)).toEqual(["ping"]);
    sockets[0].tell({ type: "reply", id: 1, error: "", sentence: "" });
    vi.advanceTimersByTime(SILENCE + PATIENCE - 1);
    expect(statuses.at(-1)).toEqual(["open", ""]);
    vi.advanceTimersByTime(1);
    expect(statuses.at(-1)).toEqual(["lost", ""]);
    expect(sockets[0].closed).toBe(true);
    vi.advanceTimersByTime(backoff(0));
    expect(sockets).toHaveLength(2);
  });

  it("does not wait for ever for an answer", async () => {
    const { line, sockets } = visit();
    sockets[0].onopen?.();
    const unanswered = expect(line.request(SAY)).rejects.toMatchObject({ code: "no-connection" });
    vi.advanceTimersByTime(2 * PATIENCE);
    await unanswered;
  });

  it("is asked for a sign of life when the page wakes, and tries again at once when it was down", () => {
    const { line, sockets, statuses } = visit();
    sockets[0].onopen?.();
    line.check();
    vi.advanceTimersByTime(PATIENCE);
    expect(statuses.at(-1)).toEqual(["lost", ""]);
    line.check();
    expect(sockets).toHaveLength(2);
  });

  it("is closed even before it was open", () => {
    const { line, sockets, statuses } = visit();
    line.close();
    sockets[0].onopen?.();
    sockets[0].onclose?.({ code: 1006 });
    vi.advanceTimersByTime(60_000);
    expect([sockets[0].closed, sockets.length, statuses]).toEqual([true, 1, []]);
  });

  it("does not come back to a table that is gone", () => {
    const { sockets, statuses } = visit();
    sockets[0].tell({ type: "reply", id: 0, error: "no-table", sentence: "There is no such table." });
    sockets[0].onclose?.({ code: 4004 });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(statuses.at(-1)).toEqual(["gone", "no-table"]);
  });
});

describe("the pace", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows what others do one by one, and all at once when asked", () => {
    const shown: number[] = [];
    const pace = new Pace<number>((item) => void shown.push(item), () => 500);
    [1, 2, 3, 4].forEach((item) => pace.push(item));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([1, 2]);
    pace.skip();
    expect(shown).toEqual([1, 2, 3, 4]);
  });
});

describe("the story of a table", () => {
  const news = (version: number, undone = 0, seat = 0): News => ({ version, seat, events: [], undone, free: true });

  it("is the same whether it comes before or after the first news", () => {
    const told = [news(1), news(2)];
    const late = new Story();
    late.hear([news(2)]);
    late.hear([news(3)]);
    const early = new Story();
    early.tell(2, told);
    expect(late.tell(2, told)).toEqual(early.hear([news(3)]));
  });

  it("forgets what was taken back", () => {
    const story = new Story();
    story.tell(2, [news(1), news(2)]);
    expect(story.hear([news(3, 2), news(4)]).map((one) => one.version)).toEqual([4]);
  });

  const event = (name: string) => ({ name, args: [], to: null });
  const log = [
    { ...news(1), events: [event("earlier")] },
    { ...news(2), events: [event("mine"), event("the rules'")] },
    { ...news(3, 0, 1), events: [event("theirs")] },
    { ...news(4), free: false, events: [event("my answer")] },
    { ...news(5, 0, 2), events: [event("another's")] },
  ];

  it("tells everything since a seat's last turn, whatever it has answered meanwhile", () => {
    const names = (seat: number) => sinceTurn(log, seat).map(({ name }) => name);
    expect(names(0)).toEqual(["mine", "the rules'", "theirs", "my answer", "another's"]);
    expect(names(2)).toEqual(["another's"]);
    expect(names(3)).toHaveLength(6);
  });

  it("leaves out only what the seat itself did first", () => {
    const isOwn = ({ name }: { name: string }) => name.includes("m");
    expect(fromOthersOn(sinceTurn(log, 0), isOwn).map(({ name }) => name)).toEqual(["the rules'", "theirs", "my answer", "another's"]);
    expect(fromOthersOn([event("mine")], isOwn)).toEqual([]);
  });

  it("keeps from a shared screen what only another seat was told", () => {
    const events = [
      { name: "drew", args: [], to: null },
      { name: "drew_card", args: [], to: [1] },
    ];
    expect(heard(events, 0)).toHaveLength(1);
    expect(heard(events, 1)).toHaveLength(2);
  });
});
