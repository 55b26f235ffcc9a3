// Made by tools/typescript.py from the Python structs; do not edit by hand.

/** The name of a phase in a view. */
export type PhaseName =
  | "dealing"
  | "auction"
  | "taking"
  | "selling"
  | "keeping"
  | "giving"
  | "naming"
  | "doubling"
  | "announcing"
  | "playing"
  | "resting"
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

/** The dealer buries the jack from the bottom in the middle of the pack ("wedding", TH-R-024). */
export type BuryAction = {
  do: "bury";
};

/** The dealer leaves the bottom card where it is and deals (TH-R-024). */
export type KeepAction = {
  do: "keep";
};

/** The dealer chooses the places of the dealing order (0 is the first card) from which the talon is dealt (TH-P-010). */
export type PlaceAction = {
  do: "place";
  at: number[];
};

/** The opener looks at a hand that he could have played dark (TH-R-096). */
export type LookAction = {
  do: "look";
};

/** The opener calls golden instead of opening: to play the hand as dealt, without the talon (BT-061). */
export type GoldenAction = {
  do: "golden";
};

/** A bid, in score points. */
export type BidAction = {
  do: "bid";
  amount: number;
};

/** No bid. */
export type PassAction = {
  do: "pass";
};

/** A player claims a right by showing a hand or the talon: a redeal, three or four marriages (TH-R-030..036). */
export type ClaimAction = {
  do: "claim";
  ground: string;
};

/** The declarer takes a talon (TH-P-097: one of two), hidden where the rules allow it (TH-R-048). */
export type TakeAction = {
  do: "take";
  hidden: boolean;
  talon: number;
};

/** The declarer who has seen the talon pays for a new deal (BT-023a). */
export type BuybackAction = {
  do: "buyback";
};

/** The declarer puts a card up for sale, open to all; after the last one the others may bid (BT-023). */
export type SellAction = {
  do: "sell";
  card: number;
};

/** The declarer gives a card to an opponent, face up or face down (TH-R-049). */
export type GiveAction = {
  do: "give";
  to: number;
  card: number;
  open: boolean;
};

/** The declarer lays a card away face down after the gifts (BT-006). */
export type LayAction = {
  do: "lay";
  card: number;
};

/** The declarer names the contract after the gifts: "own" (the amount of the bid) or more (TH-R-052). */
export type NameAction = {
  do: "name";
  amount: number;
  open: boolean;
};

/** The declarer undertakes to take no trick, with an open hand or not (BT-033). */
export type MisereAction = {
  do: "misere";
  open: boolean;
};

/** The declarer undertakes to take all tricks, with an open hand or not (BT-033). */
export type SlamAction = {
  do: "slam";
  open: boolean;
};

/** A defender doubles the contract (BT-019b). */
export type ContraAction = {
  do: "contra";
};

/** The declarer doubles a doubled contract once more (BT-019b). */
export type RecontraAction = {
  do: "recontra";
};

/** The declarer concedes the deal ("write-off", "forfeit"; TH-R-054, TH-C-012). */
export type WriteoffAction = {
  do: "writeoff";
};

/** The declarer withdraws without losing points (TH-P-072). */
export type BombAction = {
  do: "bomb";
};

/** The leader declares a marriage by showing it and keeps both cards in hand (BT-030). */
export type ShowAction = {
  do: "show";
  suit: number;
};

/** A card played to the trick, with or without an announcement. */
export type PlayAction = {
  do: "play";
  card: number;
  announce: boolean;
};

/** The leader claims all remaining tricks. */
export type RestAction = {
  do: "rest";
};

/** Agrees to what another seat asks. */
export type AcceptAction = {
  do: "accept";
};

/** Refuses what another seat asks. */
export type RefuseAction = {
  do: "refuse";
};

/** The table enters a fault that a program prevents or cannot see; the rules set its penalty. */
export type FaultAction = {
  do: "fault";
  seat: number;
  kind: string;
};

/** A deal (``number`` from 1) or its redeal is about to be shuffled. */
export type DealBeganEvent = {
  event: "dealbegan";
  number: number;
  dealer: number;
  redeal: boolean;
};

/** The cutter lifted ``at`` cards. */
export type PackCutEvent = {
  event: "packcut";
  seat: number;
  at: number;
};

/** The dealer showed a bad bottom card to all (TH-R-021). */
export type BottomShownEvent = {
  event: "bottomshown";
  card: number;
};

