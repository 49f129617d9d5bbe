// Generated from the Python Structs by `make types`; do not edit.
export interface AskHint {
  type: "hint";
  id: number;
  seat: number;
}

export interface BranchWish {
  number: number;
  seat: number;
}

export interface ChatLine {
  type: "chat";
  name: string;
  text: string;
  at: number;
}

export interface Consent {
  type: "consent";
  id: number;
  seat: number;
  agree: boolean;
}

export interface Curve {
  points: number[][];
}

export interface DecisionMessage {
  seat: number;
  kind: string;
  rule: string;
  options: string[][];
  facts: Record<string, unknown>;
  always_ask: boolean;
}

export interface Event {
  name: string;
  args: (string | number)[];
  to: number[] | null;
}

export interface GameMessage {
  name: string;
  rules: number;
  least: number;
  most: number;
  verbs: Record<string, string[]>;
  events: Record<string, string[]>;
  endings: string[];
  options: Record<string, unknown>;
  levels: string[];
}

export interface Hint {
  type: "hint";
  id: number;
  version: number;
  lines: HintLine[];
}

export interface HintLine {
  option: string[];
  value: number;
}

export interface Me {
  name: string;
  protocol: number;
}

export interface Moment {
  number: number;
  total: number;
  views: Record<string, unknown>;
  news: News;
}

export interface Move {
  type: "move";
  id: number;
  seat: number;
  version: number;
  option: string[];
}

export interface NewName {
  name: string;
}

export interface News {
  version: number;
  events: Event[];
  undone: number;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  sheet: Record<string, number>[];
}

export interface Reply {
  type: "reply";
  id: number;
  error: string;
  sentence: string;
}

export interface Say {
  type: "say";
  id: number;
  text: string;
}

export interface SeatMessage {
  seat: number;
  kind: string;
  name: string;
  level: string;
  away: boolean;
  mine: boolean;
}

export interface SeatWish {
  kind: string;
  level: string;
}

export interface Speech {
  id: string;
  args: Record<string, string | number | Speech | Speech[]>;
}

export interface State {
  type: "state";
  protocol: number;
  table: TableMessage;
  version: number;
  views: Record<string, unknown>;
  decision: DecisionMessage | null;
  undo: "ask" | "free" | "none";
  undo_asked_by: number | null;
  news: News[];
  outcome: Outcome | null;
}

export interface Story {
  version: number;
  news: News[];
  chat: ChatLine[];
}

export interface TableMessage {
  id: string;
  game: string;
  options: unknown;
  public: boolean;
  hosted: boolean;
  status: string;
  asked: number | null;
  created: number;
  updated: number;
  seats: SeatMessage[];
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options: unknown;
  public: boolean;
}

export interface TyrantsBoard {
  sites: TyrantsSite[];
  routes: TyrantsRoute[];
  dividers: [number, number][][];
}

export interface TyrantsCardFace {
  id: string;
  deck: string;
  minion: string;
  aspect: string | null;
  cost: number | null;
  vp: number;
  inner_vp: number;
  copies: number;
  text: Speech[];
}

export interface TyrantsCatalogue {
  cards: Record<string, TyrantsCardFace>;
  board: TyrantsBoard;
}

export interface TyrantsMarker {
  holder: string;
  total: boolean;
}

export interface TyrantsOptions {
  half_decks: [string, string];
  section: "ask" | "left" | "right";
  houses: string[];
}

export interface TyrantsPlayerView {
  seat: number;
  colour: string;
  hand: string[] | null;
  hand_size: number;
  deck_size: number;
  unseen: string[];
  discard: string[];
  inner_circle: string[];
  troops: number;
  spies: string[];
  spies_left: number;
  trophies: string;
  vp: number;
  score: Record<string, number>;
}

export interface TyrantsRoute {
  ends: [string, string];
  section: string;
  spaces: string;
  at: [number, number][];
}

export interface TyrantsSite {
  id: string;
  section: string;
  vp: number;
  start: boolean;
  spaces: string;
  marker: number | null;
  marker_at: [number, number] | null;
  at: [number, number][];
}

export interface TyrantsView {
  seat: number | null;
  round: number;
  first: number;
  active: number;
  power: number;
  influence: number;
  played: string[];
  sections: string[];
  troops: Record<string, string>;
  markers: Record<string, TyrantsMarker>;
  market: string[];
  market_deck_size: number;
  piles: Record<string, number>;
  devoured: string[];
  devoured_for_sale: boolean;
  ending: string;
  over: boolean;
  players: TyrantsPlayerView[];
}

export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  version: number;
}
