// Made by tools/typescript.py from the Python structs; do not edit by hand.

/** The name of a phase in a view. */
export type PhaseName =
  | "drawing"
  | "dealing"
  | "auction"
  | "taking"
  | "laying"
  | "naming"
  | "sharing"
  | "whisting"
  | "choosing"
  | "playing"
  | "offering"
  | "judging"
  | "scored"
  | "helping"
  | "terming"
  | "over";

/** The table shuffles the pack by a seed (hex). */
export type ShuffleAction = {
  do: "shuffle";
  seed: string;
};

/** The table enters the cards of a deal (from a real table, a book, a test) instead of shuffling. */
export type DealAction = {
  do: "deal";
  hands: number[];
  rest: number;
  order: number[];
};

/** The cutter moves ``at`` cards from the top of the pack to the bottom; 0 leaves it unchanged. */
export type CutAction = {
  do: "cut";
  at: number;
};

/** A player looks at the hand that he could have called on unseen (PF-179a). */
export type LookAction = {
  do: "look";
};

/** A game called in the auction (PF-038..049): dark before the caller has looked, ``hand`` without the talon. */
export type CallAction = {
  do: "call";
  level: number;
  strain: number;
  dark: boolean;
  hand: boolean;
};

/** A misere, called in the auction (PF-051, 055, 186) or named after the talon where the rules allow it. */
export type MisereAction = {
  do: "misere";
  dark: boolean;
  hand: boolean;
  bomb: number;
};

/** The senior hand holds the standing call at its own height (BP-021). */
export type HereAction = {
  do: "here";
};

/** No bid. */
export type PassAction = {
  do: "pass";
};

/** A pass on an unseen hand that makes the all-pass dark (PF-179, 190). */
export type PassDarkAction = {
  do: "passdark";
};

/** The declarer takes the talon, which is turned face up (PF-064). */
export type TakeAction = {
  do: "take";
};

/** The declarer leaves the talon face down and plays the ten cards he was dealt (PF-237a). */
export type DeclineAction = {
  do: "decline";
};

/** Two cards laid away: the declarer's discard, or the cards that the defence picks from a totus (PF-064a, 178a). */
export type LayAction = {
  do: "lay";
  cards: number;
};

/** The declarer names tricks and trump (PF-066). */
export type DeclareAction = {
  do: "declare";
  level: number;
  strain: number;
  share: boolean;
  bomb: number;
};

/** A totus in a trump suit; ``helps`` are the seats of the partners that he would help on a bomb (PF-178a). */
export type TotusAction = {
  do: "totus";
  strain: number;
  helps: number[];
};

/** The declarer gives the game up unplayed, at a fixed number of missing tricks (BP-025). */
export type SurrenderAction = {
  do: "surrender";
};

/** Agrees to what another seat asks. */
export type AcceptAction = {
  do: "accept";
};

/** Refuses what another seat asks. */
export type RefuseAction = {
  do: "refuse";
};

/** A defender, or the dealer in the defenders' place, undertakes the quota (PF-067, 081). */
export type WhistAction = {
  do: "whist";
};

/** Half a whist: half the quota is written without play (BP-013). */
export type HalfAction = {
  do: "half";
};

/** The dealer looks at one of the two passed hands before he speaks (PF-081). */
export type GlanceAction = {
  do: "glance";
  at: number;
};

/** A lone whister plays lying: both hands of the defence on the table (PF-082). */
export type LieAction = {
  do: "lie";
};

/** A lone whister plays standing: the hands stay closed (PF-082). */
export type StandAction = {
  do: "stand";
};

/** A card played to the trick, with or without an announcement. */
export type PlayAction = {
  do: "play";
  card: number;
  announce: boolean;
};

/** How the tricks of this deal shall be divided, by place; the remaining tricks are not played (a claim). */
export type OfferAction = {
  do: "offer";
  tricks: number[];
};

/** A defender asks a declarer who took more than he named for a layout in which he would not have (PF-171). */
export type DemandAction = {
  do: "demand";
};

/** How many tricks the declarer gets in the worst layout of the cards, as a party or the table says (PF-172a). */
export type VerdictAction = {
  do: "verdict";
  least: number;
};

/** Points beyond a closed pool go to a partner's pool, or off the own hill (``to`` is the own seat; PF-223a). */
export type HelpAction = {
  do: "help";
  to: number;
};

