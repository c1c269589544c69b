import { expect, test } from "vitest";
import { checkPayment } from "./payment.ts";
import { checkClaim, parseReference } from "./claim.ts";
import { holdOf } from "./pay.ts";
import { canCloseMonth } from "./month.ts";
import { checkPayee, familyCode, upiAddress } from "./payee.ts";
import { seesFees } from "./who-sees.ts";
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

const payee = {
  upiId: "academy@okbank",
  payeeName: "Viluva Academy",
  bankAccount: "123456789012",
  ifsc: "HDFC0001234",
};

test.each([
  ["nothing", {}, null],
  ["nothing at all", { upiId: "", payeeName: "", bankAccount: "", ifsc: "" }, null],
  ["a phone number for the UPI ID", { upiId: "9848012345" }, "no-upi-id"],
  ["a UPI ID with a space", { upiId: "a b@okbank" }, "no-upi-id"],
  ["no name", { payeeName: "" }, "name-missing"],
  ["a long name", { payeeName: "x".repeat(101) }, "name-too-long"],
  ["letters in the account", { bankAccount: "12345A" }, "no-account"],
  ["an IFSC with O for 0", { ifsc: "HDFCO001234" }, "no-ifsc"],
  ["an IFSC only", { bankAccount: "" }, "account-missing"],
  ["an account only", { ifsc: "" }, "ifsc-missing"],
] as const)("where families pay to, with %s: %j", (_, change, problem) => {
  expect(checkPayee({ ...payee, ...change })?.problem ?? null).toBe(problem);
});

test("the address of a payment has the amount in rupees, and no sign that a program misreads", () => {
  expect(upiAddress(payee, 120_050, familyCode(1001))).toBe(
    "upi://pay?pa=academy%40okbank&pn=Viluva%20Academy&am=1200.50&cu=INR&tn=F1001",
  );
});

test.each([
  ["402612345678", "402612345678"],
  ["4026 1234 5678", "402612345678"],
  ["౪౦౨౬-౧౨౩౪-౫౬౭౮", "402612345678"],
  ["40261234567", null],
  ["4026123456789", null],
  ["UTR402612345678", null],
])("the number of a transfer %j is %j", (text, reference) => {
  expect(parseReference(text)).toBe(reference);
  const problem = checkClaim({ amount: "600", reference: text })?.problem ?? null;
  expect(problem).toBe(reference === null ? "no-reference" : null);
});

test.each([
  [null, false, true],
  [null, true, false],
  ["2012-01-01", true, false],
  ["2012-01-01", false, true],
  ["2008-11-27", true, true],
  ["2008-11-28", true, false],
])("born %s, with a guardian: %s: sees what the family owes: %s", (bornOn, hasGuardian, sees) => {
  expect(seesFees({ bornOn, hasGuardian }, new Date("2026-11-27T10:00:00Z"))).toBe(sees);
});

test.each([
  ["2026-09", { started: "2026-10", closed: null, present: "2026-12" }, false],
  ["2026-10", { started: "2026-10", closed: null, present: "2026-12" }, true],
  ["2026-11", { started: "2026-10", closed: null, present: "2026-12" }, false],
  ["2026-11", { started: "2026-10", closed: "2026-10", present: "2026-12" }, true],
  ["2026-12", { started: "2026-10", closed: "2026-11", present: "2026-12" }, false],
  // Fees began again later.
  ["2026-10", { started: "2026-10", closed: "2026-05", present: "2026-12" }, true],
  ["", { started: "2026-10", closed: null, present: "2026-12" }, false],
] as const)("whether %j can be closed, with %j: %s", (month, facts, can) => {
  expect(canCloseMonth(month, facts)).toBe(can);
});
