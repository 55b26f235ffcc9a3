import { describe, expect, it } from "vitest";
import type { Line, Result } from "../wire/thousand";
import { sheetRows, standingMarks } from "./rows";

const line = (seat: number, name: string, amount: number, ...note: number[]): Line => ({ seat, name, amount, note });

/** A deal whose totals follow from the totals before it and its lines. */
function deal(before: number[], lines: Line[], more: Partial<Result> = {}): Result {
  const totals = before.map((total, seat) =>
    lines.filter((one) => one.seat === seat).reduce((all, one) => all + one.amount, total),
  );
  return {
    number: 1,
    ending: "tricks",
    declarer: 0,
    contract: 120,
    points: [0, 0, 0],
    bonuses: [0, 0, 0],
    tricks: [0, 0, 0],
    lines,
    totals,
    marks: {},
    ...more,
  };
}

describe("rows of the sheet", () => {
  it("hold running totals and what each deal changed", () => {
    const first = deal([0, 0, 0], [line(0, "contract", 120, 120, 130, 1), line(1, "defender", 20, 18)]);
    const second = deal(first.totals, [line(1, "contract", -100, 100, 60, 1)], {
      number: 2,
      declarer: 1,
      contract: 100,
    });
    const rows = sheetRows([first, second]);
    expect(rows.map((row) => row.cells.map((cell) => cell.total))).toEqual([
      [120, 20, 0],
      [120, -80, 0],
    ]);
    expect(rows[1]?.cells[1]).toMatchObject({ change: -100, contract: { amount: 100, made: false, times: 1 } });
    expect(rows[0]?.cells[0]?.contract).toEqual({ amount: 120, made: true, times: 1 });
    expect(rows[0]?.cells[1]?.contract).toBeNull();
  });

  it("draw bolts and crosses as strokes, and tell when they were fined", () => {
    const rows = sheetRows([
      deal([0, 0, 0], [line(2, "bolt", 0, 1, 3), line(0, "cross", 0, 1, 3)]),
      deal([0, 0, 0], [line(2, "bolt", 0, 3, 3), line(2, "bolts.fine", -120, 3)]),
    ]);
    expect(rows[0]?.cells[2]?.bolt).toEqual({ count: 1, of: 3, fined: false });
    expect(rows[0]?.cells[0]?.cross).toEqual({ count: 1, of: 3, fined: false });
    expect(rows[1]?.cells[2]).toMatchObject({ bolt: { count: 3, of: 3, fined: true }, change: -120, total: -120 });
  });

  it("box the barrel from mounting to the fall, and strike the total fallen from", () => {
    const mounts = deal(
      [0, 800, 0],
      [line(1, "defender", 90, 88), line(1, "barrel.cut", -10), line(1, "barrel.sits", 0)],
      {
        marks: { barrel: [0, 0, 0] },
      },
    );
    const waits = deal(mounts.totals, [line(1, "barrel.unwritten", 0, 30)], { marks: { barrel: [0, 1, 0] } });
    const falls = deal(waits.totals, [line(1, "barrel.fall", -120, 2)], { marks: { barrel: [0, 0, 0] } });
    const after = deal(falls.totals, [line(1, "defender", 20, 22)], { marks: { barrel: [0, 0, 0] } });
    const cells = sheetRows([mounts, waits, falls, after]).map((row) => row.cells[1]);
    expect(cells.map((cell) => cell?.total)).toEqual([880, 880, 760, 780]);
    expect(cells.map((cell) => cell?.barrel)).toEqual([{ deals: 0 }, { deals: 1 }, null, null]);
    expect(cells.map((cell) => cell?.struck)).toEqual([null, null, 880, null]);
    expect(cells.map((cell) => cell?.fell)).toEqual([false, false, true, false]);
  });

  it("do not box a newcomer who is thrown off in the same deal, nor one who lost the contract", () => {
    const clash = deal(
      [880, 800, 0],
      [
        line(1, "defender", 90, 88),
        line(1, "barrel.cut", -10),
        line(1, "barrel.sits", 0),
        line(1, "barrel.knocked", -120, 0),
      ],
    );
    expect(sheetRows([clash])[0]?.cells[1]).toMatchObject({ barrel: null, fell: true, total: 760, struck: 880 });
    const sits = deal([0, 880, 0], [line(1, "barrel.sits", 0)]);
    const fails = deal(sits.totals, [line(1, "contract", -120, 120, 50, 1)], { declarer: 1 });
    expect(sheetRows([sits, fails])[1]?.cells[1]).toMatchObject({ barrel: null, fell: false, total: 760 });
  });

  it("strike the total that the dump truck takes", () => {
    const row = sheetRows([deal([535, 0, 0], [line(0, "defender", 20, 18), line(0, "truck", -555)])])[0];
    expect(row?.cells[0]).toMatchObject({ truck: true, struck: 555, total: 0, change: -535 });
  });

  it("tell dark games and concessions", () => {
    const dark = deal([0, 0, 0], [line(0, "contract", 240, 120, 125, 2)]);
    expect(sheetRows([dark])[0]?.cells[0]).toMatchObject({ times: 2, contract: { times: 2 } });
    const given = deal([0, 0, 0], [line(0, "writeoff", -120, 1, 1), line(1, "writeoff.share", 60)], {
      ending: "writeoff",
    });
    expect(sheetRows([given])[0]?.cells[0]).toMatchObject({ conceded: "writeoff", contract: { made: null } });
  });

  it("tell what became of contracts made by tricks", () => {
    const slam = deal([0, 0, 0], [line(0, "slam", 600, 8, 2), line(0, "slam.bonus", 60)]);
    expect(sheetRows([slam])[0]?.cells[0]).toMatchObject({ times: 2, contract: { made: true, times: 2 } });
    const misere = deal([0, 0, 0], [line(0, "misere", -120, 1, 1)]);
    expect(sheetRows([misere])[0]?.cells[0]).toMatchObject({ times: 1, contract: { made: false } });
  });

  it("tell of a contract that failed where a cross takes the place of the minus", () => {
    const crossed = deal([0, 0, 0], [line(0, "crossed", 0, 120, 50), line(0, "cross", 0, 1, 2)]);
    expect(sheetRows([crossed])[0]?.cells[0]).toMatchObject({ change: 0, contract: { made: false } });
  });

  it("give fines written between deals a row of their own, also after the last deal", () => {
    const first = deal([0, 0, 0], [line(0, "contract", 120, 120, 130, 1)]);
    const second = deal([120, -120, 0], [line(2, "defender", 20, 20)], { number: 2 });
    const rows = sheetRows([first, second], [120, -120, -100]);
    expect(rows.map((row) => row.number)).toEqual([1, 0, 2, 0]);
    expect(rows[1]?.cells.map((cell) => cell.change)).toEqual([0, -120, 0]);
    expect(rows[3]?.cells.map((cell) => cell.change)).toEqual([0, 0, -120]);
  });

  it("work for two and four players and an empty sheet", () => {
    expect(sheetRows([])).toEqual([]);
    expect(sheetRows([], [0, 0])).toEqual([]);
    for (const players of [2, 4]) {
      const totals = Array<number>(players).fill(0);
      expect(sheetRows([deal(totals, [line(1, "defender", 40, 38)])])[0]?.cells).toHaveLength(players);
    }
  });

  it("name the counters that stand", () => {
    expect(standingMarks({ bolts: [0, 2, 0], falls: [0, 0, 0] })).toEqual([["bolts", [0, 2, 0]]]);
  });
});
