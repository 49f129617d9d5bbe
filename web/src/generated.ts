// Generated from the Python Structs by `make types`; do not edit.
export const PROTOCOL = 9;

export interface Advised {
  option: string[];
  value: number;
  reasons: Reason[];
}

export interface AskHint {
  type: "hint";
  id: number;
  seat: number;
}

export interface AskIrreversible {
  type: "irreversible";
  id: number;
  seat: number;
}

export interface Blocked {
  id: string;
  name: string;
}

export interface BotWish {
  level: string;
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
  seat: number | null;
  author: string;
  spectator: boolean;
  mine: boolean;
}

export interface ComponentsName {
  name: string;
}

export interface ComponentsText {
  text: string;
}

export interface Consent {
  type: "consent";
  id: number;
  seat: number;
  agree: boolean;
}

export interface Course {
  news: News[];
  turns: number[];
  parted: Parted | null;
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
  losses: Speech[];
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
  chance: number;
  lines: Advised[];
}

export interface Irreversible {
  type: "irreversible";
  id: number;
  version: number;
  options: string[][];
}

export interface Listing {
  tables: TableMessage[];
  more: boolean;
}

export interface Me {
  name: string;
  protocol: number;
}

export interface MeeplesCatalogue {
  meeples: Record<string, MeeplesMeepleFace>;
  heroes: Record<string, MeeplesHeroFace[]>;
  capitol: Record<string, MeeplesPlaceFace>;
  slots: Record<string, MeeplesSlotFace>;
  locations: Record<string, MeeplesPlaceFace>;
  monsters: Record<string, MeeplesMonsterFace>;
  tokens: Record<string, MeeplesTokenFace>;
  quests: Record<string, MeeplesQuestFace>;
  rooms: Record<string, MeeplesPlaceFace>;
}

export interface MeeplesHeroFace {
  level: number;
  strength: number;
  cost: number;
  text: Speech[];
  provenance: string;
}

export interface MeeplesMeepleFace {
  id: string;
  kind: string;
  count: number;
  provenance: string;
}

export interface MeeplesMonsterFace {
  id: string;
  role: string;
  level: number;
  type: string;
  district: string;
  strength: number;
  vp: number;
  three_plus: boolean;
  text: Speech[];
  provenance: string;
}

export interface MeeplesOptions {
  towers: "with" | "without";
}

export interface MeeplesOwn {
  quests: string[];
}

export interface MeeplesParty {
  seat: number;
  units: string[];
  added: string[];
}

export interface MeeplesPlaceFace {
  id: string;
  district: string;
  requirement: Record<string, number>;
  crown: string[];
  stock: Record<string, number>;
  text: Speech[];
  provenance: string;
}

export interface MeeplesPlayerView {
  seat: number;
  vp: number;
  tavern: string[];
  lodgings: string[];
  kept: string[];
  bag_size: number;
  levels: Record<string, number>;
  strengths: Record<string, number>;
  quests: string[];
  quest_count: number;
  completed: string[];
  pile: string[];
  rooms: string[];
  fought: string[];
}

export interface MeeplesQuestFace {
  id: string;
  kind: string;
  vp: number;
  penalty: number;
  text: Speech[];
  provenance: string;
}

export interface MeeplesSlotFace {
  id: string;
  district: string;
  text: Speech[];
  provenance: string;
}

export interface MeeplesTokenFace {
  id: string;
  vp: number;
  text: Speech[];
  provenance: string;
}

export interface MeeplesTowerView {
  room: string;
  left: number;
}

export interface MeeplesView {
  round: number;
  phase: string;
  first: number;
  active: number;
  arrivals: number;
  draw_size: number;
  final: number;
  over: boolean;
  supply: Record<string, number>;
  monsters: Record<string, string[]>;
  arriving: string;
  monster_deck_size: number;
  council: Record<string, string>;
  slots: Record<string, string>;
  stock: Record<string, number>;
  offer: string[];
  location_stack_size: number;
  towers: Record<string, MeeplesTowerView>;
  quest_deck_size: number;
  quest_discard: string[];
  parties: Record<string, MeeplesParty>;
  powers: Record<string, number>;
  used: string[];
  players: MeeplesPlayerView[];
}

export interface Moment {
  number: number;
  asked: number | null;
  view: unknown;
  own: Record<string, unknown>;
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
  seat: number;
  events: Event[];
  undone: number;
  free: boolean;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  sheet: Record<string, number>[];
}

export interface Parted {
  number: number;
  was: number;
  now: number;
}

export interface Ping {
  type: "ping";
  id: number;
}

export interface Reason {
  term: string;
  better: boolean;
  count: number;
}

export interface RecordBranchWish {
  record: string;
  number: number;
  seat: number;
}

export interface RecordText {
  record: string;
}

export interface Recorded {
  game: string;
  seats: number;
  outcome: Outcome | null;
  components: string;
}

export interface Reply {
  type: "reply";
  id: number;
  error: string;
  sentence: string;
  number: number;
}

