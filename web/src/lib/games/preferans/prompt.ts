// What is asked at a table of Preferans, and texts of buttons that depend on more than the action.

import { i18n, t, capitalized } from "../../i18n.svelte";
import type { AnyAction, View } from "../../wire/preferans";
import type { Selection, TableShown } from "../table";
import { contractText } from "./telling";

/** Phases in which what is asked goes by their name. */
type Plain = "drawing" | "dealing" | "taking" | "choosing" | "offering" | "scored" | "over";

/** What the reader is asked, or what others are asked if that needs its own words. */
export function prompt(board: TableShown, desk: Selection, kinds: ReadonlySet<string>): string {
  const view = board.view as View;
  const { awaited } = board.offer;
  const words = i18n.texts;
  const name = (seat: number): string => words.seat(seat, board.names);
  const game = view.contract ? contractText(view.contract) : "";
  if (view.phase === "offering" && view.offer) {
    const asks = t("web-preferans-prompt-offering", { name: name(view.offer.by) });
    const shares = words.shares(view.offer.tricks, board.names);
    return `${awaited ? asks : t("web-preferans-offer-waits", { names: board.others })} (${shares})`;
  }
  if (!awaited) {
    if (kinds.has("verdict")) return t("web-preferans-prompt-verdict");
    return view.phase === "judging" && board.waited.length === 0 ? t("web-preferans-prompt-judged") : "";
  }
  if (kinds.has("cut")) return t("web-table-prompt-cut");
  const say = (step: string, values: Record<string, string | number> = {}): string =>
    t(`web-preferans-prompt-${step}`, values);
  switch (view.phase) {
    case "auction":
      return say(view.hand === null ? "unseen" : "auction");
    case "laying":
      return say(view.contract?.kind === "totus" ? "laying-totus" : "laying");
    case "naming":
      return say(view.sheet.stage === "brigand" ? "brigand" : "naming");
    case "sharing":
      return say("sharing", { name: name(view.declarer), game });
    case "whisting":
      return say(
        kinds.has("glance") || (board.seat === view.sheet.dealer && view.players === 4)
          ? "whisting-dealer"
          : "whisting",
        { game },
      );
    case "judging":
      return judging(view, kinds, name);
    case "helping":
      return say("helping", { points: view.due?.points ?? 0 });
    case "terming":
      return say("terming");
    case "playing":
      return desk.place === board.seat ? say("playing") : say("playing-other", { name: name(desk.place) });
    default:
      return plain(view.phase);
  }
}

/** What is asked in a phase whatever was done in it, or its name. */
function plain(phase: Plain): string {
  const id = `web-preferans-prompt-${phase}`;
  return i18n.texts.has(id) ? t(id) : capitalized(i18n.texts.phase(phase));
}

function judging(view: View, kinds: ReadonlySet<string>, name: (seat: number) => string): string {
  if (kinds.has("demand")) return t("web-preferans-prompt-demand");
  if (kinds.has("verdict")) return t("web-preferans-prompt-verdict");
  if (view.proof && view.proof.lay === null) return t("web-preferans-prompt-lay");
  return t("web-preferans-prompt-look", { name: name(view.declarer) });
}

/** The text of a button whose meaning depends on the situation. */
export function label(action: AnyAction, board: TableShown): string | undefined {
  const view = board.view as View;
  const kind = action.do;
  const yes = kind === "accept";
  if (view.phase === "offering" && (yes || kind === "refuse"))
    return t(yes ? "web-preferans-offer-agree" : "web-preferans-offer-refuse");
  if (view.phase === "judging") {
    if (kind === "demand") return t("web-preferans-demand");
    if (kind === "pass") return t("web-preferans-waive");
    if ((yes || kind === "refuse") && view.proof?.lay === null)
      return t(yes ? "web-preferans-own-up" : "web-preferans-show-lay");
    if (yes || kind === "refuse") return t(yes ? "web-preferans-content" : "web-preferans-not-content");
  }
  if (action.do === "help") {
    const { to } = action;
    const { pools, hills, size } = view.sheet;
    if (to === board.seat) return t("web-preferans-help-own", { hill: hills[to] ?? 0 });
    return t("web-preferans-help-partner", { name: i18n.texts.seat(to, board.names), pool: pools[to] ?? 0, size });
  }
  return undefined;
}
