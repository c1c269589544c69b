import { describe, expect, test } from "vitest";
import {
  canChangeBirthDate,
  canEndGuardian,
  canNameGuardian,
  checkGuardian,
  decideConsent,
  guardianTask,
  canReadLessons,
  allowsMessages,
  canReadReports,
  hasOutdatedConsent,
  nextMailTime,
  type ConsentState,
  type GuardianFacts,
} from "./guardian.ts";
import { day } from "#domain/shared/durations.ts";

const now = new Date("2026-11-21T09:00:00+05:30");
const [child, adult] = ["2012-01-01", "2000-01-01"];

describe("a guardian's contact", () => {
  const whole = { name: "Lakshmi", relation: "mother", email: "l@home.example", phoneNumber: "" };
  test.each([
    [{}, null],
    [{ name: " " }, { problem: "required-missing", field: "name" }],
    [{ relation: "" }, { problem: "relation-missing", field: "relation" }],
    [{ relation: "toString" }, { problem: "relation-missing", field: "relation" }],
    [{ email: "" }, { problem: "required-missing", field: "email" }],
    [{ email: "l@home" }, { problem: "email-invalid", field: "email" }],
    [{ name: "evil.example" }, { problem: "name-invalid", field: "name" }],
    [{ name: "Lakshmi\u202e" }, { problem: "name-invalid", field: "name" }],
    [{ name: "n".repeat(101) }, { problem: "too-long", field: "name" }],
    [{ email: `${"l".repeat(250)}@home.example` }, { problem: "too-long", field: "email" }],
    [{ phoneNumber: "1".repeat(21) }, { problem: "too-long", field: "phoneNumber" }],
  ])("with %o is checked", (change, failure) => {
    expect(checkGuardian({ ...whole, ...change })).toEqual(failure);
  });
});

test.each<[ConsentState, "given" | "withheld", string | null]>([
  ["unanswered", "given", "given"],
  ["unanswered", "withheld", "withheld"],
  ["given", "given", null],
  ["given", "withheld", "withdrawn"],
  ["withheld", "given", "given"],
  ["withheld", "withheld", null],
  ["withdrawn", "given", "given"],
  ["withdrawn", "withheld", null],
])("when consent is %s, the answer %s is stored as %s", (state, answer, kept) => {
  expect(decideConsent(state, answer)).toBe(kept);
});

test.each<[ConsentState, boolean]>([
  ["unanswered", false],
  ["given", true],
  ["withheld", false],
  ["withdrawn", false],
])("a guardian whose consent is %s reads lessons: %s", (state, reads) => {
  expect(canReadLessons(state)).toBe(reads);
});

test("a yes to a newer text is an answer of its own", () => {
  expect(decideConsent("given", "given", true)).toBe("given");
  expect(decideConsent("given", "withheld", true)).toBe("withdrawn");
  expect(decideConsent("withdrawn", "withheld", true)).toBeNull();
});

// Columns: the last answer and its text; may read reports, allows messages, is asked again.
test.each<[ConsentState, number | null, boolean, boolean, boolean]>([
  ["unanswered", null, false, false, false],
  ["given", 1, false, false, true],
  ["given", 2, true, false, true],
  ["given", 3, true, true, false],
  ["withheld", 3, false, false, false],
  ["withdrawn", 1, false, false, false],
  ["withdrawn", 3, false, false, false],
])(
  "consent %s to version %s: reads reports %s, allows messages %s, asked again %s",
  (consent, version, reads, writes, asked) => {
    const given = { consent, consentVersion: version };
    expect(canReadReports(given)).toBe(reads);
    expect(allowsMessages(given)).toBe(writes);
    expect(hasOutdatedConsent(given)).toBe(asked);
  },
);

// Columns: what the dashboard asks for; whether the birth date can change, a guardian be named, be ended.
const cases: [GuardianFacts["bornOn"], GuardianFacts["consent"], string | null, string][] = [
  [null, null, "birth-date asked", "change"],
  [child, null, "guardian asked", "change name"],
  [child, "unanswered", "answer waiting", "change name end"],
  [child, "given", "answer done", ""],
  [child, "withheld", "answer waiting", ""],
  [child, "withdrawn", "answer waiting", ""],
  [adult, null, null, "change"],
  [adult, "unanswered", null, "change end"],
  [adult, "given", null, "end"],
  [adult, "withdrawn", null, "end"],
];

test.each(cases)("born %s, consent %s: asks for %s, may %s", (bornOn, consent, task, may) => {
  const proved = { isAddressProved: true, isGuardianProved: true };
  const facts = { bornOn, consent, consentVersion: 3, isPostponed: false, ...proved };
  const asked = (isPostponed: boolean) => {
    const next = guardianTask({ ...facts, isPostponed }, now);
    return next && `${next.question} ${next.state}`;
  };
  expect(asked(false)).toBe(task);
  expect(asked(true)).toBe(task?.replace("asked", "later") ?? null);
  const can = [
    canChangeBirthDate(facts) && "change",
    canNameGuardian(facts, now) && "name",
    canEndGuardian(facts, now) && "end",
  ];
  expect(can.filter(Boolean).join(" ")).toBe(may);
});

test("a consent to an earlier text waits for another answer", () => {
  const facts = { bornOn: child ?? "", isPostponed: false, consent: "given" } as const;
  const task = (consentVersion: number) => guardianTask({ ...facts, consentVersion }, now);
  expect([1, 2, 3].map((version) => task(version)?.state)).toEqual(["waiting", "waiting", "done"]);
});

test("nobody names a guardian before the student's address is proved", () => {
  const facts = {
    bornOn: child ?? "",
    consent: null,
    consentVersion: null,
    isPostponed: false,
    isGuardianProved: false,
  };
  expect(canNameGuardian({ ...facts, isAddressProved: true }, now)).toBe(true);
  expect(canNameGuardian({ ...facts, isAddressProved: false }, now)).toBe(false);
});

test.each<[ConsentState, boolean, boolean]>([
  ["given", false, true],
  ["withheld", false, true],
  ["unanswered", true, true],
  ["given", true, false],
  ["withdrawn", true, false],
])("a child ends a guardian whose consent is %s, proved %s: %s", (consent, isProved, may) => {
  const given = { consent, consentVersion: 2 };
  const facts = { bornOn: child ?? "", ...given, isPostponed: false, isAddressProved: true };
  expect(canEndGuardian({ ...facts, isGuardianProved: isProved }, now)).toBe(may);
});

describe("the time of another mail", () => {
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  test.each<[string, number[], number]>([
    ["now after none", [], 0],
    ["now after fewer than the limit", [-1, -2], 0],
    ["a day after the last but two", [-1, -20, -3], 4],
    ["a day after one that waits", [0, 24, 24, 24], 48],
    ["now where the others are older", [-30, -26, -25], 0],
  ])("is %s", (_, earlier, expected) => {
    expect(nextMailTime(earlier.map(at), 3, now)).toEqual(at(expected));
  });

  test("leaves no day with more than the limit, however many follow each other", () => {
    const times: Date[] = [];
    for (let count = 0; count < 20; count += 1) times.push(nextMailTime(times, 3, now));
    for (const from of times) {
      const within = times.filter(
        (time) => Number(time) >= Number(from) && Number(time) < Number(from) + day,
      );
      expect(within.length).toBeLessThanOrEqual(3);
    }
    expect(times.at(-1)).toEqual(at(6 * 24));
  });
});
