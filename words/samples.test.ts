import { expect, test } from "vitest";
import { parametersOf } from "./parameters.ts";
import { chooseCalls } from "./samples.ts";

const textsOf = (result: unknown) => [result as string];

/** The calls of a function, by their names, with what they return. */
function call(fn: (...args: never[]) => string): Record<string, string> {
  const calls = chooseCalls(fn, "some/module.ts", textsOf);
  return Object.fromEntries(
    calls.map(({ name, args }) => [name, (fn as (...args: unknown[]) => string)(...args)]),
  );
}

test("a text takes a placeholder", () => {
  expect(call((name: string) => `Welcome, ${name}`)).toEqual({ "(⟨name⟩)": "Welcome, ⟨name⟩" });
});

test("a singular, and what is said of nothing, are calls of their own", () => {
  expect(call((days: number) => (days === 1 ? "1 day" : `${days} days`))).toEqual({
    "(⟨days⟩)": "⟨days⟩ days",
    "(1)": "1 day",
  });
  expect(call((date: string | null) => (date === null ? "Ended" : `Ended on ${date}`))).toEqual({
    "(⟨date⟩)": "Ended on ⟨date⟩",
    "(null)": "Ended",
  });
});

test("a number with an end is shown below and above it", () => {
  expect(call((count: number) => (count < 100 ? `${count} new` : "100 or more new"))).toEqual({
    "(5)": "5 new",
    "(1000)": "100 or more new",
  });
});

test("days, lists, fields and compared codes take samples that fit", () => {
  expect(call((clock: Date) => `Day ${clock.getUTCDate()}`)).toEqual({ "(2026-11-20)": "Day 20" });
  expect(call((times: string[]) => times.join(" and "))).toEqual({
    "(⟨times⟩ + ⟨times 2⟩)": "⟨times⟩ and ⟨times 2⟩",
    "(⟨times⟩)": "⟨times⟩",
  });
  expect(call(({ phone }: { phone: string }) => `Call ${phone}`)).toEqual({
    "(⟨phone⟩)": "Call ⟨phone⟩",
  });
  expect(call((academy: { name: string }) => `At ${academy.name}`)).toEqual({
    "(⟨academy⟩)": "At ⟨academy.name⟩",
  });
  expect(call((kind: string) => (kind === "exam" ? "An exam" : "A class"))).toEqual({
    "(⟨kind⟩)": "A class",
    "(exam)": "An exam",
  });
});

test("a function that no sample fits has no calls", () => {
  const words: Record<string, string> = { given: "Given" };
  expect(call((state: string) => `State: ${words[state]}`)).toEqual({});
});

test("parameters are read from the source", () => {
  const fn = (one: string, { two, three }: { two: string; three: number }) => one + two + three;
  expect(parametersOf(fn)).toEqual(["one", ["two", "three"]]);
});
