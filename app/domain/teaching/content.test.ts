import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ContentInput } from "./content.ts";
import type { ContentKind } from "./content-kind.ts";
import {
  checkContent,
  contentInputNames,
  emptyContent,
  fieldsOf,
  inputsOf,
  toContent,
  toContentInput,
} from "./content.ts";
import { contentKinds } from "./content-kind.ts";

const good: ContentInput = {
  title: "త్రికోణమితి 🙂",
  description: "మొదటి పాఠం",
  url: "https://example.com/x",
  date: "2026-11-20",
  time: "17:30",
  minutes: "45",
  mark: "17.5",
  outOf: "20",
};

// The order of §5, written independently of the checks.
function expectedProblem(kind: ContentKind, form: ContentInput): string | null {
  const empty = (text: string) => text.trim().length === 0;
  if (empty(form.title) || empty(form.description)) return "required-missing";
  if (empty(form.url) && kind !== "announcement") return "url-missing";
  if (!empty(form.url) && !form.url.startsWith("https://")) return "url-invalid";
  if (kind === "live-session") {
    if (empty(form.date) || empty(form.time)) return "date-missing";
    if (form.date !== "2026-11-20" || form.time !== "17:30") return "date-invalid";
  }
  if (form.title.length > 200 || form.description.length > 5000) return "too-long";
  const isKnown = ["", "45", "90"].includes(form.minutes);
  if (kind === "live-session" && !isKnown) return "length-invalid";
  if (kind !== "exam" || (empty(form.mark) && empty(form.outOf))) return null;
  if (empty(form.mark) || empty(form.outOf)) return "mark-incomplete";
  if (["A", "-1"].includes(form.mark) || ["0", "20.125"].includes(form.outOf))
    return "mark-invalid";
  return Number(form.mark) > Number(form.outOf) ? "mark-too-high" : null;
}

describe.each(contentKinds)("%s", (kind) => {
  test("a valid form with Telugu and emoji has no problem", () => {
    expect(checkContent(kind, good)).toBeNull();
  });

  test("the first problem in the order of §5 is reported", () => {
    const forms = fc.record<ContentInput>({
      title: fc.constantFrom("", " ", "పాఠం", "x", "x".repeat(201)),
      description: fc.constantFrom("", "పాఠం", "x", "x".repeat(5001)),
      url: fc.constantFrom("", " ", "https://a.in", "https://b.in", "javascript:x", "data:,x"),
      date: fc.constantFrom("", "2026-11-20", "2026-02-30", "20/11/2026"),
      time: fc.constantFrom("", "17:30", "25:00", "5:30 PM"),
      minutes: fc.constantFrom("", "45", "90", "5", "481", "an hour"),
      mark: fc.constantFrom("", " ", "0", "17.5", "20", "21", "A", "-1"),
      outOf: fc.constantFrom("", "0", "20", "1000", "20.125"),
    });
    fc.assert(
      fc.property(forms, (form) => {
        const expected = expectedProblem(kind, form);
        expect(checkContent(kind, form)?.problem ?? null).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });
});

describe.each(contentKinds)("the fields of a %s", (kind) => {
  const inputs = fieldsOf(kind).flatMap((field) => inputsOf(field));

  test("are stored and filled into the form again", () => {
    const stored = toContent(kind, good);
    const typed = toContentInput(stored);
    for (const name of inputs) expect(typed[name]).toBe(good[name]);
    expect(toContent(kind, typed)).toEqual(stored);
  });

  test.each(inputs)("have a limited length: %s", (name) => {
    const endless = { ...good, [name]: `https://example.com/${"x".repeat(60_000)}` };
    expect(checkContent(kind, endless)?.field).toBe(name);
  });

  test.each(contentInputNames.filter((name) => !inputs.includes(name)))(
    "leave out the input %s",
    (name) => {
      expect(checkContent(kind, { ...good, [name]: "not valid" })).toBeNull();
      expect(toContent(kind, { ...good, [name]: "not valid" })).toEqual(toContent(kind, good));
    },
  );
});

test("the problems of a lesson with every input wrong come in this order", () => {
  const repairs: Partial<ContentInput>[] = [
    { title: "x".repeat(201) },
    { description: "x".repeat(5001) },
    { url: "javascript:alert(1)" },
    { url: "https://example.com" },
    { date: "2026-02-30" },
    { time: "25:00" },
    { date: "2026-02-28" },
    { time: "23:00" },
    { title: "x" },
    { description: "x" },
    { minutes: "60" },
  ];
  let form = { ...toContentInput(emptyContent), minutes: "5" };
  const failures = repairs.map((repair) => {
    const failure = checkContent("live-session", form);
    form = { ...form, ...repair };
    return failure && `${failure.problem} ${failure.field}`;
  });
  expect(failures).toEqual([
    "required-missing title",
    "required-missing description",
    "url-missing url",
    "url-invalid url",
    "date-missing date",
    "date-missing time",
    "date-invalid date",
    "date-invalid time",
    "too-long title",
    "too-long description",
    "length-invalid minutes",
  ]);
  expect(checkContent("live-session", form)).toBeNull();
});

test("the link is optional for announcements only, and must be valid", () => {
  const withUrl = (url: string) =>
    contentKinds.map((kind) => checkContent(kind, { ...good, url })?.problem ?? null);
  expect(withUrl("")).toEqual(["url-missing", "url-missing", "url-missing", null]);
  for (const url of ["javascript:alert(1)", "data:text/html,x", "example.com"]) {
    expect(withUrl(url)).toEqual(contentKinds.map(() => "url-invalid"));
  }
});

test("only a lesson needs a date and a time, and they must exist", () => {
  const problems = (date: string, time: string) =>
    contentKinds.map((kind) => checkContent(kind, { ...good, date, time }));
  expect(problems("", "")).toEqual([null, { problem: "date-missing", field: "date" }, null, null]);
  expect(problems("2026-11-20", "")[1]).toEqual({ problem: "date-missing", field: "time" });
  expect(problems("2026-02-30", "17:30")[1]).toEqual({ problem: "date-invalid", field: "date" });
  expect(problems("2026-11-20", "25:00")[1]).toEqual({ problem: "date-invalid", field: "time" });
  expect(problems("2026-02-30", "25:00")).toEqual([null, expect.anything(), null, null]);
});

test.each([
  [{ title: " " }, "required-missing", "title"],
  [{ description: "" }, "required-missing", "description"],
  [{ title: "x".repeat(201) }, "too-long", "title"],
  [{ description: "x".repeat(5001) }, "too-long", "description"],
])("%j is refused", (change, problem, field) => {
  expect(checkContent("exam", { ...good, ...change })).toEqual({ problem, field });
});

test("title and description may be exactly as long as their limits", () => {
  const longest = { ...good, title: "x".repeat(200), description: "x".repeat(5000) };
  expect(checkContent("recording", longest)).toBeNull();
});
