import { expect, test } from "vitest";
import { checkShape, isSafeLink } from "./check-shape.ts";
import { applyListStep, parseListStep, readShapeForm } from "./shape-form.ts";
import { flag, group, line, list, markdown, number, optional, paragraphs } from "./shape.ts";

const shape = group({
  title: line(10),
  isDraft: flag,
  entries: list(
    1,
    3,
    group({ text: markdown(20), mark: number(1, 5), link: optional(group({ to: line(5) })) }),
  ),
  story: paragraphs(40),
});

const read = (form: Record<string, string>) => readShapeForm(shape, (name) => form[name] ?? "");

test("a form is read into the shape's value, cleaned", () => {
  expect(
    read({
      title: " A\u202e \0 title\n ",
      isDraft: "yes",
      "entries.length": "2",
      "entries.0.text": "one\r\ntwo",
      "entries.0.mark": "4",
      "entries.1.link.to": "/x",
      story: "a\nb\n \n\nc",
    }),
  ).toEqual({
    title: "A title",
    isDraft: true,
    entries: [
      { text: "one\ntwo", mark: 4, link: undefined },
      { text: "", mark: null, link: { to: "/x" } },
    ],
    story: ["a\nb", "c"],
  });
});

test("everything wrong is found, with the way to it", () => {
  const wrong = read({ title: "much too long", "entries.length": "1", "entries.0.mark": "6" });
  expect(checkShape(shape, wrong).map(({ path, problem }) => [path.join("."), problem])).toEqual([
    ["title", "too-long"],
    ["entries.0.text", "missing"],
    ["entries.0.mark", "no-number"],
    ["story", "missing"],
  ]);
  const problems = (form: Record<string, string>) =>
    checkShape(shape, read({ title: "a", story: "b", ...form })).map(({ problem }) => problem);
  expect(problems({})).toEqual(["too-few"]);
  expect(problems({ "entries.length": "1e9" })).toEqual(["too-many"]);
  expect(problems({ "entries.length": "-1" })).toEqual(["too-few"]);
});

test("entries are added, removed and moved, and impossible steps change nothing", () => {
  const start = { title: "a", isDraft: false, entries: [{ text: "1" }, { text: "2" }], story: [] };
  const after = (step: string) => {
    const parsed = parseListStep(step);
    const { entries } = applyListStep(shape, start, parsed!) as { entries: { text: string }[] };
    return entries.map(({ text }) => text).join();
  };
  expect(after("add entries")).toBe("1,2,");
  expect(after("remove entries.0")).toBe("2");
  expect(after("up entries.1")).toBe("2,1");
  expect(after("down entries.0")).toBe("2,1");
  for (const step of [
    "up entries.0",
    "down entries.1",
    "remove entries.2",
    "up entries.x",
    "add title",
    "up x.y.z",
    "add __proto__",
  ]) {
    expect(after(step)).toBe("1,2");
  }
  for (const step of ["", "add", "burn entries", "add a b"]) expect(parseListStep(step)).toBeNull();
});

test.each([
  ["/faq", true],
  ["/services/math#top", true],
  ["https://a.example/x?y", true],
  ["mailto:a@b.example", true],
  ["tel:+910000000000", true],
  ["//a.example", false],
  ["/\\a.example", false],
  ["javascript:alert(1)", false],
  ["JAVASCRIPT:alert(1)", false],
  ["data:text/html,x", false],
  ["faq", false],
  ["https://user:word@a.example/", false],
  ["mailto:a@b.example\n", false],
  ["/a b", false],
])("%j is a link: %s", (text, expected) => {
  expect(isSafeLink(text)).toBe(expected);
});
