// The line to a table: one WebSocket that comes back by itself, requests with replies, and every change of the table.

import type { AskIrreversible, AskHint, ChatLine, Consent, Irreversible, Hint, Move, Ping, Reply, Say, State, Undo } from "../generated";
import { numbered, Refusal } from "./api";

type Wish<T> = T extends unknown ? Omit<T, "id"> : never;
export type Request = Wish<Move | Undo | Consent | Say | AskHint | AskIrreversible | Ping>;
type Answer = State | Reply | Hint | Irreversible;
type Message = ChatLine | Answer;

/** `gone`: the table does not exist (any more); no use in trying again. */
export type LineStatus = "connecting" | "open" | "lost" | "gone";

interface Listener {
  state: (state: State) => void;
  chat: (line: ChatLine) => void;
  status: (status: LineStatus, code: string) => void;
}

/** The part of a WebSocket that the line needs. */
export interface Socket {
  binaryType: string;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send: (data: string) => void;
  close: () => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const REFUSED = [4004, 1008];
/** After so many milliseconds without a word the line asks whether the server is there, and waits so long for an answer. */
export const SILENCE = 20_000;
export const PATIENCE = 8_000;

/** How long to wait before the attempt of that number, in milliseconds. */
export function backoff(attempt: number): number {
  return Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT);
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (refusal: Refusal) => void;
}

export class Line {
  private socket: Socket | null = null;
  private attempt = 0;
  private number = 0;
  /** Is the socket ready for requests? */
  private isOpen = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private waiting = new Map<number, Waiting>();
  private refusal = "";
  private readonly decoder = new TextDecoder();

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly connect: (url: string) => Socket = (address) => new WebSocket(address) as unknown as Socket,
  ) {
    this.open();
  }

  /** Send a request; resolves with its reply, rejects with what was wrong. */
  request(wish: Request): Promise<Answer> {
    const socket = this.socket;
    if (!socket || !this.isOpen) return Promise.reject(new Refusal("no-connection", "The line is down."));
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...wish, id }));
      this.watch(PATIENCE);
    });
  }

  /** Something has happened to the network, or the page was asleep: is the line still good? If not, try again at once. */
  check(): void {
    if (this.isOpen) this.wonder();
    else if (this.timer !== undefined) {
      clearTimeout(this.timer);
      this.attempt = 0;
      this.open();
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.hangUp();
  }

  private open(): void {
    this.timer = undefined;
    this.refusal = "";
    const socket = this.connect(this.url);
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.isOpen = true;
    };
    socket.onmessage = (event) => this.receive(event.data);
    socket.onclose = (event) => this.lost(event.code);
  }

  /** A dead line gives no sign of it: ask when it has been silent for so long. */
  private watch(silence: number): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.wonder(), silence);
  }

  private wonder(): void {
    this.request({ type: "ping" }).catch(() => {});
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.lost(0), PATIENCE);
  }

  private receive(data: unknown): void {
    this.watch(SILENCE);
    const text = typeof data === "string" ? data : this.decoder.decode(data as ArrayBuffer);
    const message = JSON.parse(text) as Message;
    if (message.type === "state") {
      this.attempt = 0;
      this.listener.status("open", "");
      this.listener.state(message);
    }
    if (message.type === "chat") this.listener.chat(message);
    else this.answer(message);
  }

  private answer(answer: Answer): void {
    if (answer.id === 0 && answer.type === "reply") this.refusal = numbered(answer);
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (answer.type === "reply" && answer.error) waiting?.reject(new Refusal(numbered(answer), answer.sentence));
    else waiting?.resolve(answer);
  }

  private lost(code: number): void {
    this.hangUp();
    if (REFUSED.includes(code)) {
      this.listener.status("gone", this.refusal || "no-table");
      return;
    }
    this.listener.status("lost", "");
    this.timer = setTimeout(() => this.open(), backoff(this.attempt++));
  }

  /** Nobody will answer what was asked on the old line: a move may or may not have been written; the next state tells. */
  private hangUp(): void {
    clearTimeout(this.watchdog);
    this.isOpen = false;
    if (this.socket) {
      this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
      this.socket.close();
      this.socket = null;
    }
    for (const { reject } of this.waiting.values()) reject(new Refusal("no-connection", "The line was lost."));
    this.waiting.clear();
  }
}
