import { afterEach, expect, test } from "vitest";
import { foundAt, lostAt, placeOf } from "./places";

afterEach(() => lostAt("t"));

test("a table is at the page's own server until another one is named", () => {
  expect(placeOf("t")).toBe("");
  expect(foundAt("t", "/w/b")).toBe(true);
  expect(placeOf("t")).toBe("/w/b");
  expect(placeOf("u")).toBe("");
  lostAt("t");
  expect(placeOf("t")).toBe("");
});

test.each([undefined, 7, "", "w/b", "//evil.example", "https://b.example", "/w/../b", "/w/b?x", "/w/b/", "/W"])(
  "nobody is followed to %s",
  (url) => {
    expect(foundAt("t", url)).toBe(false);
    expect(placeOf("t")).toBe("");
  },
);
