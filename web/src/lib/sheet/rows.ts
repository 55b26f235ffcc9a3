// The score sheet as rows of cells, from the deals as they were scored. Everything comes from the lines, totals and marks of
// the results; no rule is applied here.

import type { Line, Result } from "../wire/thousand";

/** What is drawn beside a total, as players draw it on paper. */
export interface Cell {
  seat: number;
  /** The total after the deal. */
  total: number;
  /** What the deal changed. */
  change: number;
  /** The total before it, if it was struck out: a fall, a dump truck, a reset. */
  struck: number | null;
  lines: Line[];
  /** This seat's contract: its amount and whether it was made (null: given up). */
  contract: { amount: number; made: boolean | null; times: number } | null;
  /** A bolt was written: the strokes after it, and their limit. */
  bolt: { count: number; of: number; fined: boolean } | null;
  cross: { count: number; of: number; fined: boolean } | null;
  /** On the barrel after this deal: the number of deals so far. */
  barrel: { deals: number } | null;
  /** Fell or was knocked off the barrel. */
  fell: boolean;
  truck: boolean;
  /** The figure counted more than once: a dark game, a golden deal. */
  times: number;
  conceded: "writeoff" | "bomb" | null;
}

export interface Row {
  /** The deal's number; 0 for fines written between two deals. */
  number: number;
  result: Result | null;
  cells: Cell[];
}

const FALLS = ["barrel.fall", "barrel.knocked", "barrel.reset"];

/** The rows of a sheet. `totals`: the current totals, which include fines written after the last deal. */
export function sheetRows(results: readonly Result[], totals?: readonly number[]): Row[] {
  const rows: Row[] = [];
  let before: number[] | null = null;
  // The total at which a seat sits on the barrel, or null.
  let sits: (number | null)[] = [];
  for (const result of results) {
    const start = result.totals.map((total, seat) => total - sum(linesOf(result, seat)));
    if (before && start.some((total, seat) => total !== before?.[seat])) {
      rows.push(fines(before, start, sits));
      sits = sits.map((at, seat) => (at !== null && (start[seat] ?? 0) < at ? null : at));
    }
    const cells = result.totals.map((total, seat) => cell(result, seat, total, sits[seat] ?? null));
    sits = cells.map((made) => (made.barrel ? made.total : null));
    rows.push({ number: result.number, result, cells });
    before = [...result.totals];
  }
  const last = before;
  if (last && totals && totals.some((total, seat) => total !== last[seat])) {
    rows.push(fines(last, [...totals], sits));
  }
  return rows;
}

function linesOf(result: Result, seat: number): Line[] {
  return result.lines.filter((line) => line.seat === seat);
}

function sum(lines: readonly Line[]): number {
  return lines.reduce((all, line) => all + line.amount, 0);
}

function cell(result: Result, seat: number, total: number, sat: number | null): Cell {
  const lines = linesOf(result, seat);
  const named = (name: string): Line | undefined => lines.find((line) => line.name === name);
  const change = sum(lines);
  const fell = lines.some((line) => FALLS.includes(line.name));
  const truck = named("truck") !== undefined;
  const stays = sat !== null && total === sat && !fell;
  const barrel =
    !fell && !truck && (stays || named("barrel.sits")) ? { deals: result.marks["barrel"]?.[seat] ?? 0 } : null;
  const contract = named("contract") ?? named("contract.unwritten");
  // A contract that is made by tricks has a line of its own.
  const tricks = named("slam") ?? named("misere");
  const crossed = named("crossed");
  const played = contract ?? tricks ?? crossed;
  const conceded = seat === result.declarer && (result.ending === "writeoff" || result.ending === "bomb");
  const times = contract?.note[2] ?? (tricks ?? named("writeoff"))?.note[1] ?? 1;
  return {
    seat,
    total,
    change,
    struck: struck(lines, total - change, fell, truck),
    lines,
    contract:
      seat === result.declarer && result.contract > 0
        ? { amount: result.contract, made: conceded || !played ? null : !crossed && played.amount >= 0, times }
        : null,
    bolt: strokes(named("bolt"), named("bolts.fine")),
    cross: strokes(named("cross"), named("crosses.fine")),
    barrel,
    fell,
    truck,
    times,
    conceded: conceded ? (result.ending as "writeoff" | "bomb") : null,
  };
}

function strokes(line: Line | undefined, fine: Line | undefined): Cell["bolt"] {
  return line ? { count: line.note[0] ?? 1, of: line.note[1] ?? 0, fined: fine !== undefined } : null;
}

/** The crossed-out figure: the total lost to a truck or a reset, or the barrel fallen from. */
function struck(lines: readonly Line[], start: number, fell: boolean, truck: boolean): number | null {
  if (!fell && !truck) return null;
  let total = start;
  for (const line of lines) {
    if (line.name === "truck" || FALLS.includes(line.name)) return total;
    total += line.amount;
  }
  return total;
}

function fines(before: readonly number[], after: readonly number[], sits: readonly (number | null)[]): Row {
  return {
    number: 0,
    result: null,
    cells: after.map((total, seat) => {
      const at = sits[seat] ?? null;
      return {
        seat,
        total,
        change: total - (before[seat] ?? 0),
        struck: null,
        lines: [],
        contract: null,
        bolt: null,
        cross: null,
        barrel: at !== null && total === at ? { deals: 0 } : null,
        fell: at !== null && total < at,
        truck: false,
        times: 1,
        conceded: null,
      };
    }),
  };
}

/** The counters after the last deal, by name, without those that are all zero. */
export function standingMarks(marks: Readonly<Record<string, readonly number[]>>): [string, readonly number[]][] {
  return Object.entries(marks).filter(([, counts]) => counts.some((count) => count !== 0));
}
