import { expect, test } from "vitest";
import { checkPayment } from "./payment.ts";
import { holdOf } from "./pay.ts";
import { checkRate } from "./rate.ts";

const today = "2026-11-27";
const payment = {
  kind: "payment",
  way: "upi",
  amount: "600",
  day: "2026-11-20",
  reference: "402612345678",
  reason: "",
};

test.each([
  ["nothing", {}, null],
  ["an unknown kind", { kind: "gift" }, "kind-missing"],
  ["no amount", { amount: " " }, "amount-missing"],
  ["a word for the amount", { amount: "six" }, "no-amount"],
  ["no way", { way: "" }, "way-missing"],
  ["no day", { day: "" }, "day-missing"],
  ["a day that is none", { day: "2026-02-30" }, "no-such-day"],
  ["tomorrow", { day: "2026-11-28" }, "day-to-come"],
  ["a long reference", { reference: "1".repeat(41) }, "reference-too-long"],
  ["a refund without a reason", { kind: "refund" }, "reason-missing"],
  ["a debt written off without a reason", { kind: "write-off", way: "" }, "reason-missing"],
  ["a debt written off, which came no way", { kind: "write-off", way: "", reason: "Moved" }, null],
  ["a long reason", { reason: "x".repeat(501) }, "reason-too-long"],
] as const)("a payment with %s: %j", (_, change, problem) => {
  expect(checkPayment({ ...payment, ...change }, today)?.problem ?? null).toBe(problem);
});

const rate = { kind: "price", classId: "", subjectId: "", amount: "600", from: today };

test.each([
  ["nothing", {}, false, null],
  ["an unknown kind", { kind: "fee" }, false, "kind-missing"],
  ["a subject only", { subjectId: "physics" }, false, "class-missing"],
  ["a class only", { classId: "class-10" }, false, "subject-missing"],
  ["a course", { classId: "class-10", subjectId: "physics" }, false, null],
  ["no amount for all", { amount: "" }, false, "amount-missing"],
  [
    "no amount for a course, which ends its own",
    { classId: "class-10", subjectId: "physics", amount: "" },
    false,
    null,
  ],
  ["no amount for a tutor, which ends the own one", { amount: "" }, true, null],
  ["less than a rupee", { amount: "0.99" }, false, "no-amount"],
  ["more than a lakh", { amount: "1,00,001" }, false, "no-amount"],
  ["no day", { from: "" }, false, "day-missing"],
  ["a day that is none", { from: "2026-13-01" }, false, "no-such-day"],
] as const)("a rate with %s: %j", (_, change, isOwn, problem) => {
  expect(checkRate({ ...rate, ...change }, isOwn)?.problem ?? null).toBe(problem);
});

test("pay is on hold for seven days after the lesson's end, and while it is disputed", () => {
  const startsAt = Date.parse("2026-11-01T10:00:00Z");
  const lesson = { standing: "held", startsAt, minutes: 60 } as const;
  const free = Date.parse("2026-11-08T11:00:00Z");
  expect(holdOf(lesson, free - 1)).toBe("recent");
  expect(holdOf(lesson, free)).toBeNull();
  expect(holdOf({ ...lesson, standing: "disputed" }, free)).toBe("disputed");
});
