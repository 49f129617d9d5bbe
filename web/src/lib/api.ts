// The HTTP part of the protocol, typed.

import type {
  Blocked,
  BotWish,
  BranchWish,
  ComponentsName,
  ComponentsText,
  Course,
  Curve,
  Form,
  FormWish,
  GameMessage,
  Listing,
  Me,
  Moment,
  Recorded,
  RecordBranchWish,
  RecordText,
  Section,
  Story,
  TableMessage,
  TableWish,
  Tale,
} from "../generated";
import { to } from "./root";
import type { Language } from "./voice";

/** A request that was not granted; `code` is said in the viewer's language as `error-<code>`, with the number after it. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    /** Of a damaged file: the line where it goes wrong. */
    readonly line = 0,
    /** Of a box that cannot be played with: what is wrong, a line each. */
    readonly faults: Partial<Record<Language, string>> = {},
  ) {
    super(sentence);
  }
}

/** The code of a refusal, followed by the number that its sentence needs, if any. */
export function numbered({ error, number }: { error: string; number?: number }): string {
  return number ? `${error} ${number}` : error;
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const isText = body === undefined || typeof body === "string";
  const headers: HeadersInit = isText ? {} : { "Content-Type": "application/json" };
  let response: Response;
  try {
    response = await fetch(to(`/api${path}`), { method, headers, body: isText ? body : JSON.stringify(body) });
  } catch {
    throw new Refusal("no-connection", "The server does not answer.");
  }
  if (response.ok) return response;
  const answer = await response.json().catch(() => ({ error: "broken", sentence: response.statusText }));
  throw new Refusal(numbered(answer), answer.sentence, answer.line, answer.faults);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await send(method, path, body)).json() as Promise<T>;
}

async function text(path: string): Promise<string> {
  return (await send("GET", path)).text();
}

export const api = {
  me: () => json<Me>("GET", "/me"),
  rename: (name: string) => json<Me>("PUT", "/me", { name }),
  forgetMe: () => send("DELETE", "/me"),
  games: () => json<GameMessage[]>("GET", "/games"),
  form: (game: string, wish: FormWish) => json<Form>("POST", `/games/${game}/form`, wish),
  catalogue: (game: string) => json<unknown>("GET", `/games/${game}/catalogue`),
  tableCatalogue: (id: string) => json<unknown>("GET", `/tables/${id}/catalogue`),
  recordCatalogue: (text: RecordText) => json<unknown>("POST", "/records/catalogue", text),
  checkComponents: (game: string, text: ComponentsText) => json<ComponentsName>("POST", `/games/${game}/components`, text),
  rules: (game: string, language: Language) => json<Section[]>("GET", `/games/${game}/rules/${language}`),
  gameWords: (game: string, language: Language) => text(`/games/${game}/words/${language}`),
  pageWords: (language: Language) => text(`/words/${language}`),
  myTables: (page: number) => json<Listing>("GET", `/tables?page=${page}`),
  openTables: (page: number) => json<Listing>("GET", `/tables/open?page=${page}`),
  openTable: (wish: TableWish) => json<TableMessage>("POST", "/tables", wish),
  deleteTable: (id: string) => send("DELETE", `/tables/${id}`),
  takeSeat: (id: string, seat: number) => json<TableMessage>("PUT", `/tables/${id}/seats/${seat}`),
  leaveSeat: (id: string, seat: number) => send("DELETE", `/tables/${id}/seats/${seat}`),
  seatBot: (id: string, seat: number, wish: BotWish) => json<TableMessage>("PUT", `/tables/${id}/seats/${seat}/bot`, wish),
  unseatBot: (id: string, seat: number) => json<TableMessage>("DELETE", `/tables/${id}/seats/${seat}/bot`),
  removeGuest: (id: string, seat: number) => json<TableMessage>("DELETE", `/tables/${id}/seats/${seat}/guest`),
  blocks: () => json<Blocked[]>("GET", "/blocks"),
  block: (id: string, author: string) => send("PUT", `/tables/${id}/blocks/${author}`),
  unblock: (id: string) => send("DELETE", `/blocks/${id}`),
  rematch: (id: string) => json<TableMessage>("POST", `/tables/${id}/rematch`),
  sequel: (id: string) => json<TableMessage>("POST", `/tables/${id}/sequel`),
  chronicle: (id: string) => json<Tale>("GET", `/tables/${id}/chronicle`),
  legacy: (id: string) => json<unknown>("GET", `/tables/${id}/legacy`),
  table: (id: string) => json<TableMessage>("GET", `/tables/${id}`),
  course: (id: string) => json<Course>("GET", `/tables/${id}/course`),
  moment: (id: string, number: number) => json<Moment>("GET", `/tables/${id}/moments/${number}`),
  curve: (id: string) => json<Curve>("GET", `/tables/${id}/curve`),
  branch: (id: string, wish: BranchWish) => json<TableMessage>("POST", `/tables/${id}/branch`, wish),
  readRecord: (text: RecordText) => json<Recorded>("POST", "/records/read", text),
  recordCourse: (text: RecordText) => json<Course>("POST", "/records/course", text),
  recordMoment: (text: RecordText, number: number) => json<Moment>("POST", `/records/moments/${number}`, text),
  recordCurve: (text: RecordText) => json<Curve>("POST", "/records/curve", text),
  branchRecord: (wish: RecordBranchWish) => json<TableMessage>("POST", "/records/branch", wish),
  importRecord: (text: string) => json<TableMessage>("POST", "/records", text),
  story: (id: string) => json<Story>("GET", `/tables/${id}/story`),
};

/** The file of the standard components. */
export function componentsOfGame(game: string): string {
  return to(`/api/games/${game}/components`);
}

/** The file of the components that a table is played with. */
export function componentsOfTable(id: string): string {
  return to(`/api/tables/${id}/components`);
}

export function recordAddress(id: string): string {
  return to(`/api/tables/${id}/record`);
}
