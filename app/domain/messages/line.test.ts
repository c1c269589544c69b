import { expect, test } from "vitest";
import { day } from "#domain/shared/durations.ts";
import { areMessagesAllowed, lineAccess, type LineFacts } from "./line.ts";

const now = new Date("2026-11-21T09:00:00+05:30");
const ago = (days: number) => new Date(now.getTime() - days * day);
const child: LineFacts = {
  isOffice: false,
  bornOn: "2012-01-01",
  consent: "given",
  consentVersion: 3,
  tutorStatus: "approved",
  endedAt: null,
};

// Columns: the facts that differ; what student, guardian and tutor may do.
test.each<[string, Partial<LineFacts>, string]>([
  ["a child whose guardian has agreed", {}, "write write write"],
  ["a guardian who agreed to an earlier text", { consentVersion: 2 }, "none none none"],
  ["no answer", { consent: "unanswered", consentVersion: null }, "none none none"],
  ["a consent that was withdrawn", { consent: "withdrawn" }, "none none none"],
  ["another guardian, who is not named yet", { consent: null }, "none none none"],
  ["an adult without a guardian", { bornOn: "2000-01-01", consent: null }, "write write write"],
  ["the day before the 18th birthday", { bornOn: "2008-11-22", consent: null }, "none none none"],
  ["the 18th birthday", { bornOn: "2008-11-21", consent: null }, "write write write"],
  ["an unknown age, whatever the consent", { bornOn: null }, "none none none"],
  ["an end of 13 days ago", { endedAt: ago(13.9) }, "write write write"],
  ["an end of 14 days ago", { endedAt: ago(14) }, "read read none"],
  ["a suspended tutor", { tutorStatus: "suspended" }, "read read none"],
  ["a rejected tutor", { tutorStatus: "rejected" }, "read read none"],
  ["a tutor who waits for approval", { tutorStatus: "pending" }, "read read read"],
  ["a deleted tutor", { tutorStatus: null, endedAt: ago(1) }, "read read none"],
  ["the office, whatever else", { isOffice: true, bornOn: null }, "write write write"],
])("with %s", (_, facts, expected) => {
  const of = (role: "student" | "guardian" | "tutor") =>
    lineAccess({ ...child, ...facts }, role, now);
  expect([of("student"), of("guardian"), of("tutor")].join(" ")).toBe(expected);
});

test("messages are allowed by the rule of the line alone", () => {
  expect(areMessagesAllowed({ ...child, consentVersion: 2 }, now)).toBe(false);
});
