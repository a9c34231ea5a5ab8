// Made by scripts/page_types.py from the server's own types. Do not edit.

export interface Told {
  told: string;
  rule: string;
}

export interface Answer {
  do: "answer";
  ask: number;
  move: string;
}

export interface Why {
  do: "why";
  ask: number;
  move: string;
}

export interface TakeBack {
  do: "take-back";
  ask: number;
}

export interface Commit {
  do: "commit";
  salted: string;
  attempt?: number;
}

export interface Open {
  do: "open";
  salt: string;
}

export interface Sit {
  do: "sit";
  seat: number;
}

export interface Say {
  do: "say";
  text: string;
}

export interface Start {
  do: "start";
}

export interface Propose {
  do: "propose";
  what: string;
}

export interface Withdraw {
  do: "withdraw";
  what: string;
}

export interface Resume {
  do: "resume";
}

export interface Resign {
  do: "resign";
}

export interface Replace {
  do: "replace";
  seat: number;
  by: string;
}

export interface Rematch {
  do: "rematch";
}

export interface Hint {
  do: "hint";
  ask: number;
}

export interface Again {
  do: "again";
  heard?: number;
}

export interface Ping {
  do: "ping";
}

export interface NewGuest {
  name: string;
}

export interface NewTable {
  setup: Setup;
  name?: string;
  names?: string[];
}

export interface Setup {
  game: string;
  seats: string[];
  options?: Record<string, unknown>;
  clock?: Clock;
  on_expiry?: "bot" | "default";
  watching?: "delayed" | "everyone" | "nobody";
  delay?: number;
  listing?: "listed" | "unlisted";
  start?: "full" | "host";
  chat?: "off" | "on";
  hints?: "off" | "on";
  rated?: "off" | "on";
  brought?: "off" | "on";
  seed?: number | null;
}

export interface Clock {
  kind?: "bank" | "days" | "none";
  bank?: number;
  increment?: number;
  days?: number;
}

export interface TakeSeat {
  name?: string;
  rated?: boolean;
}

export interface Claim {
  token: string;
  name?: string;
  rated?: boolean;
}

export interface MailAsked {
  mail: string;
  code?: string;
}

export interface ClaimSession {
  token: string;
}

export interface ReviewAsked {
  seat: number;
}

export interface PlayOn {
  seat: number;
  at: number;
  cards?: "dealt" | "known";
  bots?: string;
  others?: "bots" | "friends";
  name?: string;
}

export interface TakeBackLast {
  luck?: "new" | "same";
}

export interface PuzzleAnswer {
  move?: string | null;
}

export interface NewLooks {
  name: string;
  colour?: "" | "blue" | "green" | "mauve" | "orange" | "sky" | "vermilion" | "yellow";
  emblem?: "" | "bat" | "candle" | "key" | "lantern" | "moon" | "owl" | "spade" | "urn";
}

export interface NewPasskey {
  credential: MadeCredential;
}

export interface MadeCredential {
  id: string;
  rawId: string;
  type: "public-key";
  response: MadeResponse;
}

export interface MadeResponse {
  clientDataJSON: string;
  attestationObject: string;
}

export interface Enter {
  code?: string;
  credential?: UsedCredential | null;
  bring?: boolean;
}

export interface UsedCredential {
  id: string;
  rawId: string;
  type: "public-key";
  response: UsedResponse;
}

export interface UsedResponse {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}

export interface Archived {
  archived: boolean;
}

export interface HoursShown {
  zone?: string;
  quiet_from?: number | null;
  quiet_until?: number | null;
  digest?: number | null;
}

export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  zone?: string;
}

export interface UseLink {
  token: string;
  name?: string;
}

export interface NewInvitation {
  uses?: number;
  days?: number;
  label?: string;
}

export interface ChangePerson {
  steward?: boolean | null;
  removed?: boolean | null;
  reason?: string;
}

export interface StewardAct {
  act: "close" | "hide" | "remove";
  table: string;
  number?: number;
  seat?: number;
  reason?: string;
}

export interface NewBot {
  name: string;
}