/** The dealer looked at the bottom card (TH-R-020); told to the dealer alone. */
export type BottomSeenEvent = {
  event: "bottomseen";
  card: number;
};

/** The dealer buried a jack (TH-R-024). */
export type JackBuriedEvent = {
  event: "jackburied";
};

/** The pack was put in a new order after a bad cut (BT-009). */
export type PackMixedEvent = {
  event: "packmixed";
};

/** The cards are dealt. ``talon``: cards in the talon; ``unseen``: the seat that has not looked at its hand, or -1 (TH-R-093); ``sitter``: the seat that sits the deal out, or -1 (TH-P-089). */
export type HandsDealtEvent = {
  event: "handsdealt";
  unseen: number;
  talon: number;
  sitter: number;
  beside: number;
  stock: number;
  exposed: number;
  golden: boolean;
};

/** One more seat, beside the opener, has not looked at its hand (BT-062b). */
export type LeftUnseenEvent = {
  event: "leftunseen";
  seat: number;
};

/** A seat sees its hand; told to that seat alone. */
export type HandSeenEvent = {
  event: "handseen";
  seat: number;
  cards: number;
};

/** A seat looked at its dark hand (TH-R-096). */
export type LookedEvent = {
  event: "looked";
  seat: number;
};

/** A bid of score points, dark or not. */
export type BidMadeEvent = {
  event: "bidmade";
  seat: number;
  amount: number;
  dark: boolean;
};

/** A seat passed. */
export type PassedEvent = {
  event: "passed";
  seat: number;
};

/** The auction is over: who plays, for how much, whether forced to, and whether dark. */
export type AuctionWonEvent = {
  event: "auctionwon";
  seat: number;
  amount: number;
  forced: boolean;
  dark: boolean;
};

/** The opener called golden: the hands are played as they were dealt, the talon stays aside (BT-061). */
export type GoldenCalledEvent = {
  event: "goldencalled";
  seat: number;
  amount: number;
};

/** A seat claimed its right by showing these cards (its hand, or the talon). */
export type ClaimedEvent = {
  event: "claimed";
  seat: number;
  ground: string;
  cards: number;
};

/** The talon is shown to all; of two talons, the chosen one. */
export type TalonShownEvent = {
  event: "talonshown";
  cards: number;
  talon: number;
};

/** The declarer took the talon into the hand; ``hidden``: the others did not see it. */
export type TalonTakenEvent = {
  event: "talontaken";
  seat: number;
  hidden: boolean;
  talon: number;
};

/** The cards of a hidden talon; told to the declarer alone. */
export type TalonSeenEvent = {
  event: "talonseen";
  cards: number;
  talon: number;
};

/** The declarer put a card up for sale (BT-023). */
export type CardForSaleEvent = {
  event: "cardforsale";
  seat: number;
  card: number;
};

/** The open cards are offered for a higher bid (BT-023). */
export type CardsOfferedEvent = {
  event: "cardsoffered";
  seat: number;
};

/** A seat bought the open cards with a higher bid and is now the declarer (BT-023). */
export type CardsSoldEvent = {
  event: "cardssold";
  seat: number;
  amount: number;
};

/** Nobody bid more: the cards stay with the declarer (BT-023). */
export type CardsKeptEvent = {
  event: "cardskept";
  seat: number;
};

/** A gift with its face, for the seats that see it. */
export type CardGivenEvent = {
  event: "cardgiven";
  giver: number;
  to: number;
  card: number;
  open: boolean;
};

/** A gift face down, for the other seats. */
export type GiftMadeEvent = {
  event: "giftmade";
  giver: number;
  to: number;
};

/** A card laid away with its face, for the declarer (BT-006). */
export type CardLaidEvent = {
  event: "cardlaid";
  seat: number;
  card: number;
};

/** A card laid away face down, for the other seats (BT-006). */
export type CardLaidAwayEvent = {
  event: "cardlaidaway";
  seat: number;
};

/** A seat gets cards that were not played (laid away, or an unchosen talon) with their card points (BT-006). */
export type AsideTakenEvent = {
  event: "asidetaken";
  seat: number;
  cards: number;
  points: number;
};

/** The contract that is played, in score points. */
export type ContractNamedEvent = {
  event: "contractnamed";
  seat: number;
  amount: number;
};

/** The declarer undertakes to take no trick, for ``amount`` score points (BT-033). */
export type MisereNamedEvent = {
  event: "miserenamed";
  seat: number;
  amount: number;
};