/** The hill owner names the price of a whist, the pool size and the circles (0: until the control time; PF-268a). */
export type TermsAction = {
  do: "terms";
  price: number;
  pool: number;
  circles: number;
};

/** The table enters that the control time has passed (PF-273a). */
export type TimeUpAction = {
  do: "timeup";
};

/** The table enters a fault that a program prevents or cannot see; the rules set its penalty. */
export type FaultAction = {
  do: "fault";
  seat: number;
  kind: string;
};

/** Cards were turned one by one, clockwise, until ``seat`` got the first ace; ``seat`` deals first (PF-016). */
export type DealerDrawnEvent = {
  event: "dealerdrawn";
  seat: number;
  turned: number[];
};

/** A deal (``number`` from 1), or the repeat of one, is about to be shuffled; ``stage`` as on the sheet. */
export type DealBeganEvent = {
  event: "dealbegan";
  number: number;
  dealer: number;
  redeal: boolean;
  stage: string;
  sheet: Sheet;
};

/** What stays from deal to deal. Pools and hills in points, whists in whists. */
export type Sheet = {
  pools: number[];
  hills: number[];
  whists: number[][];
  dealer: number;
  first: number;
  deals: number;
  stage: string;
  owed: number[];
  size: number;
  price: number;
  series: number;
  darks: number;
  exit: number;
  forced: number;
  caught: number;
  bombs: number[][];
  cover: number[];
  used: number[];
  circles: number;
  circle: number;
  closing: string;
  opened: boolean;
  misdeals: number;
  race: number;
  reached: number;
  past_pools: number[];
  past_hills: number[];
};

/** The player on the dealer's right lifted ``at`` cards. */
export type PackCutEvent = {
  event: "packcut";
  seat: number;
  at: number;
};

/** The cards are dealt. ``unseen``: seats that have not looked at their hands, as a bit set (PF-179a). */
export type HandsDealtEvent = {
  event: "handsdealt";
  unseen: number;
};

/** A hand as one player sees it: its owner, or the dealer who glanced at it. */
export type HandSeenEvent = {
  event: "handseen";
  seat: number;
  cards: number;
};

/** A seat looked at the hand that it could have called on unseen. */
export type LookedEvent = {
  event: "looked";
  seat: number;
};

/** A game was called in the auction. */
export type GameCalledEvent = {
  event: "gamecalled";
  seat: number;
  level: number;
  strain: number;
  dark: boolean;
  hand: boolean;
  held: boolean;
};

/** A misere was called in the auction. */
export type MisereCalledEvent = {
  event: "miserecalled";
  seat: number;
  dark: boolean;
  hand: boolean;
};

/** A seat passed; ``dark`` if it said PASS DARK. */
export type PassedEvent = {
  event: "passed";
  seat: number;
  dark: boolean;
};

/** All others have passed, or it is this seat's game of the Razbojnik. */
export type AuctionWonEvent = {
  event: "auctionwon";
  seat: number;
};

/** All passed, or an all-pass is compulsory; ``price`` is in hill points a trick, or in whists (BP-003). */
export type PassesBeganEvent = {
  event: "passesbegan";
  price: number;
  dark: boolean;
  compulsory: boolean;
  whists: boolean;
};

/** The talon lies face up for all. */
export type TalonShownEvent = {
  event: "talonshown";
  cards: number[];
};

/** The declarer took the talon; ``hidden`` in a dark game. */
export type TalonTakenEvent = {
  event: "talontaken";
  seat: number;
  hidden: boolean;
};

/** The talon's cards, told to one seat alone. */
export type TalonSeenEvent = {
  event: "talonseen";
  cards: number[];
};

/** The declarer plays without the talon (PF-058, 237a). */
export type TalonDeclinedEvent = {
  event: "talondeclined";
  seat: number;
};

/** ``by`` laid two cards of the declarer's hand away. */
export type CardsLaidEvent = {
  event: "cardslaid";
  seat: number;
  by: number;
};

/** The cards that were laid away, told to those who saw them. */
export type DiscardSeenEvent = {
  event: "discardseen";
  cards: number;
};