export interface NewFriend {
  person?: string;
  table?: string;
  seat?: number;
  token?: string;
}

export interface KeepApart {
  person?: string;
  table?: string;
  seat?: number;
  mute?: boolean | null;
  block?: boolean | null;
}

export interface ShowMe {
  shown: "everybody" | "friends" | "nobody";
}

export interface Challenge {
  person: string;
  game?: string;
}

export interface AnswerCall {
  come: boolean;
}

export interface NewReport {
  table: string;
  seat: number;
  number?: number;
  reason?: string;
}

export interface CloseReport {
  outcome: "close" | "dismissed" | "hide" | "remove" | "settled";
  answer?: string;
}

export interface About {
  type: "table";
  protocol: number;
  id: string;
  game: string;
  title: string;
  edition: number;
  options: unknown;
  status: "abandoned" | "dealing" | "over" | "playing" | "shelved" | "void" | "waiting";
  chairs: ChairShown[];
  host: number[];
  you: number[];
  your_table: boolean;
  clock: Clock;
  on_expiry: string;
  watching: string;
  start: string;
  chat: string;
  hints: string;
  rated: string;
  brought: string;
  seed: number | null;
  origin: Origin | null;
  paused: boolean;
  hurried: boolean;
  agreed: Record<string, number[]>;
  missing: number[];
  watchers: number;
  rematch: string;
  rematch_by: number[];
}

export interface ChairShown {
  kind: "bot" | "invited" | "open" | "person";
  name: string;
  bot: string;
  here: boolean;
  resigned: boolean;
  grace: number;
  program?: boolean;
}

export interface Origin {
  step: number;
  seat: number;
  cards: "dealt" | "known";
}

export interface Deal {
  type: "deal";
  phase: "begun" | "commit" | "open" | "void";
  terms: TermsShown;
  commitment: string;
  committed: number[];
  opened: number[];
  salted: Record<string, string>;
  salts: Record<string, string>;
  wait: number | null;
  attempt: number;
  called_off: number[];
}

export interface TermsShown {
  table: string;
  game: string;
  edition: number;
  options: string;
  seats: number;
}

export interface Now {
  type: "now";
  seat: number | null;
  ask: number;
  asked: number[];
  ready: number[];
  rule: string;
  step: string;
  view: unknown;
  heard_from: number;
  heard: Told[];
  choices: Choices | null;
  mine: string | null;
  take_back: boolean;
  aids: Record<string, unknown>;
  clock: ClockShown | null;
  over: OverShown | null;
}

export interface Choices {
  pattern: string;
  targets: Record<string, string>[];
  span: [number, number] | null;
  others: string[];
  cells: string[];
  facts?: Record<string, Record<string, Record<string, string | number>>>;
}

export interface ClockShown {
  left: number[];
  running: number[];
}

export interface OverShown {
  kind: "abandoned" | "over" | "void";
  scores: number[];
  ranking: number[][];
  reason: string;
}

export interface Ready {
  type: "ready";
  ask: number;
  ready: number[];
}

export interface Accepted {
  type: "accepted";
  ask: number;
  sealed: boolean;
}

export interface Presence {
  type: "presence";
  here: number[];
  watchers: number;
  grace: Record<string, number>;
}

export interface Noted {
  type: "noted";
  number: number;
  heard: number;
  note: Resigned | TimeUp | Left | Replaced | StandsIn | Back | Taken | TookBack | Other;
}

export interface Resigned {
  note: "resigned";
  seat: number;
}

export interface TimeUp {
  note: "time-up";
  seat: number;
}

export interface Left {
  note: "left";
  seat: number;
}

export interface Replaced {
  note: "replaced";
  seat: number;
}

export interface StandsIn {
  note: "stands-in";
  seat: number;
  by: string;
}

export interface Back {
  note: "back";
  seat: number;
}

export interface Taken {
  note: "taken";
  seat: number;
}

export interface TookBack {
  note: "took-back";
  seat: number;
  luck: string;
  roll: number;
}

export interface Other {
  note: "other";
  kind: string;
  text: string;
}