/** The declarer undertakes to take all tricks, for ``amount`` score points (BT-033). */
export type SlamNamedEvent = {
  event: "slamnamed";
  seat: number;
  amount: number;
};

/** The declarer plays with an open hand, for double (BT-033). */
export type HandOpenedEvent = {
  event: "handopened";
  seat: number;
  cards: number;
};

/** A phase began that no other event tells of, and this seat speaks first; ``phase`` is its name. */
export type PhaseBeganEvent = {
  event: "phasebegan";
  seat: number;
  phase: PhaseName;
};

/** A defender said contra (BT-019b): the contract counts so many ``times`` now. */
export type ContraSaidEvent = {
  event: "contrasaid";
  seat: number;
  times: number;
};

/** The declarer doubled once more (BT-019b); the contract counts so many ``times`` now. */
export type RecontraSaidEvent = {
  event: "recontrasaid";
  seat: number;
  times: number;
};

/** The contract is final, or there is none, and a seat leads (BT-019b, TT-A-016). */
export type TricksBeganEvent = {
  event: "tricksbegan";
  seat: number;
};

/** The declarer gave up the deal: ``writeoff``, ``bomb``, or ``buyback`` (BT-023a). */
export type ConcededEvent = {
  event: "conceded";
  seat: number;
  kind: string;
};

/** A card was played to the trick. */
export type CardPlayedEvent = {
  event: "cardplayed";
  seat: number;
  card: number;
};

/** A marriage (``suit`` 0..3) or four aces (``suit`` -1) were declared, with their value in card points. */
export type MarriageDeclaredEvent = {
  event: "marriagedeclared";
  seat: number;
  suit: number;
  value: number;
};

/** Another player took the king or queen of a declared marriage: it counts nothing any more (BT-031b). */
export type MarriageDrownedEvent = {
  event: "marriagedrowned";
  seat: number;
  suit: number;
  value: number;
};

/** A suit is trump from now on. */
export type TrumpSetEvent = {
  event: "trumpset";
  suit: number;
};

/** A trick was taken, with its card points. */
export type TrickTakenEvent = {
  event: "tricktaken";
  seat: number;
  points: number;
};

/** Every player drew a card after a trick, this seat first; ``left`` cards remain (TH-P-110, TT-A-020). */
export type StockDrawnEvent = {
  event: "stockdrawn";
  seat: number;
  left: number;
};

/** A card drawn from the stock; told to the seat that drew it, and to all if it comes to an open hand. */
export type CardDrawnEvent = {
  event: "carddrawn";
  seat: number;
  card: number;
};

/** Nobody bid: the next dealer deals (TT-C-009). */
export type AllPassedEvent = {
  event: "allpassed";
};

/** The leader claims all remaining tricks and lays the hand open for the others to judge. */
export type RestClaimedEvent = {
  event: "restclaimed";
  seat: number;
  cards: number;
};

/** An opponent's answer to the claim of the rest. */
export type RestAnsweredEvent = {
  event: "restanswered";
  seat: number;
  accepted: boolean;
};

/** All opponents accepted: the remaining tricks and their card points go to the claimer. */
export type RestGrantedEvent = {
  event: "restgranted";
  seat: number;
  tricks: number;
  points: number;
};

/** A deal is over and written: its ending, card points, bonuses and tricks by seat, lines, totals, counters. */
export type DealScoredEvent = {
  event: "dealscored";
  ending: string;
  points: number[];
  bonuses: number[];
  tricks: number[];
  lines: Line[];
  totals: number[];
  marks: Record<string, number[]>;
};

/** A named line of the score: who, what for, how many score points; ``note`` holds the numbers its words need. */
export type Line = {
  seat: number;
  name: string;
  amount: number;
  note: number[];
};

/** Lines written for a fine, outside any deal (TH-R-127). */
export type FinedEvent = {
  event: "fined";
  lines: Line[];
  totals: number[];
  marks: Record<string, number[]>;
};

/** The match is over; usually there is one winner. ``payments``: what each seat gets (negative: pays) by the tariff, if one is agreed. */
export type MatchEndedEvent = {
  event: "matchended";
  winners: number[];
  payments: number[];
};

