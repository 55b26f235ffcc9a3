import { expect, test } from "vitest";
import type { GameAction, Refused, Taught } from "../wire/messages";
import { Lesson } from "./lesson.svelte";

const PASS: GameAction = { do: "pass" };
const taught = (suggestion: GameAction | null, ...texts: string[]): Taught => ({
  t: "taught",
  id: "1",
  steps: texts.map((text) => ({ title: `${text}-title`, text, values: {} })),
  suggestion,
});

function lessonOf(...answers: (Taught | Refused)[]): Lesson {
  const teach = (): Promise<Taught | Refused> => Promise.resolve(answers.shift() as Taught);
  const table = { names: ["Anna", "Olga", "Boris"], seat: 0, teach, labelOf: () => undefined };
  return new Lesson(table, () => Promise.resolve());
}

test("explanations come one after another, and the suggestion stays", async () => {
  const lesson = lessonOf(taught(PASS, "one", "two"));
  await lesson.look();
  expect(lesson.step?.text).toBe("one");
  expect(lesson.last).toBe(false);
  lesson.next();
  expect(lesson.step?.text).toBe("two");
  expect(lesson.last).toBe(true);
  lesson.next();
  expect(lesson.step).toBeUndefined();
  expect(lesson.suggestion).toEqual(PASS);
});

test("what was read is not shown again after a reconnect, what was not is", async () => {
  const lesson = lessonOf(taught(PASS, "one", "two"), taught(PASS, "one", "two"));
  await lesson.look();
  lesson.next();
  expect(lesson.step?.text).toBe("two");
  lesson.clear();
  await lesson.look();
  expect(lesson.step?.text).toBe("two");
});

test("an answer that comes after the reader has acted is not shown", async () => {
  const lesson = lessonOf(taught(PASS, "one"));
  const looking = lesson.look();
  lesson.clear();
  await looking;
  expect(lesson.step).toBeUndefined();
  expect(lesson.suggestion).toBeUndefined();
});

test("a table without a lesson says nothing", async () => {
  const lesson = lessonOf({ t: "refused", id: "1", code: "no_lesson", params: {} });
  await lesson.look();
  expect(lesson.step).toBeUndefined();
});
