import { expect, test } from "vitest";
import { emptyContent } from "#domain/teaching/content.ts";
import { patchOf } from "./lesson-patch.ts";

const lesson = { ...emptyContent, title: "గణితం", url: "https://a.in", minutes: 60 };

test("only what was changed is set on the other lessons, and never the time", () => {
  expect(patchOf(lesson, { ...lesson, startsAt: new Date() })).toEqual({});
  expect(patchOf(lesson, { ...lesson, minutes: 90, description: "New" })).toEqual({
    minutes: 90,
    description: "New",
  });
  expect(patchOf(lesson, { ...lesson, title: "x", url: "https://b.in" })).toEqual({
    title: "x",
    url: "https://b.in",
  });
});