export interface Say {
  type: "say";
  id: number;
  text: string;
  seat: number | null;
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

export interface Section {
  id: string;
  title: string;
  statements: Record<string, string>;
}

export interface Speech {
  id: string;
  args: Record<string, string | number | Speech | Speech[]>;
}

export interface State {
  type: "state";
  id: number;
  protocol: number;
  table: TableMessage;
  version: number;
  view: unknown;
  own: Record<string, unknown>;
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
  components: string;
  rematch: string;
  barred: boolean;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options: unknown;
  public: boolean;
  components: string;
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

export interface TyrantsControl {
  holder: string;
  total: boolean;
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

export interface TyrantsOwn {
  hand: string[];
  deck: string[];
}

export interface TyrantsPlayerView {
  seat: number;
  colour: string;
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
  score: number;
}

export interface TyrantsRoute {
  ends: [string, string];
  section: "center" | "left" | "right";
  spaces: string;
  at: [number, number][];
}

export interface TyrantsSite {
  id: string;
  section: "center" | "left" | "right";
  vp: number;
  start: boolean;
  spaces: string;
  marker: number | null;
  marker_at: [number, number] | null;
  at: [number, number][];
}

export interface TyrantsView {
  round: number;
  first: number;
  active: number;
  power: number;
  influence: number;
  played: string[];
  sections: string[];
  troops: Record<string, string>;
  control: Record<string, TyrantsControl>;
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
  turn: boolean;
}

export interface VaalaActionFace {
  id: string;
  owner: string;
  glyphs: string[];
  provenance: string;
}

export interface VaalaBoard {
  size: [number, number];
  regions: Record<string, VaalaRegion>;
  borders: VaalaBorder[];
  seas: Record<string, VaalaSea>;
  lakes: [number, number][][];
}

export interface VaalaBorder {
  between: [string, string];
  mountain: boolean;
  line: [number, number][];
  provenance: "public" | "reconstructed" | "rulebook";
}

export interface VaalaCatalogue {
  board: VaalaBoard;
  die: VaalaFace[];
  tokens: VaalaTokens;
  characters: Record<string, VaalaCharacterFace>;
  actions: Record<string, VaalaActionFace>;
  vaala: Record<string, VaalaVaalaFace>;
  denizens: Record<string, VaalaDenizenFace>;
  events: Record<string, VaalaEventFace>;
  region_glyphs: Record<string, Speech[]>;
}

export interface VaalaCharacterFace {
  id: string;
  role: string;
  start: string;
  wound_track: number[];
  essence_track: number;
  glyphs: Record<string, Speech[]>;
  faceless: Record<string, Speech[]>;
  bond: Speech[];
  provenance: string;
}

export interface VaalaCombat {
  region: string;
  attacker: string;
  defender: string;
  fought: string[];
  crossed: boolean;
  moved: string[];
  attack_bonus: number;
  counter_malus: number;
  attacks: number;
  counters: number;
  standard: number;
  mountains: boolean;
  used: string[];
  stolen: string[];
  destroyed: Record<string, string[]>;
  wounded: string[];
  bloodied: boolean;
  grieving: string[];
}

export interface VaalaCurrent {
  card: string;
  by: string;
  glyph: number;
}

export interface VaalaDenizenFace {
  id: string;
  homeland: string;
  unit: string;
  text: Speech[];
  provenance: string;
}

export interface VaalaEventFace {
  id: string;
  text: Speech[];
  provenance: string;
}

export interface VaalaFace {
  id: string;
  standard: number;
  critical: number;
}

export interface VaalaOptions {
  dealing: "choose" | "random";
  characters: string[];
}

export interface VaalaOwn {
  hand: string[];
  faces: string[];
}

export interface VaalaPlace {
  power: number;
  neutral: number;
  city: boolean;
}

export interface VaalaPlayerView {
  id: string;
  role: string;
  seat: number | null;
  at: string;
  ally: string;
  ready: number;
  spent: number;
  hand_size: number;
  shown: string[];
  unseen: string[];
  faceless_deck_size: number;
  vaala_deck_size: number;
  vaala_unseen: string[];
  vaala_open: string[];
  vaala_lasting: string[];
  vaala_discard: string[];
  wounds: number;
  severely_wounded: boolean;
  venom: number;
  essence: string[];
  units: Record<string, Record<string, number>>;
  supply: Record<string, number>;
  denizens: Record<string, string>;
  strength: Record<string, number>;
}

export interface VaalaRegion {
  id: string;
  terrain: string;
  at: [number, number];
  polygon: [number, number][];
  glyphs: ("fortify" | "reinforce" | "upgrade")[];
  start: string;
  seas: string[];
  provenance: "public" | "reconstructed" | "rulebook";
}

export interface VaalaSea {
  id: string;
  at: [number, number];
  polygon: [number, number][];
  provenance: "public" | "reconstructed" | "rulebook";
}

export interface VaalaSupply {
  power: number;
  neutral: number;
  cities: number;
}

export interface VaalaTokens {
  power: number;
  neutral_units: number;
  wounds: number;
  cities: number;
  dice: number;
  units_of_type: number;
  units_in_region: number;
  power_to_win: number;
  row: number;
}

export interface VaalaVaalaFace {
  id: string;
  owner: string;
  cost: number;
  kind: string;
  text: Speech[];
  provenance: string;
}

export interface VaalaView {
  phase: string;
  round: number;
  initiative: string;
  planner: string;
  players: VaalaPlayerView[];
  regions: Record<string, VaalaPlace>;
  supply: VaalaSupply;
  region_deck: string[];
  stack: string[];
  current: VaalaCurrent | null;
  combat: VaalaCombat | null;
  dice: Record<string, number>;
  row: string[];
  denizen_deck_size: number;
  denizen_discard: string[];
  event_deck_size: number;
  event_discard: string[];
  events_unseen: string[];
  ahead: string[];
  winners: string[];
  tied: string[];
  ending: string;
  eliminated: string;
}
