// Preferans: words in the middle of the table, movements, and the words on the plates.

import { i18n, t } from "../../i18n.svelte";
import { STILL, type Moves } from "../../table/moves";
import type { Shout } from "../../table/telling";
import type { AnyEvent, Contract, PhaseName, View, Word } from "../../wire/preferans";
import type { Chip, Taken } from "../game";

/** A game as it is written: ``7♦``. */
export const gameText = (level: number, strain: number): string => i18n.texts.say("preferans-game", { level, strain });

/** Events without movement or sound: the compiler refuses one that is neither here nor in the switch below. */
type Still =
  | "dealerdrawn"
  | "dealbegan"
  | "packcut"
  | "handsdealt"
  | "looked"
  | "gamecalled"
  | "passed"
  | "auctionwon"
  | "passesbegan"
  | "talonseen"
  | "talondeclined"
  | "discardseen"
  | "gamenamed"
  | "miserenamed"
  | "totusnamed"
  | "shareoffered"
  | "shareanswered"
  | "said"
  | "phasebegan"
  | "glanced"
  | "defenceset"
  | "defencejoined"
  | "handopened"
  | "tricksbegan"
  | "tricktaken"
  | "offered"
  | "offeranswered"
  | "offergranted"
  | "proofdemanded"
  | "proofanswered"
  | "verdictsaid"
  | "verdictgiven"
  | "surrendered"
  | "dealscored"
  | "helpdue"
  | "helped"
  | "fined"
  | "stagebegan"
  | "termsset"
  | "controltimeup"
  | "lastcircle"
  | "raceended";
const still = (_tag: Still): Moves => STILL;

/** The movements and the sound of an event. */
export function movesOf(event: AnyEvent, _own: number, view: View): Moves {
  switch (event.event) {
    case "handseen":
      return { flights: [], sound: "deal" };
    case "cardplayed":
      return { flights: [], origin: [event.card, event.seat], sound: "card" };
    case "talontaken": {
      const backs = view.talon.length > 0 ? 0 : 2;
      return { flights: Array.from({ length: backs }, () => ({ card: -1, from: -1, to: event.seat })), sound: "card" };
    }
    case "miserecalled":
      return { flights: [], sound: "misere" };
    case "cardslaid":
      return { flights: [0, 1].map(() => ({ card: -1, from: event.seat, to: -1 })), sound: "card" };
    case "talonturned":
      return { flights: [], origin: [event.card, -1], sound: "card" };
    case "talonshown":
      return { flights: [], sound: "card" };
    case "matchended":
      return { flights: [], sound: "finale" };
    default:
      return still(event.event);
  }
}

/** Events without words in the middle; the same holds for them. */
type Silent =
  | "dealbegan"
  | "packcut"
  | "handsdealt"
  | "handseen"
  | "looked"
  | "gamecalled"
  | "miserecalled"
  | "passed"
  | "auctionwon"
  | "talonshown"
  | "talontaken"
  | "talonseen"
  | "talondeclined"
  | "cardslaid"
  | "discardseen"
  | "shareoffered"
  | "said"
  | "phasebegan"
  | "glanced"
  | "defenceset"
  | "defencejoined"
  | "handopened"
  | "tricksbegan"
  | "talonturned"
  | "cardplayed"
  | "tricktaken"
  | "offered"
  | "proofdemanded"
  | "dealscored"
  | "helpdue"
  | "fined"
  | "matchended";
const silent = (_tag: Silent): Omit<Shout, "key"> | undefined => undefined;

/** The words in the middle of the table for an event, if any. */
export function shoutOf(event: AnyEvent, names: readonly string[], you: number): Omit<Shout, "key"> | undefined {
  const aloud = (suit = -1, stays = false): Omit<Shout, "key"> => ({
    text: i18n.texts.event(event, names, you),
    suit,
    stays,
  });
  switch (event.event) {
    case "gamenamed":
      return aloud(event.strain < 4 ? event.strain : -1);
    case "offeranswered":
      // A refusal stays to be read.
      return event.agreed ? undefined : aloud(-1, true);
    case "miserenamed":
      return { ...aloud(), sign: "misere" };
    case "passesbegan":
      return { ...aloud(), sign: "passes" };
    case "dealerdrawn":
    case "totusnamed":
    case "shareanswered":
    case "surrendered":
    case "offergranted":
    case "proofanswered":
    case "verdictsaid":
    case "verdictgiven":
    case "helped":
    case "stagebegan":
    case "termsset":
    case "controltimeup":
    case "lastcircle":
    case "raceended":
      return aloud();
    default:
      return silent(event.event);
  }
}

/** A contract in short: ``6♠ without the talon, in the dark``. */
export function contractText(contract: Contract): string {
  const game =
    contract.kind === "misere"
      ? t("web-preferans-misere")
      : contract.kind === "totus"
        ? `${t("web-preferans-totus")} ${gameText(10, contract.strain)}`
        : gameText(contract.level, contract.strain);
  return [
    game,
    ...(contract.hand ? [t("web-preferans-hand")] : []),
    ...(contract.dark ? [t("web-preferans-dark")] : []),
    ...(contract.bomb > 1 ? [t("web-preferans-on-bomb", { times: contract.bomb })] : []),
    ...(contract.shared ? [t("web-preferans-shared")] : []),
  ].join(" ");
}

