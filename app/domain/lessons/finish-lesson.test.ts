import { emptyContent } from "#domain/teaching/content.ts";
import { describe, expect, test } from "vitest";
import {
  canFinish,
  checkFinish,
  planFinish,
  suggestFinish,
  type FinishInput,
} from "./finish-lesson.ts";

const session = {
  title: "Circles",
  description: "Chords and tangents.",
  url: "https://meet.example/circles",
  // 18:30 in India.
  startsAt: new Date("2026-11-23T13:00:00Z"),
  minutes: 45,
};
const suggested = suggestFinish(session, false);
const recorded = { ...suggested, url: "https://video.example/1" };
const none: FinishInput = { url: "", title: "", nextTitle: "", date: "", time: "" };

test("a class can be finished from its start on", () => {
  expect(canFinish(1000, 999)).toBe(false);
  expect(canFinish(1000, 1000)).toBe(true);
});

describe("the suggestion", () => {
  test("has the class's title, and the same weekday and time a week later", () => {
    const title = "Circles";
    const next = { nextTitle: title, date: "2026-11-30", time: "18:30" };
    expect(suggested).toEqual({ url: "", title, ...next });
  });

  test("has no time where the next class is planned", () => {
    expect(suggestFinish(session, true)).toMatchObject({ date: "", time: "" });
  });
});

describe("the problems (§5)", () => {
  test.each<[string, FinishInput, string | null, string | null]>([
    ["the suggestion", suggested, null, null],
    ["nothing", none, null, null],
    ["with a recording", recorded, null, null],
    ["only a recording", { ...recorded, date: "", time: " " }, null, null],
    ["a recording without a title", { ...recorded, title: " " }, "required-missing", "title"],
    ["a link that is none", { ...recorded, url: "video" }, "url-invalid", "url"],
    ["a long title", { ...recorded, title: "x".repeat(201) }, "too-long", "title"],
    ["a class without a title", { ...suggested, nextTitle: "" }, "required-missing", "nextTitle"],
    ["a date without a time", { ...suggested, time: "" }, "date-missing", "time"],
    ["a time without a date", { ...suggested, date: "" }, "date-missing", "date"],
    ["a day that does not exist", { ...suggested, date: "2026-02-30" }, "date-invalid", "date"],
    ["both wrong: the recording first", { ...recorded, url: "x", date: "" }, "url-invalid", "url"],
  ])("%s", (_, input, problem, field) => {
    expect(checkFinish(session, input)).toEqual(problem && { problem, field });
  });
});

test("each part that is filled in becomes an item with the class's description", () => {
  const { description, url } = session;
  expect(planFinish(session, { ...recorded, title: " Circles 1 " })).toEqual({
    recording: {
      ...emptyContent,
      title: "Circles 1",
      description,
      url: "https://video.example/1",
    },
    next: {
      ...emptyContent,
      title: "Circles",
      description,
      url,
      startsAt: new Date("2026-11-30T13:00:00Z"),
      minutes: 45,
    },
  });
  expect(planFinish(session, none)).toEqual({ recording: null, next: null });
});