export interface Said {
  type: "said";
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Hinted {
  type: "hinted";
  ask: number;
  move: string;
  advice: AdviceShown[];
}

export interface AdviceShown {
  move: string;
  share: number;
  error: number;
  message: string;
  facts: Record<string, string | number | number>;
  text: string;
}

export interface WhyNot {
  type: "why-not";
  ask: number;
  move: string;
  rule: string;
  message: string;
  facts: Record<string, string | number>;
  text: string;
}

export interface Moved {
  type: "moved";
  seat: number;
}

export interface Bye {
  type: "bye";
  wait: number;
}

export interface Refused {
  type: "refused";
  rule: string;
  message: string;
  facts: Record<string, string | number>;
  text: string;
  ask?: number;
  wait?: number;
}

export interface Pong {
  type: "pong";
}

export interface GuestShown {
  name: string;
}

export interface SeatLink {
  seat: number;
  path: string;
  url: string;
  qr: string;
}

export interface Created {
  id: string;
  path: string;
  url: string;
  seats: number[];
  invitations: SeatLink[];
}

export interface Seated {
  id: string;
  seat: number;
}

export interface TableListed {
  id: string;
  game: string;
  title: string;
  status: "abandoned" | "dealing" | "over" | "playing" | "shelved" | "void" | "waiting";
  chairs: ChairShown[];
  free: number[];
  clock: Clock;
  watching: string;
  hints: string;
  rated: string;
  created: number;
  finished: number;
  scores: number[];
  places: number[];
  you: number[];
  your_table: boolean;
  brought: string;
  your_go: boolean | null;
}

export interface MailShown {
  mail: string;
  offered: boolean;
}

export interface SessionShown {
  id: string;
  browser: string;
  system: string;
  created: number;
  seen: number;
  here: boolean;
}

export interface SessionLink {
  path: string;
  url: string;
  qr: string;
  seconds: number;
}

export interface Uploaded {
  option: string;
  value: unknown;
}

export interface TallyShown {
  tables: TallyTable[];
  turn: TurnShown | null;
}

export interface TallyTable {
  title: string;
  head: string[];
  rows: string[][];
  ends: number[];
}

export interface TurnShown {
  seq: number;
  heading: string;
  gains: number[];
}

export interface Question {
  game: string;
  name: string;
  about: string;
  input: Record<string, unknown>;
  examples: string[];
}

export interface Settled {
  settled: Record<string, unknown>;
  told: Told[];
  texts: string[];
  conclusion: string;
}

export interface Draws {
  draws: Draw[];
}

export interface Draw {
  seq: number;
  weights: number[];
}

export interface Described {
  lines: string[];
}

export interface ReviewShown {
  state: "done" | "making" | "none";
  seat: number;
  done: number;
  of: number;
  chances: ChancesShown[];
  decisions: DecisionShown[];
  costliest: number[];
  summary: string[];
  account: AccountRow[];
}

export interface ChancesShown {
  line: number;
  shares: number[];
}

export interface DecisionShown {
  line: number;
  question: string;
  played: string;
  said: string;
  verdict: "best" | "close" | "mistake" | "only" | "slip" | "table";
  judged: string;
  advice: string;
  cost: number;
  tried: TriedShown[];
}

export interface TriedShown {
  move: string;
  said: string;
  share: number;
  error: number;
  sure: boolean;
}

export interface AccountRow {
  label: string;
  figure: string;
}

export interface AskedShown {
  line: number;
  rule: string;
  step: string;
  view: unknown;
  aids: unknown;
  choices: Choices;
}

export interface MemberShown {
  name: string;
  member: boolean;
  joined: number;
  colour: string;
  emblem: string;
  code_made: number;
  passkeys: PasskeyShown[];
  passkeys_here: boolean;
}

export interface PasskeyShown {
  id: string;
  label: string;
  created: number;
  used: number;
}

export interface AskedToMake {
  options: MakeOptions;
}

export interface MakeOptions {
  rp: House;
  user: Owner;
  challenge: string;
  pubKeyCredParams: Algorithm[];
  timeout: number;
  excludeCredentials: KnownPasskey[];
  authenticatorSelection: Authenticator;
  attestation: "none";
}

export interface House {
  name: string;
  id: string;
}

export interface Owner {
  id: string;
  name: string;
  displayName: string;
}

export interface Algorithm {
  type: "public-key";
  alg: number;
}

export interface KnownPasskey {
  id: string;
  type: "public-key";
}

export interface Authenticator {
  residentKey: "required";
  requireResidentKey: boolean;
  userVerification: "preferred";
}

export interface AskedToUse {
  options: UseOptions;
}

export interface UseOptions {
  challenge: string;
  timeout: number;
  rpId: string;
  allowCredentials: KnownPasskey[];
  userVerification: "preferred";
}

export interface NewCode {
  code: string;
}

export interface Entered {
  name: string;
  stayed: number;
}

export interface GamesShown {
  games: GameShown[];
  count: number;
  more: boolean;
}

export interface GameShown {
  id: string;
  game: string;
  title: string;
  status: "abandoned" | "dealing" | "over" | "playing" | "shelved" | "void" | "waiting";
  created: number;
  finished: number;
  clock: Clock;
  hints: boolean;
  rated: boolean;
  you: number[];
  players: GamePlayer[];
  archived: boolean;
  may_close: boolean;
}

export interface GamePlayer {
  person: string;
  name: string;
  bot: string;
  score: number | null;
  place: number | null;
}

export interface Statistics {
  games: number;
  by_game: Row[];
  by_seats: Row[];
  by_level: Row[];
  rivals: Rival[];
  records: Best[];
  curves: Curve[];
}

export interface Row {
  game: string;
  key: string;
  games: number;
  won: number;
  fair: number;
  place: number;
  score: number;
}

export interface Rival {
  person: string;
  name: string;
  games: number;
  before: number;
  behind: number;
  equal: number;
  by_game: Record<string, [number, number, number]>;
}

export interface Best {
  game: string;
  kind: string;
  value: number;
  table: string;
  at: number;
}

export interface Curve {
  game: string;
  points: number[];
  places: number[];
}

export interface LadderShown {
  game: string;
  title: string;
  rows: LadderRow[];
  bots: BotAnchor[];
  provisional: number;
}

export interface LadderRow {
  rank: number;
  person: string;
  name: string;
  colour: string;
  emblem: string;
  rating: number;
  uncertainty: number;
  games: number;
  change: number;
  changed: number;
  you: boolean;
}

export interface BotAnchor {
  bot: string;
  rating: number;
  uncertainty: number;
}

export interface RatedPerson {
  row: LadderRow;
  game: string;
  title: string;
  pairings: PairingShown[];
  narrow: boolean;
  games: RatedGame[];
}

export interface PairingShown {
  person: string;
  name: string;
  bot: string;
  games: number;
  before: number;
  behind: number;
  equal: number;
  gained: number;
}

export interface RatedGame {
  ended: number;
  table: string;
  place: number;
  seats: number;
  change: number;
  rating: number;
  others: string[];
}

export interface GameRated {
  counts: boolean;
  seats: SeatRated[];
  provisional: number;
}

export interface SeatRated {
  seat: number;
  place: number;
  rating: number;
  uncertainty: number;
  change: number;
  games: number;
  bot: string;
}

export interface NoticesShown {
  offered: boolean;
  key: string;
  pushes: PushShown[];
  hours: HoursShown;
  mail: string;
}

export interface PushShown {
  id: string;
  label: string;
  created: number;
  here: boolean;
}

export interface BotShown {
  id: string;
  name: string;
  created: number;
  used: number;
}

export interface BotMade {
  bot: BotShown;
  token: string;
}

export interface DoorShown {
  settings: ClubSettings;
  you: "guest" | "member" | "removed" | "steward" | "stranger";
  may: MayDo;
  why: string;
  unclaimed: boolean;
}

export interface ClubSettings {
  doors: "invitation" | "members" | "open";
  create: "everybody" | "members" | "stewards";
  watch: "everybody" | "members" | "stewards";
  strong_bots: "everybody" | "members" | "stewards";
  name: string;
  motto: string;
  front: ("finished" | "ladder" | "puzzle" | "watch")[];
}

export interface MayDo {
  come: boolean;
  create: boolean;
  watch: boolean;
  strong_bots: boolean;
}

export interface InvitationShown {
  id: string;
  label: string;
  uses: number;
  made: number;
  until: number;
}

export interface InvitationMade {
  invitation: InvitationShown;
  url: string;
  qr: string;
}

export interface PersonShown {
  person: string;
  name: string;
  joined: number;
  steward: boolean;
  removed: boolean;
  you: boolean;
}

export interface LogShown {
  at: number;
  act: "close" | "hide" | "invite" | "no-steward" | "readmit" | "remove" | "revoke" | "settings" | "steward";
  by: string;
  console: boolean;
  whom: string;
  left: boolean;
  place: string;
  reason: string;
}

export interface HereShown {
  member: boolean;
  people: PersonHere[];
  calls: CallShown[];
  asking: number;
}

export interface PersonHere {
  person: string;
  name: string;
  colour: string;
  emblem: string;
  friend: boolean;
}

export interface CallShown {
  table: string;
  title: string;
  name: string;
  at: number;
  rated: boolean;
}

export interface FriendsShown {
  friends: FriendShown[];
  asking: PersonKnown[];
  asked: PersonKnown[];
  muted: PersonKnown[];
  blocked: PersonKnown[];
  shown: "everybody" | "friends" | "nobody";
}

export interface FriendShown {
  person: string;
  name: string;
  colour: string;
  emblem: string;
  since: number;
  here: boolean;
  ratings: FriendRating[];
}

export interface FriendRating {
  title: string;
  rating: number;
  provisional: boolean;
}

export interface PersonKnown {
  person: string;
  name: string;
  colour: string;
  emblem: string;
  since: number;
}

export interface FriendLink {
  url: string;
  qr: string;
  until: number;
}

export interface FriendMade {
  name: string;
  friend: boolean;
}

export interface SeatPerson {
  seat: number;
  member: boolean;
  colour: string;
  emblem: string;
  tie: "" | "asked" | "asking" | "friend";
  muted: boolean;
  blocked: boolean;
}

export interface Challenged {
  id: string;
}

export interface ReportsShown {
  mine: ReportShown[];
  all: ReportShown[];
}

export interface ReportShown {
  id: string;
  at: number;
  by: string;
  whom: string;
  place: string;
  number: number;
  said: string;
  reason: string;
  outcome: "" | "close" | "dismissed" | "hide" | "remove" | "settled";
  answer: string;
  closed: number;
}

export interface PuzzlesShown {
  day: string;
  game: string;
  number: number;
  games: PuzzlesListed[];
}

export interface PuzzlesListed {
  game: string;
  title: string;
  puzzles: PuzzleListed[];
}

export interface PuzzleListed {
  number: number;
  step: string;
  difficulty: "easy" | "hard" | "medium";
  seats: number;
}

export interface PuzzleShown {
  game: string;
  title: string;
  edition: number;
  number: number;
  of: number;
  seats: number;
  seat: number;
  rule: string;
  step: string;
  difficulty: "easy" | "hard" | "medium";
  options: Record<string, unknown>;
  view: Record<string, unknown>;
  heard: Told[];
  choices: Choices;
  aids: Record<string, unknown>;
}

export interface Verdict {
  right: boolean;
  share: number;
  best: number;
  text: string;
  answer: string | null;
  reason: string | null;
  tempting: string | null;
  tempted: number | null;
}

export type FromClient =
  | Answer
  | Why
  | TakeBack
  | Commit
  | Open
  | Sit
  | Say
  | Start
  | Propose
  | Withdraw
  | Resume
  | Resign
  | Replace
  | Rematch
  | Hint
  | Again
  | Ping;

export type FromServer =
  | About
  | Deal
  | Now
  | Ready
  | Accepted
  | Presence
  | Noted
  | Said
  | Hinted
  | WhyNot
  | Moved
  | Bye
  | Refused
  | Pong;