/** The declarer named his game. ``bomb``: the multiplier that it is played on; ``outbid``: a misere was outbid. */
export type GameNamedEvent = {
  event: "gamenamed";
  seat: number;
  level: number;
  strain: number;
  dark: boolean;
  hand: boolean;
  bomb: number;
  outbid: boolean;
};

/** The contract is a misere. */
export type MisereNamedEvent = {
  event: "miserenamed";
  seat: number;
  dark: boolean;
  hand: boolean;
  bomb: number;
};

/** The declarer announced a totus and laid twelve cards down (PF-178a). */
export type TotusNamedEvent = {
  event: "totusnamed";
  seat: number;
  strain: number;
  helps: number[];
  bomb: number;
  outbid: boolean;
};

/** The declarer offers the dealer half of the game (PF-024a). */
export type ShareOfferedEvent = {
  event: "shareoffered";
  seat: number;
};

/** The dealer's answer. */
export type ShareAnsweredEvent = {
  event: "shareanswered";
  seat: number;
  agreed: boolean;
};

/** A word of the defence: ``whist``, ``pass``, ``half``, or ``return``: a whole whist over the other's half. */
export type SaidEvent = {
  event: "said";
  seat: number;
  word: string;
};

/** A phase began that no other event tells of, and this seat speaks first; ``phase`` is its name. */
export type PhaseBeganEvent = {
  event: "phasebegan";
  seat: number;
  phase: PhaseName;
};

/** The dealer looked at a passed hand (PF-081). */
export type GlancedEvent = {
  event: "glanced";
  seat: number;
  at: number;
};

/** Who plays whose cards, by place, and whether the defence plays lying (PF-083a..h). */
export type DefenceSetEvent = {
  event: "defenceset";
  words: [string, string];
  quota: number;
  lying: boolean;
  conduct: number[];
};

/** The hands of the defence are laid open, and one player plays both of them from now on (PF-083a, PF-084). */
export type DefenceJoinedEvent = {
  event: "defencejoined";
  seat: number;
  conduct: number[];
};

/** A hand was laid open on the table. */
export type HandOpenedEvent = {
  event: "handopened";
  seat: number;
  cards: number;
};

/** ``leader`` is about to lead to the first trick. */
export type TricksBeganEvent = {
  event: "tricksbegan";
  leader: number;
};

/** A card of the talon leads a trick of an all-pass (PF-154). */
export type TalonTurnedEvent = {
  event: "talonturned";
  card: number;
};

/** A card of a place's hand was played, by the player who conducts that hand. */
export type CardPlayedEvent = {
  event: "cardplayed";
  seat: number;
  card: number;
  by: number;
};

/** A place took the trick; in an all-pass a trick of the talon's card goes to the dealer's place. */
export type TrickTakenEvent = {
  event: "tricktaken";
  seat: number;
};

/** A seat offers to divide the tricks of the deal in this way, by place. */
export type OfferedEvent = {
  event: "offered";
  seat: number;
  tricks: number[];
};

/** An answer to the offer. */
export type OfferAnsweredEvent = {
  event: "offeranswered";
  seat: number;
  agreed: boolean;
};

/** All agreed: the tricks are divided so, and the hands are shown. */
export type OfferGrantedEvent = {
  event: "offergranted";
  tricks: number[];
};

/** A defender asks for a layout in which the declarer takes no more than he named (PF-171). */
export type ProofDemandedEvent = {
  event: "proofdemanded";
  seat: number;
};

/** The declarer says that there is such a layout, or owns up; the asking seat accepts this or not. */
export type ProofAnsweredEvent = {
  event: "proofanswered";
  seat: number;
  agreed: boolean;
};

/** The declarer, or the asking seat, says how many tricks the worst layout gives. */
export type VerdictSaidEvent = {
  event: "verdictsaid";
  seat: number;
  least: number;
};

/** The fewest tricks that any layout gives the declarer. */
export type VerdictGivenEvent = {
  event: "verdictgiven";
  least: number;
};

/** The declarer gave the game up. */
export type SurrenderedEvent = {
  event: "surrendered";
  seat: number;
};

/** A deal is over and written. ``totals``: what a settlement now would give, in whole whists (PF-258a). */
export type DealScoredEvent = {
  event: "dealscored";
  ending: string;
  tricks: number[];
  lines: Line[];
  totals: number[];
  sheet: Sheet;
};