/** A call as it is said: ``seven second``. */
function spoken(word: Word): string {
  const words = i18n.texts;
  if (word.kind === "pass") return t("web-table-pass");
  if (word.kind === "passdark") return words.action({ do: "passdark" });
  const rest = [...(word.hand ? [t("web-preferans-hand")] : []), ...(word.dark ? [t("web-preferans-dark")] : [])];
  if (word.kind === "misere") return [t("web-preferans-misere"), ...rest].join(" ");
  if (word.held) return words.action({ do: "here" });
  return [gameText(word.level, word.strain), ...rest].join(" ");
}

/** How a call is said aloud: ``raz``, ``seven second``. */
export const aloud = (level: number, strain: number): string => i18n.texts.say("preferans-spoken", { level, strain });

/** What is said of a bomb, by how many times its game counts. */
const BOMBS: Readonly<Record<number, string>> = { 2: "bomb", 4: "double", 8: "fir" };

/** Phases in which no cards are out. */
const BETWEEN: ReadonlySet<PhaseName> = new Set(["drawing", "dealing", "scored", "helping", "terming", "over"]);

/** The chips of a player's plate: role, last words, contract with its tricks. */
export function chips(view: View, seat: number, names: readonly string[]): Chip[] {
  const found: Chip[] = [];
  if (view.phase === "auction" || view.phase === "taking") {
    const word = view.words.findLast((one) => one.seat === seat);
    if (word) {
      const passed = word.kind === "pass" || word.kind === "passdark";
      const standing = word === view.words.findLast((one) => one.kind !== "pass" && one.kind !== "passdark");
      const chip: Chip = { text: spoken(word), tone: standing ? "gold" : "plain", word: true };
      if (!passed && word.kind === "game" && !word.held) chip.title = aloud(word.level, word.strain);
      found.push(chip);
    }
    if ((view.unseen >>> seat) & 1) found.push({ text: t("web-preferans-not-looked"), tone: "mark" });
    return found;
  }
  if (view.contract?.seat === seat) {
    const bomb = BOMBS[view.contract.bomb];
    const about = bomb ? { about: t(`web-preferans-legend-${bomb}`) } : {};
    found.push({ text: t("web-preferans-plays", { game: contractText(view.contract) }), tone: "gold", ...about });
  } else if (view.declarer === seat) {
    const word = view.words.findLast((one) => one.seat === seat);
    found.push({ text: word ? spoken(word) : t("web-preferans-declarer"), tone: "gold" });
  }
  const said = view.said.findLast((one) => one.seat === seat);
  if (said && view.contract) {
    found.push({
      text: i18n.texts.word("word", said.word),
      tone: said.word === "pass" ? "plain" : "light",
      word: true,
    });
  } else if (view.defence && view.contract && view.contract.seat !== seat) {
    const at = [view.defence.first, view.defence.second].indexOf(seat);
    const word = at < 0 ? "" : view.defence.words[at];
    if (word === "bound") found.push({ text: t("web-preferans-whister"), tone: "light" });
  }
  const conductor = view.conduct[seat];
  if (view.phase === "playing" && conductor !== undefined && conductor !== seat)
    found.push({ text: t("web-preferans-played-by", { name: i18n.texts.seat(conductor, names) }), tone: "mark" });
  if (view.players === 4 && view.sheet.dealer === seat && !BETWEEN.has(view.phase) && !said)
    found.push({ text: t("web-preferans-rests"), tone: "mark" });
  return found;
}

/** The tricks taken in this deal, and the number needed, if any. */
export function taken(view: View, seat: number): Taken | undefined {
  if (view.tricks.length === 0 && view.earlier.length === 0 && view.granted.length === 0) return undefined;
  const before = view.earlier[seat] ?? 0;
  const count = view.granted[seat] ?? before + view.tricks.filter((trick) => trick.winner === seat).length;
  const due = view.contract?.seat === seat ? view.contract.level : 0;
  const text = due > 0 ? t("web-preferans-tricks-due", { count, due }) : String(count);
  return { text, title: t("web-preferans-tricks", { count }) };
}

/** The contract in the corner of the table, with what the defence must take. */
export function contract(view: View, names: readonly string[]): string {
  if (view.phase === "scored" || view.phase === "over") return "";
  if (view.passes) {
    const { price, dark, whists } = view.passes;
    const passes = t(whists ? "web-preferans-passes-whists" : "web-preferans-passes", { price });
    return dark ? `${passes}, ${t("web-preferans-dark")}` : passes;
  }
  if (!view.contract) return "";
  const who = i18n.texts.seat(view.contract.seat, names);
  const game = `${who}: ${contractText(view.contract)}`;
  return view.quota > 0 ? `${game} · ${t("web-preferans-quota", { count: view.quota })}` : game;
}

/** The stage of the match, beside the number of the deal. */
export function where(view: View): string[] {
  const { sheet, players } = view;
  const found: string[] = [];
  if (sheet.stage === "brigand") found.push(i18n.texts.word("stage", "brigand"));
  else if (sheet.stage === "circles") found.push(i18n.texts.word("stage", "circles"));
  if (sheet.closing === "last") found.push(t("web-preferans-circle-last"));
  else if (sheet.closing === "due") found.push(t("web-preferans-control-time"));
  else if (sheet.circles > 0 && sheet.stage === "proper")
    found.push(t("web-preferans-circle-of", { circle: sheet.circle + 1, circles: sheet.circles }));
  if (sheet.past_pools.length === players && sheet.race > 0)
    found.push(t("web-preferans-race-number", { race: sheet.race + 1 }));
  return found;
}