/** What one seat knows. ``hand`` is None while the seat has not looked at it. */
export type View = {
  seat: number;
  rules: string;
  players: number;
  totals: number[];
  marks: Record<string, number[]>;
  dealer: number;
  deal: number;
  phase: PhaseName;
  begun: PhaseName | "";
  redeal: boolean;
  sitter: number;
  bottom: number;
  hand: number | null;
  dealt: number | null;
  unseen: number;
  blind: number[];
  words: Word[];
  declarer: number;
  contract: number;
  bid: number;
  forced: boolean;
  dark: boolean;
  golden: boolean;
  golden_deal: boolean;
  lying: number;
  talon: number;
  talon_open: boolean;
  beside: number;
  chosen: number;
  stock: number;
  exposed: number;
  drawn: number;
  gives: number;
  offered: number;
  sales: number;
  seller: number;
  shown: number;
  special: string;
  open: boolean;
  open_hand: number;
  doubled: number;
  away: number;
  gifts: Gift[];
  laid: number;
  aside: number;
  tricks: Trick[];
  tricks_taken: number[];
  points_taken: number[];
  trump: number;
  fixed: number;
  declarations: Declaration[];
  rest: number;
  rest_hand: number;
  agreed: number[];
  results: Result[];
  winners: number[];
  payments: number[];
};

/** A bid or pass in the auction; amount 0 is a pass. */
export type Word = {
  seat: number;
  amount: number;
  dark: boolean;
  unseen: boolean;
};

/** A gift; card -1 if this seat has not seen its face. */
export type Gift = {
  giver: number;
  to: number;
  card: number;
  open: boolean;
};

/** A trick: the leader, the cards in order, the winner (-1 while it is on the table), its card points. */
export type Trick = {
  leader: number;
  cards: number[];
  winner: number;
  points: number;
};

/** A declared marriage (suit -1: four aces), with its value (0 once it is drowned) and the number of the trick. */
export type Declaration = {
  seat: number;
  suit: number;
  value: number;
  trick: number;
};

/** A deal as it was written. */
export type Result = {
  number: number;
  ending: string;
  declarer: number;
  contract: number;
  points: number[];
  bonuses: number[];
  tricks: number[];
  lines: Line[];
  totals: number[];
  marks: Record<string, number[]>;
};

export type AnyAction =
  | ShuffleAction
  | DealAction
  | CutAction
  | BuryAction
  | KeepAction
  | PlaceAction
  | LookAction
  | GoldenAction
  | BidAction
  | PassAction
  | ClaimAction
  | TakeAction
  | BuybackAction
  | SellAction
  | GiveAction
  | LayAction
  | NameAction
  | MisereAction
  | SlamAction
  | ContraAction
  | RecontraAction
  | WriteoffAction
  | BombAction
  | ShowAction
  | PlayAction
  | RestAction
  | AcceptAction
  | RefuseAction
  | FaultAction;

export type AnyEvent =
  | DealBeganEvent
  | PackCutEvent
  | BottomShownEvent
  | BottomSeenEvent
  | JackBuriedEvent
  | PackMixedEvent
  | HandsDealtEvent
  | LeftUnseenEvent
  | HandSeenEvent
  | LookedEvent
  | BidMadeEvent
  | PassedEvent
  | AuctionWonEvent
  | GoldenCalledEvent
  | ClaimedEvent
  | TalonShownEvent
  | TalonTakenEvent
  | TalonSeenEvent
  | CardForSaleEvent
  | CardsOfferedEvent
  | CardsSoldEvent
  | CardsKeptEvent
  | CardGivenEvent
  | GiftMadeEvent
  | CardLaidEvent
  | CardLaidAwayEvent
  | AsideTakenEvent
  | ContractNamedEvent
  | MisereNamedEvent
  | SlamNamedEvent
  | HandOpenedEvent
  | PhaseBeganEvent
  | ContraSaidEvent
  | RecontraSaidEvent
  | TricksBeganEvent
  | ConcededEvent
  | CardPlayedEvent
  | MarriageDeclaredEvent
  | MarriageDrownedEvent
  | TrumpSetEvent
  | TrickTakenEvent
  | StockDrawnEvent
  | CardDrawnEvent
  | AllPassedEvent
  | RestClaimedEvent
  | RestAnsweredEvent
  | RestGrantedEvent
  | DealScoredEvent
  | FinedEvent
  | MatchEndedEvent;

/** What kind of thing a field of actions and events holds, by its name, and by tag and name where it is another; empty:
    its value shows that. */
export const FIELD_KINDS: Record<string, string> = {
  "card": "card",
  "cards": "cards",
  "dealer": "seat",
  "exposed": "card",
  "giver": "seat",
  "order": "pile",
  "rest": "cards",
  "seat": "seat",
  "sitter": "seat",
  "to": "seat",
  "unseen": "seat",
  "winners": "seats",
  "show.suit": "suit"
};
