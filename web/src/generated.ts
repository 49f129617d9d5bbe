// Generated from the Python Structs by `make types`; do not edit.
export const PROTOCOL = 11;
export const NUMBERS: string[] = ["alternative", "number", "seat"];

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

export interface Called {
  type: "Called";
  prefix: string;
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

export interface Compound {
  type: "Compound";
  message: string;
  parts: Record<string, string>;
  signs: string;
  alone: string;
}

export interface Consent {
  type: "consent";
  id: number;
  seat: number;
  agree: boolean;
}

export interface Counted {
  type: "Counted";
  prefix: string;
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
  bent: string[];
}

export interface Event {
  name: string;
  args: (string | number)[];
  to: number[] | null;
}

export interface Field {
  name: string;
  values: (string | number)[];
  kind: string;
  several: [number, number] | null;
  longest: number;
}

export interface Form {
  options: unknown;
  fields: Field[];
  presets: Record<string, unknown>;
}

export interface FormWish {
  seats: number;
  options: unknown;
}

export interface GameMessage {
  name: string;
  rules: number;
  least: number;
  most: number;
  verbs: Record<string, Record<string, string>>;
  events: Record<string, Record<string, string>>;
  facts: Record<string, Record<string, string>>;
  kinds: Record<string, Called | Counted | Several | Compound>;
  endings: string[];
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

export interface OathAdviserView {
  card: string;
  back: "denizen" | "relic" | "vision";
}

export interface OathAge {
  game: number;
  winner: string;
  colour: "black" | "blue" | "purple" | "red" | "white" | "yellow";
  role: "chancellor" | "citizen" | "exile" | "";
  ways: ("last_round" | "steadfast" | "successor" | "usurper" | "vision")[];
  vision: string;
  oath: "devotion" | "people" | "protection" | "supremacy" | "";
  rounds: number;
  players: ("black" | "blue" | "purple" | "red" | "white" | "yellow")[];
  citizens: ("black" | "blue" | "purple" | "red" | "white" | "yellow")[];
  sworn_in: ("black" | "blue" | "purple" | "red" | "white" | "yellow")[];
  sites: string[];
  edifice: string;
  edifice_at: string;
  fallen: string[];
  lost: string[];
  suit: string;
}

export interface OathAttackFace {
  id: string;
  swords: number;
  hollow: number;
  skulls: number;
}

export interface OathBannerCard {
  id: "darkest_secret" | "peoples_favor";
  powers: Speech[][];
}

export interface OathBannerView {
  tokens: number;
  holder: number;
  mob: boolean;
}

export interface OathBoard {
  travel: Record<"cradle" | "hinterland" | "provinces", Record<"cradle" | "hinterland" | "provinces", number>>;
  search: number[];
  rest: Record<"chancellor" | "citizen" | "exile", OathBracket[]>;
  favor: number;
  secrets: number;
  warbands: Record<"chancellor" | "citizen" | "exile", number>;
  end_rolls: Record<string, number[]>;
}

export interface OathBox {
  denizens: Record<string, OathDenizen>;
  edifices: Record<string, OathEdifice>;
  relics: Record<string, OathRelic>;
  sites: Record<string, OathSite>;
  visions: Record<string, OathVision>;
  oaths: Record<string, OathOathGoal>;
  reliquary: OathReliquarySpace[];
  banners: Record<string, OathBannerCard>;
  attack_die: OathAttackFace[];
  defense_die: OathDefenseFace[];
  board: OathBoard;
}

export interface OathBracket {
  warbands: number;
  supply: number;
}

export interface OathCampaignView {
  attacker: number;
  defender: number;
  allies: number[];
  at: string;
  sites: string[];
  relics: string[];
  unseen_relics: number;
  pawn: boolean;
  attack: number;
  defense: number;
  force: number;
  guard: number;
  odds: number;
  plans: Record<string, number>;
  attack_roll: string[];
  defense_roll: string[];
  attack_value: number;
  defense_value: number;
  sacrificed: number;
  killed: Record<number, number>;
  victor: string;
  step: number;
}

export interface OathChronicle {
  name: string;
  game: number;
  oath: "devotion" | "people" | "protection" | "supremacy";
  citizens: ("black" | "blue" | "purple" | "red" | "white" | "yellow")[];
  sites: OathSiteRecord[];
  world: string[];
  dispossessed: string[];
  relics: string[];
  upper_relics: number;
  history: OathAge[];
  origin: string;
}

export interface OathDefenseFace {
  id: string;
  shields: number;
  doubles: boolean;
}

export interface OathDenizen {
  id: string;
  number: number;
  suit: "arcane" | "beast" | "discord" | "hearth" | "nomad" | "order";
  powers: Speech[][];
  restriction: "adviser" | "none" | "site";
  locked: boolean;
}

export interface OathDoingView {
  seat: number;
  action: "campaign" | "muster" | "recover" | "search" | "trade" | "travel";
  target: string;
  modifiers: string[];
}

export interface OathEdifice {
  id: string;
  number: number;
  suit: "arcane" | "beast" | "discord" | "hearth" | "nomad" | "order";
  powers: Speech[][];
  ruin: OathRuin;
}

export interface OathKnown {
  card: string;
  zone: "adviser" | "hand" | "pile" | "relic" | "relic_deck" | "reliquary" | "site" | "world";
  place: string;
  seat: number;
  position: number;
}

export interface OathOathGoal {
  id: "devotion" | "people" | "protection" | "supremacy";
  number: number;
  keeper: "darkest_secret" | "grand_scepter" | "most_relics" | "most_sites" | "peoples_favor";
  successor: "darkest_secret" | "grand_scepter" | "most_relics" | "most_sites" | "peoples_favor";
  banner: "darkest_secret" | "peoples_favor" | null;
}

export interface OathOptions {
  start: "chronicle" | "learning" | "new";
  chancellor: "chance" | number;
  seating: "chance" | "seats";
  boards: "choose" | "dealt";
  colours: ("black" | "blue" | "purple" | "red" | "white" | "yellow")[];
  name: string;
  names: string[];
  chronicle: OathChronicle | null;
  text: string;
}

export interface OathOwn {
  advisers: string[];
  drawn: string[];
  known: OathKnown[];
}

export interface OathPileView {
  region: "cradle" | "hinterland" | "provinces";
  backs: ("denizen" | "relic" | "vision")[];
}

export interface OathPlaceView {
  id: string;
  region: "cradle" | "hinterland" | "provinces";
  site: string;
  cards: string[];
  relics: number;
  favor: number;
  secrets: number;
  warbands: Record<string, number>;
  rulers: number[];
  bandits: boolean;
  pawns: number[];
}

export interface OathPlayerView {
  seat: number;
  colour: "black" | "blue" | "purple" | "red" | "white" | "yellow";
  force: "black" | "blue" | "purple" | "red" | "white" | "yellow";
  role: "chancellor" | "citizen" | "exile";
  at: string;
  supply: number;
  favor: number;
  secrets: number;
  facedown: number;
  warbands: number;
  bank: number;
  advisers: OathAdviserView[];
  relics: string[];
  banners: string[];
  vision: string;
  drawn: ("denizen" | "relic" | "vision")[];
  sites: number;
}

export interface OathPromise {
  by: number;
  to: number;
  deed: string;
  until: number;
  penalty: number;
}

export interface OathRecoverCost {
  favor: number;
  bank: "arcane" | "beast" | "discord" | "hearth" | "nomad" | "order" | null;
  secrets: number;
}

export interface OathRelic {
  id: string;
  number: number;
  dice: number;
  powers: Speech[][];
}

export interface OathReliquarySpace {
  id: string;
  passives: Speech[][];
}

export interface OathRuin {
  id: string;
  powers: Speech[][];
}

export interface OathSite {
  id: string;
  number: number;
  capacity: number;
  passives: Speech[][];
  powers: Speech[][];
  favor: number;
  secrets: number;
  relics: number;
  recover: OathRecoverCost | null;
}

export interface OathSiteRecord {
  site: string;
  faceup: boolean;
  cards: string[];
  relics: string[];
}

export interface OathStandingView {
  source: string;
  goal: "darkest_secret" | "grand_scepter" | "most_relics" | "most_sites" | "peoples_favor";
  seat: number;
  has: number[];
  met_by: number[];
}

export interface OathTokens {
  favor: number;
  secrets: number;
}

export interface OathVictory {
  seat: number;
  ways: ("last_round" | "steadfast" | "successor" | "usurper" | "vision")[];
  vision: string;
  role: "chancellor" | "citizen" | "exile";
  sites: string[];
}

export interface OathView {
  round: number;
  phase: "act" | "chronicle" | "opening" | "over" | "rest" | "round_end" | "wake";
  order: number[];
  active: number;
  players: OathPlayerView[];
  places: OathPlaceView[];
  piles: OathPileView[];
  top: "denizen" | "relic" | "vision" | null;
  visions_drawn: number;
  search: number;
  banks: Record<string, number>;
  favor: number;
  secrets: number;
  banners: Record<string, OathBannerView>;
  tokens: Record<string, OathTokens>;
  oath: "devotion" | "people" | "protection" | "supremacy";
  title: number;
  usurper: boolean;
  relic_deck: number;
  reliquary: boolean[];
  standing: OathStandingView[];
  doing: OathDoingView | null;
  campaign: OathCampaignView | null;
  promises: OathPromise[];
  caged: Record<string, number>;
  prophets: Record<string, number>;
  out: string[];
  victory: OathVictory | null;
}

export interface OathVision {
  id: string;
  number: number;
  goal: "darkest_secret" | "grand_scepter" | "most_relics" | "most_sites" | "peoples_favor" | null;
  oath: "devotion" | "people" | "protection" | "supremacy" | null;
  rank: number;
  powers: Speech[][];
}

export interface Outcome {
  winners: number[];
  scores: number[];
  sheet: Record<string, number>[];
  teams: number[][];
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

export interface Several {
  type: "Several";
  message: string;
  of: string;
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
  legacy: boolean;
}

export interface Story {
  version: number;
  news: News[];
  chat: ChatLine[];
}

export interface TableMessage {
  id: string;
  game: string;
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

export interface Tale {
  title: Speech;
  ages: Speech[];
  now: Speech[];
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

export type MeeplesOption =
  | { verb: "choose"; alternative: number }
  | { verb: "player"; seat: number }
  | { verb: "accept" }
  | { verb: "decline" }
  | { verb: "send"; unit: string; place: string }
  | { verb: "send_as"; unit: string; role: string; place: string }
  | { verb: "call_up"; unit: string; place: string }
  | { verb: "use"; thing: string }
  | { verb: "proceed" }
  | { verb: "commit" }
  | { verb: "resolve"; thing: string }
  | { verb: "build"; location: string }
  | { verb: "at"; slot: string }
  | { verb: "take"; unit: string }
  | { verb: "return"; unit: string }
  | { verb: "keep"; unit: string }
  | { verb: "cleanse"; area: string }
  | { verb: "discard"; quest: string }
  | { verb: "complete"; quest: string }
  | { verb: "stow"; unit: string }
  | { verb: "enough" }
  | { verb: "district"; district: string };

export type MeeplesEvent =
  | { name: "turn"; seat: number; number: number }
  | { name: "rules_improved" }
  | { name: "rules_parted"; was: number; now: number }
  | { name: "token"; monster: string; thing: string }
  | { name: "first"; seat: number }
  | { name: "vp"; seat: number; number: number; thing: string }
  | { name: "vp_lost"; seat: number; number: number; thing: string }
  | { name: "sent"; seat: number; unit: string; place: string }
  | { name: "sent_as"; seat: number; unit: string; role: string; place: string }
  | { name: "called_up"; seat: number; unit: string; place: string }
  | { name: "ousted"; seat: number; other: number; place: string }
  | { name: "reigned"; seat: number; place: string }
  | { name: "used"; seat: number; thing: string }
  | { name: "built"; seat: number; location: string; slot: string }
  | { name: "stocked"; unit: string; number: number; location: string }
  | { name: "trained"; seat: number; unit: string; number: number }
  | { name: "gained"; seat: number; unit: string; thing: string }
  | { name: "lacking"; seat: number; unit: string; thing: string }
  | { name: "out_of_stock"; seat: number; unit: string; location: string }
  | { name: "flocked"; seat: number; place: string }
  | { name: "returned"; seat: number; unit: string; thing: string }
  | { name: "rested"; seat: number; unit: string }
  | { name: "stowed"; seat: number; unit: string }
  | { name: "kept"; seat: number; unit: string }
  | { name: "fought"; seat: number; monster: string; number: number }
  | { name: "defeated"; seat: number; monster: string }
  | { name: "claimed"; seat: number; room: string }
  | { name: "stayed"; seat: number; place: string }
  | { name: "tired"; seat: number }
  | { name: "appeared"; monster: string; district: string }
  | { name: "exhausted" }
  | { name: "arrival"; number: number }
  | { name: "final"; number: number }
  | { name: "drew"; seat: number; unit: string }
  | { name: "refilled"; seat: number }
  | { name: "drew_quests"; seat: number; number: number }
  | { name: "drew_quest"; seat: number; quest: string }
  | { name: "reshuffled" }
  | { name: "discarded"; seat: number; quest: string }
  | { name: "completed"; seat: number; quest: string }
  | { name: "failed"; seat: number; quest: string }
  | { name: "offered"; location: string }
  | { name: "opened"; room: string; district: string }
  | { name: "standstill" }
  | { name: "over" };

export type MeeplesQuestion =
  | { kind: "ability" }
  | { kind: "complete" }
  | { kind: "draw_phase" }
  | { kind: "resolve" }
  | { kind: "build"; thing: string }
  | { kind: "cleanse"; thing: string }
  | { kind: "discard"; thing: string }
  | { kind: "keep"; thing: string }
  | { kind: "return"; thing: string }
  | { kind: "take"; thing: string }
  | { kind: "develop"; sealed: number }
  | { kind: "assign"; sealed: number }
  | { kind: "finish"; place: string }
  | { kind: "lot"; thing: string; location: string }
  | { kind: "stow"; thing: string; count: number }
  | { kind: "district"; monster: string; district: string }
  | { kind: "choose"; thing: string; alternatives: Speech[] }
  | { kind: "may"; thing: string; effect: Speech }
  | { kind: "player"; thing: string; effect: Speech };

export interface MeeplesWords {
  option: MeeplesOption;
  event: MeeplesEvent;
  question: MeeplesQuestion;
}

export type OathOption =
  | { verb: "choose"; alternative: number }
  | { verb: "player"; seat: number }
  | { verb: "accept" }
  | { verb: "decline" }
  | { verb: "done" }
  | { verb: "card"; card: string }
  | { verb: "suit"; suit: string }
  | { verb: "place"; place: string }
  | { verb: "region"; region: string }
  | { verb: "relic"; card: string }
  | { verb: "number"; number: number }
  | { verb: "end" }
  | { verb: "search"; source: string }
  | { verb: "reveal"; card: string }
  | { verb: "show_adviser"; card: string; seat: number }
  | { verb: "keep"; card: string }
  | { verb: "discard_all" }
  | { verb: "lay"; card: string }
  | { verb: "to_site"; card: string; place: string }
  | { verb: "to_adviser"; card: string }
  | { verb: "to_facedown"; card: string }
  | { verb: "to_vision"; card: string }
  | { verb: "discard"; card: string }
  | { verb: "clear"; card: string }
  | { verb: "dismiss"; card: string }
  | { verb: "pile"; pile: string }
  | { verb: "use"; card: string }
  | { verb: "muster"; card: string }
  | { verb: "trade"; card: string; goods: string }
  | { verb: "recover_relic"; number: number }
  | { verb: "recover"; card: string }
  | { verb: "travel"; place: string }
  | { verb: "wander" }
  | { verb: "pay"; number: number }
  | { verb: "kill"; colour: string }
  | { verb: "campaign"; seat: number }
  | { verb: "campaign_bandits" }
  | { verb: "target_site"; place: string }
  | { verb: "target_relic"; card: string }
  | { verb: "target_pawn" }
  | { verb: "target_buried"; place: string; number: number }
  | { verb: "dice"; number: number }
  | { verb: "plan"; card: string }
  | { verb: "sacrifice"; number: number }
  | { verb: "banish"; place: string }
  | { verb: "burn_half"; number: number }
  | { verb: "keep_plan"; card: string }
  | { verb: "reroll" }
  | { verb: "power"; card: string }
  | { verb: "power_of"; card: string; number: number }
  | { verb: "peek"; number: number }
  | { verb: "peek_reliquary"; number: number }
  | { verb: "lift" }
  | { verb: "station" }
  | { verb: "hand_over"; seat: number }
  | { verb: "call_in"; seat: number }
  | { verb: "sell"; seat: number }
  | { verb: "buy"; seat: number }
  | { verb: "adviser"; seat: number; number: number }
  | { verb: "board"; seat: number }
  | { verb: "warband"; place: string; colour: string }
  | { verb: "take_relic"; card: string }
  | { verb: "bury_relic"; card: string }
  | { verb: "peek_site"; place: string }
  | { verb: "peek_relic"; place: string; number: number }
  | { verb: "lift_from"; place: string }
  | { verb: "station_at"; place: string }
  | { verb: "offer"; seat: number }
  | { verb: "exile"; seat: number }
  | { verb: "leave" }
  | { verb: "space"; card: string }
  | { verb: "show"; card: string }
  | { verb: "give"; goods: string }
  | { verb: "claim"; goods: string }
  | { verb: "give_card"; card: string }
  | { verb: "claim_card"; card: string }
  | { verb: "give_site"; place: string }
  | { verb: "claim_site"; place: string }
  | { verb: "promise"; promise: string }
  | { verb: "claim_promise"; promise: string }
  | { verb: "send" }
  | { verb: "withdraw" }
  | { verb: "penalty" }
  | { verb: "accuse"; number: number }
  | { verb: "exile_board"; colour: string }
  | { verb: "citizen_board"; colour: string }
  | { verb: "pawn"; place: string }
  | { verb: "keep_dealt"; card: string }
  | { verb: "feed_people" }
  | { verb: "drain_people"; suit: string }
  | { verb: "site_favor" }
  | { verb: "site_secret" }
  | { verb: "swear"; oath: string }
  | { verb: "invite"; seat: number }
  | { verb: "build"; card: string; edifice: string }
  | { verb: "repair"; card: string };

export type OathEvent =
  | { name: "turn"; seat: number; number: number }
  | { name: "rules_improved" }
  | { name: "rules_parted"; was: number; now: number }
  | { name: "gained_favor"; seat: number; number: number; suit: string }
  | { name: "got_burnt_favor"; seat: number; number: number }
  | { name: "burnt_favor"; seat: number; number: number }
  | { name: "gave_favor"; seat: number; to: number; number: number }
  | { name: "took_favor"; seat: number; victim: number; number: number }
  | { name: "favor_to_bank"; seat: number; number: number; suit: string }
  | { name: "gained_secrets"; seat: number; number: number }
  | { name: "burnt_secrets"; seat: number; number: number }
  | { name: "gave_secrets"; seat: number; to: number; number: number }
  | { name: "took_secrets"; seat: number; victim: number; number: number }
  | { name: "flipped_secrets"; seat: number; number: number }
  | { name: "put_favor"; seat: number; number: number; card: string }
  | { name: "put_secrets"; seat: number; number: number; card: string }
  | { name: "gained_supply"; seat: number; number: number }
  | { name: "spent_supply"; seat: number; number: number }
  | { name: "gained_warbands"; seat: number; number: number }
  | { name: "placed_warbands"; seat: number; number: number; place: string }
  | { name: "lifted_warbands"; seat: number; number: number; place: string }
  | { name: "killed_on_board"; seat: number; number: number }
  | { name: "killed_at"; number: number; colour: string; place: string }
  | { name: "discarded"; seat: number; card: string; pile: string }
  | { name: "discarded_unseen"; seat: number; pile: string }
  | { name: "vision_drawn"; number: number }
  | { name: "took"; seat: number; card: string }
  | { name: "took_from"; seat: number; card: string; victim: number }
  | { name: "gave"; seat: number; to: number; card: string }
  | { name: "oathkeeper"; seat: number }
  | { name: "power_used"; seat: number; card: string }
  | { name: "drew"; seat: number; number: number; source: string }
  | { name: "drew_cards"; seat: number; cards: string }
  | { name: "showed"; seat: number; cards: string }
  | { name: "showed_adviser"; seat: number; to: number }
  | { name: "played_to_site"; seat: number; card: string; place: string }
  | { name: "played_adviser"; seat: number; card: string }
  | { name: "hid_adviser"; seat: number }
  | { name: "hid_card"; seat: number; card: string }
  | { name: "played_vision"; seat: number; card: string }
  | { name: "left_game"; card: string }
  | { name: "prophecy"; seat: number; card: string }
  | { name: "followed"; seat: number; card: string }
  | { name: "exchanged"; seat: number; number: number }
  | { name: "extorted"; seat: number; card: string }
  | { name: "banner_burnt"; seat: number; card: string; number: number }
  | { name: "departed"; seat: number; cards: string; region: string }
  | { name: "gathered"; seat: number; place: string }
  | { name: "modifier_used"; seat: number; card: string }
  | { name: "mustered"; seat: number; card: string }
  | { name: "traded"; seat: number; card: string; goods: string }
  | { name: "recovered"; seat: number; card: string; number: number }
  | { name: "spread_favor"; suit: string; number: number }
  | { name: "travelled"; seat: number; place: string }
  | { name: "sent"; seat: number; place: string; by: number }
  | { name: "carried"; seat: number; place: string }
  | { name: "site_revealed"; place: string }
  | { name: "turned_up"; card: string; region: string }
  | { name: "refused_to_go"; seat: number; place: string }
  | { name: "attacks"; seat: number; victim: number; place: string }
  | { name: "attacks_bandits"; seat: number; place: string }
  | { name: "targeted_site"; seat: number; place: string }
  | { name: "targeted_relic"; seat: number; card: string }
  | { name: "targeted_pawn"; seat: number; victim: number }
  | { name: "targeted_buried"; seat: number; place: string }
  | { name: "joined"; seat: number; to: number }
  | { name: "not_admitted"; seat: number; by: number }
  | { name: "attack_pool"; number: number }
  | { name: "defense_pool"; number: number }
  | { name: "plan_used"; seat: number; card: string }
  | { name: "plan_of_bandits"; card: string }
  | { name: "rolled_attack"; seat: number; dice: string }
  | { name: "rolled_defense"; seat: number; dice: string }
  | { name: "rolled_by_bandits"; dice: string }
  | { name: "defense_value"; number: number }
  | { name: "attack_value"; number: number }
  | { name: "sacrificed"; seat: number; number: number }
  | { name: "rescued"; number: number; colour: string }
  | { name: "brought_back"; number: number; colour: string; place: string }
  | { name: "not_brought_back"; number: number; colour: string }
  | { name: "campaign_won"; seat: number }
  | { name: "campaign_lost"; seat: number }
  | { name: "marched"; seat: number; number: number; start: string; place: string }
  | { name: "buried_relic"; seat: number; card: string }
  | { name: "favor_lost"; seat: number; number: number }
  | { name: "secrets_lost"; seat: number; number: number }
  | { name: "bandits_discarded"; card: string; pile: string }
  | { name: "bandits_burn_favor"; number: number; suit: string }
  | { name: "caged"; number: number; colour: string }
  | { name: "freed"; number: number; colour: string }
  | { name: "saw"; cards: string }
  | { name: "looked_at_relic"; seat: number; place: string }
  | { name: "looked_into_reliquary"; seat: number; number: number }
  | { name: "gave_warbands"; seat: number; to: number; number: number }
  | { name: "tokens_returned"; seat: number }
  | { name: "moved_favor"; number: number; suit: string; to: string }
  | { name: "banner_grew"; seat: number; card: string; number: number }
  | { name: "banner_shrank"; seat: number; card: string; number: number }
  | { name: "looked_at_adviser"; seat: number; victim: number; number: number }
  | { name: "looked_at_pile"; seat: number; number: number; region: string }
  | { name: "looked_at_world"; seat: number; number: number }
  | { name: "looked_at_site"; seat: number; place: string }
  | { name: "buried"; seat: number; card: string }
  | { name: "buried_unseen"; seat: number }
  | { name: "moved_card"; seat: number; card: string; place: string }
  | { name: "swapped"; seat: number; card: string; other: string }
  | { name: "swapped_unseen"; seat: number; one: number; other: number }
  | { name: "joined_piles"; seat: number; region: string; to: string }
  | { name: "replaced_cards"; seat: number; number: number; region: string }
  | { name: "restored"; seat: number; card: string }
  | { name: "shifted_end_roll"; seat: number; number: number }
  | { name: "permission_refused"; seat: number; other: number }
  | { name: "offered_citizenship"; seat: number; to: number }
  | { name: "refused"; seat: number; by: number }
  | { name: "became_citizen"; seat: number }
  | { name: "became_exile"; seat: number }
  | { name: "exiled"; seat: number; citizen: number }
  | { name: "left_empire"; seat: number }
  | { name: "showed_relic"; seat: number; card: string; to: number }
  | { name: "deal"; seat: number; other: number }
  | { name: "gave_site"; seat: number; place: string; to: number }
  | { name: "gave_adviser"; seat: number; card: string; to: number }
  | { name: "gave_unseen_adviser"; seat: number; to: number }
  | { name: "promised"; seat: number; to: number; promise: string; until: number }
  | { name: "promise_broken"; seat: number; to: number; promise: string }
  | { name: "promise_kept"; seat: number; to: number }
  | { name: "tribute"; seat: number; to: number }
  | { name: "board_taken"; seat: number; colour: string }
  | { name: "pawn_placed"; seat: number; place: string }
  | { name: "kept"; seat: number }
  | { name: "fed_people"; seat: number }
  | { name: "drained_people"; seat: number; suit: string }
  | { name: "mob"; seat: number }
  | { name: "usurper"; seat: number }
  | { name: "took_site_favor"; seat: number; place: string }
  | { name: "took_site_secret"; seat: number; place: string }
  | { name: "cards_cleared"; seat: number; number: number }
  | { name: "refilled"; seat: number; number: number }
  | { name: "end_rolled"; seat: number; number: number }
  | { name: "won_usurper"; seat: number }
  | { name: "won_vision"; seat: number; card: string }
  | { name: "won_steadfast"; seat: number }
  | { name: "won_last_round"; seat: number }
  | { name: "won_successor"; seat: number }
  | { name: "sworn"; seat: number; oath: string }
  | { name: "citizens_flipped"; seat: number }
  | { name: "joined_winner"; seat: number; winner: number }
  | { name: "refused_winner"; seat: number; winner: number }
  | { name: "built"; seat: number; card: string; place: string }
  | { name: "repaired"; seat: number; card: string; place: string }
  | { name: "site_lost"; place: string }
  | { name: "fell_to_ruin"; card: string; place: string }
  | { name: "site_found"; place: string }
  | { name: "cards_added"; number: number; suit: string }
  | { name: "archive_renewed"; number: number; suit: string }
  | { name: "cards_dispossessed"; number: number }
  | { name: "chronicle_written"; seat: number; oath: string };

export type OathQuestion =
  | { kind: "act"; supply: number }
  | { kind: "new_oathkeeper" }
  | { kind: "choose"; card: string; alternatives: Speech[] }
  | { kind: "may"; card: string; effect: Speech }
  | { kind: "player"; card: string; effect: Speech }
  | { kind: "which_card"; card: string }
  | { kind: "which_suit"; card: string }
  | { kind: "which_place"; card: string }
  | { kind: "which_region"; card: string }
  | { kind: "which_player"; card: string }
  | { kind: "which_relic"; card: string }
  | { kind: "how_many"; card: string }
  | { kind: "keep" }
  | { kind: "keep_another" }
  | { kind: "discard_order" }
  | { kind: "play"; card: string }
  | { kind: "clear"; card: string }
  | { kind: "dismiss"; card: string }
  | { kind: "which_pile"; card: string }
  | { kind: "set_aside"; card: string }
  | { kind: "burn_for_secrets"; card: string }
  | { kind: "ransom"; card: string; number: number; relic: string }
  | { kind: "gather"; card: string; place: string }
  | { kind: "gather_deal"; card: string }
  | { kind: "seize"; card: string }
  | { kind: "turn_citizen"; card: string }
  | { kind: "take_from_reliquary"; card: string }
  | { kind: "modifiers"; action: string }
  | { kind: "banner_price"; card: string; least: number }
  | { kind: "spread_from"; card: string }
  | { kind: "destination" }
  | { kind: "guide"; seat: number }
  | { kind: "consent"; place: string; favor: number; secrets: number }
  | { kind: "warband_at"; card: string; place: string }
  | { kind: "defender"; card: string }
  | { kind: "targets"; dice: number }
  | { kind: "attack_dice"; defense: number }
  | { kind: "join"; player: number }
  | { kind: "admit"; player: number }
  | { kind: "plans_by" }
  | { kind: "plans"; attack: number; defense: number }
  | { kind: "losses"; player: number }
  | { kind: "losses_at"; place: string }
  | { kind: "win_by_sacrifice"; attack: number; defense: number }
  | { kind: "occupy"; place: string }
  | { kind: "occupy_from"; place: string; start: string }
  | { kind: "bury"; relic: string }
  | { kind: "banish"; player: number }
  | { kind: "burn_half"; player: number }
  | { kind: "target_buried"; card: string }
  | { kind: "keep_plan"; card: string }
  | { kind: "steal"; card: string; relics: string }
  | { kind: "reroll"; card: string; dice: string }
  | { kind: "free_caged"; card: string; colour: string }
  | { kind: "fullest_bank"; card: string }
  | { kind: "emptiest_bank"; card: string }
  | { kind: "bargain"; card: string; number: number }
  | { kind: "which_adviser"; card: string }
  | { kind: "which_warband"; card: string }
  | { kind: "drawn_relic"; card: string }
  | { kind: "found_relic"; card: string }
  | { kind: "nth_relic"; card: string }
  | { kind: "peek_where"; card: string }
  | { kind: "bury_own"; card: string }
  | { kind: "shift"; card: string }
  | { kind: "shift_from"; card: string; place: string }
  | { kind: "shift_to"; card: string; place: string }
  | { kind: "end_roll"; card: string; number: number }
  | { kind: "sacrifice"; card: string }
  | { kind: "rest_powers" }
  | { kind: "lift"; place: string }
  | { kind: "station"; place: string }
  | { kind: "hand_over"; place: string }
  | { kind: "call_in"; place: string }
  | { kind: "permit_lift"; number: number; player: number }
  | { kind: "permit_hand_over"; number: number; player: number }
  | { kind: "permit_call_in"; number: number; player: number }
  | { kind: "reliquary_space"; seat: number }
  | { kind: "show_reliquary"; seat: number }
  | { kind: "citizenship"; card: string; partner: number; proposer: number; giving_favor: number; giving_secrets: number; giving: string; claiming_favor: number; claiming_secrets: number; claiming: string; penalty: number }
  | { kind: "citizenship_answer"; card: string; partner: number; proposer: number; giving_favor: number; giving_secrets: number; giving: string; claiming_favor: number; claiming_secrets: number; claiming: string; penalty: number }
  | { kind: "deal"; card: string; partner: number; proposer: number; giving_favor: number; giving_secrets: number; giving: string; claiming_favor: number; claiming_secrets: number; claiming: string; penalty: number }
  | { kind: "deal_answer"; card: string; partner: number; proposer: number; giving_favor: number; giving_secrets: number; giving: string; claiming_favor: number; claiming_secrets: number; claiming: string; penalty: number }
  | { kind: "kept_warbands"; number: number }
  | { kind: "new_garrison"; place: string }
  | { kind: "board" }
  | { kind: "site_favor" }
  | { kind: "pawn" }
  | { kind: "dealt" }
  | { kind: "peoples_favor"; favor: number }
  | { kind: "opportunity"; card: string }
  | { kind: "swear" }
  | { kind: "offer_in_chronicle" }
  | { kind: "join_winner"; seat: number }
  | { kind: "edifice" }
  | { kind: "new_suit" };

export interface OathWords {
  option: OathOption;
  event: OathEvent;
  question: OathQuestion;
}

export type TyrantsOption =
  | { verb: "choose"; alternative: number }
  | { verb: "player"; seat: number }
  | { verb: "accept" }
  | { verb: "decline" }
  | { verb: "section"; section: string }
  | { verb: "start"; place: string }
  | { verb: "play"; card: string }
  | { verb: "deploy"; place: string }
  | { verb: "deploy_for_vp" }
  | { verb: "assassinate"; place: string; colour: string }
  | { verb: "supplant"; place: string; colour: string }
  | { verb: "move"; place: string; colour: string }
  | { verb: "to"; place: string }
  | { verb: "place_spy"; place: string }
  | { verb: "return_spy"; place: string; colour: string }
  | { verb: "return_troop"; place: string; colour: string }
  | { verb: "trophy"; seat: number; colour: string }
  | { verb: "recruit"; zone: string; card: string }
  | { verb: "devour"; zone: string; card: string }
  | { verb: "promote"; zone: string; card: string }
  | { verb: "borrow"; zone: string; card: string }
  | { verb: "discard"; card: string }
  | { verb: "reveal"; card: string }
  | { verb: "resolve"; card: string }
  | { verb: "end" };

export type TyrantsEvent =
  | { name: "turn"; seat: number; number: number }
  | { name: "rules_improved" }
  | { name: "rules_parted"; was: number; now: number }
  | { name: "played"; seat: number; card: string }
  | { name: "power"; seat: number; number: number }
  | { name: "influence"; seat: number; number: number }
  | { name: "vp"; seat: number; number: number }
  | { name: "drew"; seat: number; number: number }
  | { name: "drew_card"; seat: number; card: string }
  | { name: "reshuffled"; seat: number }
  | { name: "discarded"; seat: number; card: string }
  | { name: "revealed"; seat: number; card: string }
  | { name: "recruited"; seat: number; card: string }
  | { name: "market"; card: string }
  | { name: "market_empty" }
  | { name: "devoured"; seat: number; card: string }
  | { name: "promoted"; seat: number; card: string }
  | { name: "outcasts"; seat: number; number: number }
  | { name: "outcast_returned"; seat: number }
  | { name: "emptied_deck"; seat: number }
  | { name: "deployed"; seat: number; place: string }
  | { name: "last_troop"; seat: number }
  | { name: "assassinated"; seat: number; place: string; colour: string }
  | { name: "moved"; seat: number; place: string; colour: string; to: string }
  | { name: "returned_troop"; seat: number; place: string; colour: string }
  | { name: "placed_spy"; seat: number; place: string }
  | { name: "returned_spy"; seat: number; place: string; colour: string }
  | { name: "raised"; seat: number; other: number; colour: string; place: string }
  | { name: "control"; seat: number; place: string }
  | { name: "total_control"; seat: number; place: string }
  | { name: "marker_returned"; place: string }
  | { name: "marker_influence"; seat: number; place: string }
  | { name: "standstill" }
  | { name: "over" };

export type TyrantsQuestion =
  | { kind: "assassinate"; card: string }
  | { kind: "borrow"; card: string }
  | { kind: "call_back_spy"; card: string }
  | { kind: "devour_market"; card: string }
  | { kind: "move"; card: string }
  | { kind: "pay_devour"; card: string }
  | { kind: "pay_devour_this"; card: string }
  | { kind: "pay_discard"; card: string }
  | { kind: "pay_spy"; card: string }
  | { kind: "place_spy"; card: string }
  | { kind: "promote"; card: string }
  | { kind: "recruit_free"; card: string }
  | { kind: "return"; card: string }
  | { kind: "supplant"; card: string }
  | { kind: "swap_into_market"; card: string }
  | { kind: "trophy"; card: string }
  | { kind: "section" }
  | { kind: "start" }
  | { kind: "turn"; power: number; influence: number }
  | { kind: "choose"; card: string; alternatives: Speech[] }
  | { kind: "may"; card: string; effect: Speech }
  | { kind: "player"; card: string; effect: Speech }
  | { kind: "deploy"; card: string; count: number }
  | { kind: "move_to"; card: string; place: string; colour: string }
  | { kind: "trophy_to"; card: string; colour: string }
  | { kind: "reveal"; card: string; aspect: string; effect: Speech }
  | { kind: "forced_discard"; seat: number }
  | { kind: "resolve" };

export interface TyrantsWords {
  option: TyrantsOption;
  event: TyrantsEvent;
  question: TyrantsQuestion;
}

export type VaalaOption =
  | { verb: "choose"; alternative: number }
  | { verb: "player"; seat: number }
  | { verb: "accept" }
  | { verb: "decline" }
  | { verb: "character"; character: string }
  | { verb: "plan"; card: string }
  | { verb: "pass" }
  | { verb: "initiative"; character: string }
  | { verb: "activate"; glyph: string }
  | { verb: "skip"; glyph: string }
  | { verb: "fly"; region: string }
  | { verb: "stay" }
  | { verb: "attack"; region: string }
  | { verb: "from"; region: string }
  | { verb: "march"; region: string; to: string }
  | { verb: "take"; unit: string }
  | { verb: "everyone" }
  | { verb: "along" }
  | { verb: "alone" }
  | { verb: "done" }
  | { verb: "unit"; unit: string }
  | { verb: "region"; region: string }
  | { verb: "fight"; force: string }
  | { verb: "fight_on" }
  | { verb: "retreat" }
  | { verb: "retreat_to"; region: string }
  | { verb: "counterattack" }
  | { verb: "token"; token: string }
  | { verb: "reroll" }
  | { verb: "keep" }
  | { verb: "pair"; character: string; ally: string }
  | { verb: "target"; region: string }
  | { verb: "step"; region: string }
  | { verb: "strike"; force: string; region: string }
  | { verb: "repel"; force: string; region: string }
  | { verb: "drain"; character: string }
  | { verb: "essence"; essence: string }
  | { verb: "denizen"; card: string }
  | { verb: "cast"; card: string }
  | { verb: "sacrifice"; card: string }
  | { verb: "react"; card: string };

export type VaalaEvent =
  | { name: "turn"; seat: number; number: number }
  | { name: "rules_improved" }
  | { name: "rules_parted"; was: number; now: number }
  | { name: "seated"; seat: number; character: string }
  | { name: "round"; number: number }
  | { name: "row"; cards: string }
  | { name: "initiative"; character: string }
  | { name: "event_laid" }
  | { name: "planned"; character: string }
  | { name: "planned_card"; character: string; card: string }
  | { name: "passed"; character: string }
  | { name: "event"; card: string }
  | { name: "resolving"; character: string; card: string }
  | { name: "activated"; character: string; glyph: string }
  | { name: "glyph_skipped"; character: string; glyph: string }
  | { name: "glyph_idle"; character: string; glyph: string }
  | { name: "glyph_cancelled"; character: string; glyph: string }
  | { name: "region_glyph"; region: string; glyph: string }
  | { name: "region_glyph_idle"; region: string; glyph: string }
  | { name: "chose_for"; character: string; faceless: string }
  | { name: "target_chosen"; character: string; faceless: string; region: string }
  | { name: "cleaned_up" }
  | { name: "flew"; character: string; region: string; to: string }
  | { name: "marched"; character: string; army: string; region: string; to: string }
  | { name: "retreated"; character: string; region: string; to: string }
  | { name: "army_retreated"; character: string; army: string; region: string; to: string }
  | { name: "placed"; character: string; unit: string; region: string }
  | { name: "removed"; character: string; unit: string; region: string }
  | { name: "sacrificed"; character: string; unit: string; region: string }
  | { name: "neutral_placed"; region: string; number: number }
  | { name: "city_placed"; region: string }
  | { name: "city_removed"; region: string }
  | { name: "power_placed"; region: string; number: number }
  | { name: "power_removed"; region: string; number: number }
  | { name: "gained"; character: string }
  | { name: "collected"; character: string; region: string }
  | { name: "spent"; character: string; number: number }
  | { name: "lost_power"; character: string; token: string }
  | { name: "stole"; character: string; victim: string; token: string }
  | { name: "combat"; character: string; force: string; region: string }
  | { name: "rolled"; force: string; dice: string }
  | { name: "rerolled"; character: string; dice: string }
  | { name: "mountains"; region: string }
  | { name: "city_protects"; region: string }
  | { name: "destroyed"; force: string; unit: string; region: string }
  | { name: "wounded"; character: string }
  | { name: "severely_wounded"; character: string }
  | { name: "general_wounded"; character: string }
  | { name: "healed"; character: string; number: number }
  | { name: "essence"; character: string; number: number }
  | { name: "essence_full"; character: string }
  | { name: "ability"; character: string; card: string }
  | { name: "bond_ability"; character: string; bond: string }
  | { name: "denizen_discarded"; character: string; card: string }
  | { name: "upgraded"; character: string; card: string }
  | { name: "vaala_revealed"; character: string; card: string }
  | { name: "vaala_reshuffled"; character: string }
  | { name: "vaala_played"; character: string; card: string }
  | { name: "vaala_cancelled"; character: string; card: string }
  | { name: "bond_roll"; character: string; ally: string }
  | { name: "no_bond"; character: string; ally: string }
  | { name: "bonded"; character: string; ally: string }
  | { name: "eliminated"; character: string }
  | { name: "ended"; ending: string }
  | { name: "final_power"; character: string; number: number }
  | { name: "track_full"; character: string }
  | { name: "most_power"; character: string; number: number }
  | { name: "tie_broken"; character: string; number: number }
  | { name: "won"; character: string }
  | { name: "won_with"; character: string; ally: string };

export type VaalaQuestion =
  | { kind: "attack"; character: string; asked: string }
  | { kind: "collect_all"; character: string; asked: string }
  | { kind: "deploy"; character: string; asked: string }
  | { kind: "essence"; character: string; asked: string }
  | { kind: "initiative"; character: string; asked: string }
  | { kind: "pair"; character: string; asked: string }
  | { kind: "build"; character: string; asked: string; card: string }
  | { kind: "devour_whose"; character: string; asked: string; card: string }
  | { kind: "drain"; character: string; asked: string; card: string }
  | { kind: "dream_walk"; character: string; asked: string; card: string }
  | { kind: "event_region"; character: string; asked: string; card: string }
  | { kind: "place_power"; character: string; asked: string; card: string }
  | { kind: "place_where"; character: string; asked: string; card: string }
  | { kind: "repel"; character: string; asked: string; card: string }
  | { kind: "reroll_miss"; character: string; asked: string; card: string }
  | { kind: "rout"; character: string; asked: string; card: string }
  | { kind: "sacrifice_where"; character: string; asked: string; card: string }
  | { kind: "strike"; character: string; asked: string; card: string }
  | { kind: "attack_from"; character: string; asked: string; region: string }
  | { kind: "attrition"; character: string; asked: string; region: string }
  | { kind: "devour"; character: string; asked: string; region: string }
  | { kind: "fight"; character: string; asked: string; region: string }
  | { kind: "fight_on"; character: string; asked: string; region: string }
  | { kind: "flight"; character: string; asked: string; region: string }
  | { kind: "leave_unit"; character: string; asked: string; region: string }
  | { kind: "lose_unit"; character: string; asked: string; region: string }
  | { kind: "gather"; character: string; asked: string; region: string }
  | { kind: "place_unit"; character: string; asked: string; region: string }
  | { kind: "retreat_to"; character: string; asked: string; region: string }
  | { kind: "sacrifice"; character: string; asked: string; region: string }
  | { kind: "step"; character: string; asked: string; region: string }
  | { kind: "trim"; character: string; asked: string; region: string }
  | { kind: "upgrade"; character: string; asked: string; region: string }
  | { kind: "wrath"; character: string; asked: string; region: string }
  | { kind: "character" }
  | { kind: "plan"; character: string; asked: string; round: number; passing: number }
  | { kind: "glyph"; character: string; asked: string; card: string; glyph: string }
  | { kind: "event_glyph"; character: string; asked: string; card: string; glyph: string }
  | { kind: "collect_some"; character: string; asked: string; count: number }
  | { kind: "company"; character: string; asked: string; count: number }
  | { kind: "target"; character: string; asked: string; faceless: string }
  | { kind: "vaala"; character: string; asked: string; power: number }
  | { kind: "stand"; character: string; asked: string; region: string; hits: number; dice: number }
  | { kind: "bond_reroll"; character: string; asked: string; dice: string; ally: string; other_dice: string }
  | { kind: "steal_token"; character: string; asked: string; victim: string }
  | { kind: "lose_token"; character: string; asked: string; victim: string }
  | { kind: "cancel_vaala"; character: string; asked: string; card: string; whose: string }
  | { kind: "cancel_glyph"; character: string; asked: string; glyph: string; whose: string }
  | { kind: "feast"; character: string; asked: string; card: string; region: string }
  | { kind: "avenge"; character: string; asked: string; card: string; victim: string }
  | { kind: "choose"; character: string; asked: string; card: string; alternatives: Speech[] }
  | { kind: "may"; character: string; asked: string; card: string; effect: Speech }
  | { kind: "player"; character: string; asked: string; card: string; effect: Speech };

export interface VaalaWords {
  option: VaalaOption;
  event: VaalaEvent;
  question: VaalaQuestion;
}
