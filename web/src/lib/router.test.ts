import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test("paths and pages", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/new")).toEqual({ page: "new" });
  expect(routeOf("/t/aB-1")).toEqual({ page: "table", table: "aB-1" });
  expect(routeOf("/t/x/deal/3")).toEqual({ page: "deal", table: "x", record: "", deal: 3 });
  expect(routeOf("/r/y/deal/1")).toEqual({ page: "deal", table: "", record: "y", deal: 1 });
  expect(routeOf("/t/x/deal/0")).toEqual({ page: "missing" });
  expect(routeOf("/whatever")).toEqual({ page: "missing" });
});
