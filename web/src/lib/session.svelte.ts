// A page at a table: what it has been told, what it may do now, and how it does it.

import { PROTOCOL, type ChatLine, type Event, type Hint, type News, type State } from "../generated";
import { api, Refusal } from "./api";
import type { Option } from "./contract";
import { same } from "./grouping";
import { Line, type LineStatus, type Request } from "./live";
import { Pace } from "./pace";
import { to } from "./root";
import { PAUSE, settings } from "./settings.svelte";
import { heard, sinceTurn, Story } from "./story";

const NOTHING = -1;
/** In milliseconds: whoever answers sooner need not know more. */
const A_MOMENT = 300;

export class Session {
  state = $state.raw<State | null>(null);
  /** What has just happened; a new array after every change. */
  events = $state.raw<Event[]>([]);
  log = $state.raw<News[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** How many lines of the chat the person has seen. */
  read = $state(0);
  /** Has the page gone elsewhere? What arrives later concerns nobody. */
  private closed = false;
  status = $state<LineStatus>("connecting");
  /** Why the table is gone. */
  code = $state("");
  /** The code of the last refusal, until it is put away. */
  refusal = $state("");
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** The options of the question that cannot be undone freely, as soon as it is known. */
  irreversible = $state.raw<Option[]>([]);
  /** Is that known? */
  foreseen = $state(false);
  /** States that have come but are not shown yet. */
  behind = $state(0);
  /** At a screen shared by several seats: the one in front of it. */
  seated = $state<number | null>(null);
  /** The version that this page wishes to change: one wish at a time, one move for each. */
  private changing = $state(NOTHING);
  private story = new Story();
  private freshLine = true;
  /** The version of the last state that came. */
  private arrived = 0;
  private readonly line: Line;
  private readonly pace: Pace<State>;

  constructor(readonly id: string) {
    this.pace = new Pace(
      (state) => this.show(state),
      () => (this.state?.decision || document.hidden || this.state?.news.length === 0 ? 0 : PAUSE[settings.speed]),
      (waiting) => (this.behind = waiting),
    );
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.line = new Line(`${scheme}://${location.host}${to(`/api/tables/${id}/live`)}`, {
      state: (state) => this.arrive(state),
      chat: (line) => (this.chat = [...this.chat, line]),
      status: (status, code) => this.changeStatus(status, code),
    });
  }

  readonly mine = $derived(this.state?.table.seats.filter((seat) => seat.mine) ?? []);
  readonly shared = $derived(this.mine.length > 1);
  /** The seat through whose eyes the table is seen; null for a spectator. */
  readonly seat = $derived(this.shared ? (this.seated ?? this.mine[0].seat) : (this.mine[0]?.seat ?? null));
  /** What everybody sees, and what only that seat does. */
  readonly view = $derived(this.state?.view);
  readonly own = $derived(this.seat === null ? undefined : this.state?.own[this.seat]);
  readonly away = $derived(this.mine.some((seat) => seat.away));
  private readonly asked = $derived.by(() => {
    const decision = this.state?.decision ?? null;
    const seat = this.mine.find((one) => one.seat === decision?.seat);
    return seat?.away ? null : decision;
  });
  /** Whose turn it is to take the shared screen, which at first nobody has; null when the right person has it. */
  readonly passTo = $derived.by(() => {
    if (!this.shared || this.state?.table.status === "over") return null;
    const next = this.asked?.seat ?? this.seated ?? this.mine[0].seat;
    return next === this.seated ? null : next;
  });
  /** The question to the person in front of the screen. */
  readonly decision = $derived(this.passTo === null ? this.asked : null);
  /** What has happened since the last turn of the person in front of the screen, beginning with that turn's last choice. */
  readonly missed = $derived(heard(sinceTurn(this.log, this.seat), this.seat));
  /** Do other people play along, whose consent an undo needs, even while they are away? Bots always consent. */
  readonly inCompany = $derived(this.state?.table.seats.some((seat) => seat.kind === "person" && !seat.mine) ?? false);
  /** What was said by those who are not muted. */
  readonly audible = $derived(this.chat.filter((line) => !settings.muted.includes(line.author)));
  readonly unread = $derived(Math.max(0, this.audible.length - this.read));
  readonly ready = $derived(this.status === "open" && this.behind === 0 && this.state?.version !== this.changing);

  async move(option: Option): Promise<void> {
    const { state, decision } = this;
    if (!state || !decision || !this.ready || !decision.options.some((one) => same(one, option))) return;
    this.hint = null;
    await this.change({ type: "move", seat: decision.seat, version: state.version, option });
  }

  /** Take back the last choice made here, or ask the others to allow it; or, freely, all of this turn. */
  async undo(turn = false): Promise<void> {
    const { state } = this;
    if (!state || state.undo === "none" || (turn && state.undo !== "free") || !this.ready) return;
    const last = this.log.findLast((news) => this.mine.some((seat) => seat.seat === news.seat));
    const seat = last?.seat ?? this.seat;
    if (seat !== null) await this.change({ type: "undo", seat, version: state.version, turn });
  }

  async consent(agree: boolean): Promise<void> {
    if (this.seat !== null) await this.change({ type: "consent", seat: this.seat, agree });
  }

  async say(text: string): Promise<boolean> {
    return this.ask({ type: "say", text, seat: this.seat });
  }

  /** Somebody was blocked, or is no more: hear everything anew. */
  async listenAnew(): Promise<void> {
    const story = await this.attempt(() => api.story(this.id));
    if (story) this.chat = story.chat;
  }

  async askHint(): Promise<void> {
    if (!this.decision || this.thinking) return;
    this.thinking = true;
    try {
      const answer = await this.line.request({ type: "hint", seat: this.decision.seat });
      if (answer.type === "hint" && answer.version === this.state?.version) this.hint = answer;
    } catch (error) {
      this.refused(error);
    } finally {
      this.thinking = false;
    }
  }

  async leave(): Promise<void> {
    await this.attempt(() => Promise.all(this.mine.map((seat) => api.leaveSeat(this.id, seat.seat))));
  }

  async comeBack(): Promise<void> {
    await this.attempt(() => Promise.all(this.mine.map((seat) => api.takeSeat(this.id, seat.seat))));
  }

  /** Do something over HTTP; what is refused is shown. */
  async attempt<T>(deed: () => Promise<T>): Promise<T | null> {
    try {
      return await deed();
    } catch (error) {
      this.refused(error);
      return null;
    }
  }

  skip(): void {
    this.pace.skip();
  }

  /** The page or its network was away. */
  check(): void {
    this.line.check();
  }

  close(): void {
    this.closed = true;
    this.pace.skip();
    this.line.close();
  }

  /** Ask for a change of what is shown: nothing else until it is answered, and after a move not before it is seen. */
  private async change(request: Request): Promise<void> {
    const version = this.state?.version ?? NOTHING;
    this.changing = version;
    const done = await this.ask(request);
    if (this.changing === version && !(done && request.type === "move")) this.changing = NOTHING;
  }

  private async ask(request: Request): Promise<boolean> {
    this.refusal = "";
    try {
      await this.line.request(request);
      return true;
    } catch (error) {
      this.refused(error);
      return false;
    }
  }

  private refused(error: unknown): void {
    this.refusal = error instanceof Refusal ? error.code : "broken";
  }

  private arrive(state: State): void {
    if (state.protocol !== PROTOCOL) return reloadOnce();
    const hasGap = this.freshLine || state.version > this.arrived + state.news.length;
    this.freshLine = false;
    this.arrived = state.version;
    this.pace.push(state);
    if (hasGap) void this.catchUp();
  }

  private show(state: State): void {
    if (state.version !== this.hint?.version) this.hint = null;
    this.state = state;
    this.irreversible = [];
    this.foreseen = false;
    void this.learnIrreversible(state);
    if (this.passTo !== null) this.seated = null;
    this.events = state.news.flatMap((news) => news.events);
    this.log = this.story.hear(state.news);
  }

  /** Look ahead, unless the question is answered at once; without an answer the table works as well. */
  private async learnIrreversible(state: State): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
    if (this.closed || state !== this.state || !this.asked || !this.ready) return;
    const { seat, options } = this.asked;
    const answer = await this.line.request({ type: "irreversible", seat }).catch(() => null);
    if (this.closed || answer?.type !== "irreversible" || answer.version !== state.version || state !== this.state) return;
    this.irreversible = options.filter((option) => answer.options.some((one) => same(one, option)));
    this.foreseen = true;
  }

  /** A new line brings no news of the time before it, and a slow one only the last of them. */
  private async catchUp(): Promise<void> {
    const story = await this.attempt(() => api.story(this.id));
    if (this.closed || !story) return;
    this.log = this.story.tell(story.version, story.news);
    const isNew = !this.chat.length;
    const told = story.chat.at(-1)?.at ?? 0;
    this.chat = [...story.chat, ...this.chat.filter((line) => line.at > told)];
    if (isNew) this.read = this.audible.length;
  }

  private changeStatus(status: LineStatus, code: string): void {
    this.status = status;
    this.code = code;
    if (status !== "open") this.freshLine = true;
    if (status === "lost") this.changing = NOTHING;
  }
}

/** The server speaks another protocol: a newer page is there; but never reload in a circle. */
function reloadOnce(): void {
  const key = "igroteka-reloaded";
  if (sessionStorage.getItem(key) === String(PROTOCOL)) return;
  sessionStorage.setItem(key, String(PROTOCOL));
  location.reload();
}