/** A named line of the score: who, what for, how many score points; ``note`` holds the numbers its words need. */
export type Line = {
  seat: number;
  name: string;
  amount: number;
  note: number[];
};

/** ``points`` beyond a closed pool wait for a choice whom they help; not ``barred`` seats, a bit set (PF-223a). */
export type HelpDueEvent = {
  event: "helpdue";
  seat: number;
  points: number;
  barred: number;
};

/** Help was given: to a partner's pool, or off the own hill (``to`` is the own seat); written after the deal. */
export type HelpedEvent = {
  event: "helped";
  seat: number;
  to: number;
  lines: Line[];
  totals: number[];
  sheet: Sheet;
};

/** Lines written outside a deal's record. */
export type FinedEvent = {
  event: "fined";
  lines: Line[];
  totals: number[];
  sheet: Sheet;
};

/** The next stage of the match (PF-008, 267). ``owner`` sets the terms of the game proper; -1: nobody. */
export type StageBeganEvent = {
  event: "stagebegan";
  stage: string;
  owner: number;
  sheet: Sheet;
};

/** The hill owner's terms (PF-268). */
export type TermsSetEvent = {
  event: "termsset";
  seat: number;
  price: number;
  pool: number;
  circles: number;
};

/** The control time has passed. */
export type ControlTimeUpEvent = {
  event: "controltimeup";
};

/** The last circle begins (PF-273a). */
export type LastCircleEvent = {
  event: "lastcircle";
};

/** A race is over (BP-004): ``seat`` closed its pool first; the bonuses are among the deal's lines. */
export type RaceEndedEvent = {
  event: "raceended";
  number: number;
  seat: number;
  sheet: Sheet;
};

/** The match is over and settled: results in whole whists, sum zero. ``accounts``: the steps to each result. */
export type MatchEndedEvent = {
  event: "matchended";
  winners: number[];
  results: number[];
  sheet: Sheet;
  accounts: Statement[];
};

/** One player's steps from hill to result, in whists; the first four figures are points. */
export type Statement = {
  pool: number;
  hill: number;
  carried: string;
  above: string;
  gives: string;
  whists: string[];
  result: string;
};

/** What one seat knows. Tuples "by place" include two players' dummy (prikup.preferans.layout). */
export type View = {
  seat: number;
  rules: string;
  players: number;
  sheet: Sheet;
  deal: number;
  phase: PhaseName;
  redeal: boolean;
  drawn: number[];
  unseen: number;
  hand: number | null;
  dealt: number | null;
  words: Word[];
  declarer: number;
  contract: Contract | null;
  passes: AllPass | null;
  talon: number[];
  talon_open: boolean;
  declined: boolean;
  laid: number;
  discard: number;
  share: string;
  said: Saying[];
  defence: Defence | null;
  quota: number;
  conduct: number[];
  hands: (number | null)[];
  open: number;
  earlier: number[];
  tricks: Trick[];
  offer: Proposal | null;
  refused: number;
  granted: number[];
  proof: Inquiry | null;
  results: Result[];
  totals: number[];
  due: Due | null;
  owner: number;
  winners: number[];
  settled: number[];
  accounts: Statement[];
  paper: Paper;
};

/** A word of the auction. ``kind``: ``game``, ``misere``, ``pass``, ``passdark``. */
export type Word = {
  seat: number;
  kind: string;
  level: number;
  strain: number;
  dark: boolean;
  hand: boolean;
  held: boolean;
};

/** The contract: ``kind`` game, misere or totus; level 0 for a misere, 10 for a totus. */
export type Contract = {
  seat: number;
  kind: string;
  level: number;
  strain: number;
  dark: boolean;
  hand: boolean;
  bid: number;
  bomb: number;
  shared: boolean;
  helps: number[];
  outbid: boolean;
};

/** An all-pass: its price in hill points or ``whists`` a trick (BP-003), and its kind. */
export type AllPass = {
  price: number;
  dark: boolean;
  compulsory: boolean;
  whists: boolean;
};

/** A word of the defence: ``whist``, ``pass``, ``half``, ``return``. */
export type Saying = {
  seat: number;
  word: string;
};

/** Who defends, and the words said. ``first`` speaks first, clockwise from the declarer (PF-067a). */
export type Defence = {
  first: number;
  second: number;
  words: [string, string];
  dealer: string;
  glanced: number;
  returned: boolean;
  lying: boolean;
};

