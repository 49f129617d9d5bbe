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

export interface MeeplesBox {
  meeples: Record<string, MeeplesMeeple>;
  heroes: Record<string, MeeplesHero>;
  capitol: Record<string, MeeplesCapitol>;
  slots: Record<string, MeeplesSlot>;
  locations: Record<string, MeeplesLocation>;
  monsters: Record<string, MeeplesMonster>;
  arrivals: string[];
  tokens: Record<string, MeeplesToken>;
  quests: Record<string, MeeplesQuest>;
  rooms: Record<string, MeeplesRoom>;
}

export interface MeeplesCapitol {
  id: string;
  provenance: "public" | "reconstructed" | "rulebook";
  lines: MeeplesLine[];
  text: Speech[];
}

export interface MeeplesCrown {
  unit: string;
  gives: Speech;
  sign: "bag" | "vp" | null;
  count: number;
}

export interface MeeplesHero {
  id: string;
  levels: MeeplesHeroLevel[];
}

export interface MeeplesHeroLevel {
  level: number;
  strength: number;
  cost: number;
  phases: ("development" | "main")[];
  provenance: "public" | "reconstructed" | "rulebook";
  text: Speech[];
}

export interface MeeplesLine {
  units: Record<string, number>;
  gives: Speech;
}

export interface MeeplesLocation {
  id: string;
  district: "castle" | "cathedral" | "university" | "village" | "";
  requirement: Record<string, number>;
  stock: Record<string, number>;
  provenance: "public" | "reconstructed" | "rulebook";
  crowns: MeeplesCrown[];
  lines: MeeplesLine[];
  text: Speech[];
}

export interface MeeplesMeeple {
  id: string;
  kind: "basic" | "corruption" | "prestige";
  count: number;
  provenance: "public" | "reconstructed" | "rulebook";
}

export interface MeeplesMonster {
  id: string;
  level: number;
  type: "beast" | "humanoid" | "undead";
  strength: number;
  vp: number;
  district: "castle" | "cathedral" | "university" | "village" | "";
  three_plus: boolean;
  role: "city" | "minion" | "overlord";
  provenance: "public" | "reconstructed" | "rulebook";
  strengthens: ("cleric" | "knight" | "mage" | "peasant" | "warrior" | "paladin" | "ranger" | "shaman")[];
  text: Speech[];
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

export interface MeeplesQuest {
  id: string;
  kind: "completion" | "end" | "ongoing";
  vp: number;
  penalty: number;
  provenance: "public" | "reconstructed" | "rulebook";
  strengthens: ("cleric" | "knight" | "mage" | "peasant" | "warrior" | "paladin" | "ranger" | "shaman")[];
  text: Speech[];
}

export interface MeeplesRoom {
  id: string;
  requirement: Record<string, number>;
  provenance: "public" | "reconstructed" | "rulebook";
  lines: MeeplesLine[];
  text: Speech[];
}

export interface MeeplesSlot {
  id: string;
  district: "castle" | "cathedral" | "university" | "village";
  provenance: "public" | "reconstructed" | "rulebook";
  text: Speech[];
}

export interface MeeplesToken {
  id: string;
  vp: number;
  provenance: "public" | "reconstructed" | "rulebook";
  text: Speech[];
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
  overrun: Record<string, number>;
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

export interface TyrantsBox {
  cards: Record<string, TyrantsCard>;
  board: TyrantsBoard;
}

export interface TyrantsCard {
  id: string;
  deck: "aberrations" | "demons" | "dragons" | "drow" | "elementals" | "outcasts" | "piles" | "starter" | "undead";
  minion: string;
  aspect: "ambition" | "conquest" | "guile" | "malice" | "obedience" | null;
  cost: number | null;
  vp: number;
  inner_vp: number;
  copies: number;
  text: Speech[];
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

export interface VaalaActionCard {
  id: string;
  owner: string;
  glyphs: ("attack" | "collect" | "deploy" | "vaala")[];
  provenance: "public" | "reconstructed" | "rulebook";
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

export interface VaalaBox {
  board: VaalaBoard;
  die: VaalaFace[];
  tokens: VaalaTokens;
  characters: Record<string, VaalaCharacter>;
  actions: Record<string, VaalaActionCard>;
  vaala: Record<string, VaalaVaalaCard>;
  denizens: Record<string, VaalaDenizen>;
  events: Record<string, VaalaEventCard>;
  region_glyphs: Record<string, Speech[]>;
}

export interface VaalaCharacter {
  id: string;
  role: "dragon" | "general";
  start: string;
  wound_track: number[];
  essence_track: number;
  glyphs: Record<string, Speech[]>;
  faceless: Record<string, Speech[]>;
  bond: Speech[];
  provenance: "public" | "reconstructed" | "rulebook";
  titles: Record<string, Speech>;
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

export interface VaalaDenizen {
  id: string;
  homeland: string;
  unit: "archers" | "cavalry" | "infantry";
  ability: Speech[];
  provenance: "public" | "reconstructed" | "rulebook";
}

export interface VaalaEventCard {
  id: string;
  effect: Speech[];
  provenance: "public" | "reconstructed" | "rulebook";
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
  role: "dragon" | "general";
  seat: number | null;
  faceless: boolean;
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
  terrain: "forest" | "hills" | "jungle" | "mountains" | "plains" | "road" | "snow";
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

export interface VaalaVaalaCard {
  id: string;
  owner: string;
  cost: number;
  effect: Speech[];
  provenance: "public" | "reconstructed" | "rulebook";
  kind: "instant" | "lasting" | "reaction";
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
  terms: Record<string, Record<"general" | "neutral" | "types" | "units" | "wounds", number>>;
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