/** A trick: its cards in order, the place that played each (-1 for a card of the talon), who took it (-1: nobody yet; the dealer's place stands for the talon's card that won). */
export type Trick = {
  cards: number[];
  places: number[];
  winner: number;
};

/** An offer that waits for answers: who made it, the tricks by place, who has agreed. */
export type Proposal = {
  by: number;
  tricks: number[];
  agreed: number[];
};

/** The judging of under-declaring: who asked, whether the declarer says there is a layout, whether the asker accepts this, the verdict (-1: none), and the figures that both said before it, as seat and tricks. */
export type Inquiry = {
  asked: number;
  lay: boolean | null;
  content: boolean | null;
  least: number;
  said: [number, number][];
};

/** A deal as it was written. */
export type Result = {
  deal: number;
  dealer: number;
  stage: string;
  ending: string;
  contract: Contract | null;
  defence: Defence | null;
  passes: AllPass | null;
  tricks: number[];
  lines: Line[];
  totals: number[];
};

/** Points beyond a closed pool that wait for a choice whom they help; ``barred`` as a bit set (PF-223a). */
export type Due = {
  seat: number;
  points: number;
  barred: number;
};

/** The figures in the fields, by seat. Points of pool and hill, whists. */
export type Paper = {
  pools: number[][];
  hills: number[][];
  whists: number[][][];
  passes: [number, number][][];
  games: number[];
};

export type AnyAction =
  | ShuffleAction
  | DealAction
  | CutAction
  | LookAction
  | CallAction
  | MisereAction
  | HereAction
  | PassAction
  | PassDarkAction
  | TakeAction
  | DeclineAction
  | LayAction
  | DeclareAction
  | TotusAction
  | SurrenderAction
  | AcceptAction
  | RefuseAction
  | WhistAction
  | HalfAction
  | GlanceAction
  | LieAction
  | StandAction
  | PlayAction
  | OfferAction
  | DemandAction
  | VerdictAction
  | HelpAction
  | TermsAction
  | TimeUpAction
  | FaultAction;

export type AnyEvent =
  | DealerDrawnEvent
  | DealBeganEvent
  | PackCutEvent
  | HandsDealtEvent
  | HandSeenEvent
  | LookedEvent
  | GameCalledEvent
  | MisereCalledEvent
  | PassedEvent
  | AuctionWonEvent
  | PassesBeganEvent
  | TalonShownEvent
  | TalonTakenEvent
  | TalonSeenEvent
  | TalonDeclinedEvent
  | CardsLaidEvent
  | DiscardSeenEvent
  | GameNamedEvent
  | MisereNamedEvent
  | TotusNamedEvent
  | ShareOfferedEvent
  | ShareAnsweredEvent
  | SaidEvent
  | PhaseBeganEvent
  | GlancedEvent
  | DefenceSetEvent
  | DefenceJoinedEvent
  | HandOpenedEvent
  | TricksBeganEvent
  | TalonTurnedEvent
  | CardPlayedEvent
  | TrickTakenEvent
  | OfferedEvent
  | OfferAnsweredEvent
  | OfferGrantedEvent
  | ProofDemandedEvent
  | ProofAnsweredEvent
  | VerdictSaidEvent
  | VerdictGivenEvent
  | SurrenderedEvent
  | DealScoredEvent
  | HelpDueEvent
  | HelpedEvent
  | FinedEvent
  | StageBeganEvent
  | TermsSetEvent
  | ControlTimeUpEvent
  | LastCircleEvent
  | RaceEndedEvent
  | MatchEndedEvent;

/** What kind of thing a field of actions and events holds, by its name, and by tag and name where it is another; empty:
    its value shows that. */
export const FIELD_KINDS: Record<string, string> = {
  "at": "seat",
  "by": "seat",
  "card": "card",
  "cards": "cards",
  "conduct": "seats",
  "dealer": "seat",
  "helps": "seats",
  "leader": "seat",
  "order": "pile",
  "owner": "seat",
  "rest": "cards",
  "seat": "seat",
  "strain": "strain",
  "to": "seat",
  "turned": "pile",
  "winners": "seats",
  "cut.at": "",
  "packcut.at": "",
  "talonshown.cards": "pile",
  "talonseen.cards": "pile"
};
