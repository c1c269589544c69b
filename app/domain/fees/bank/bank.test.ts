import { expect, test } from "vitest";
import { toSheet } from "#domain/import/sheet.ts";
import { parseFamilyCode } from "../family-code.ts";
import { familyNumbersIn, keysOf, numbersOf, toLine } from "./line.ts";
import { matchLines, type MatchFacts, type WaitingLine } from "./match.ts";
import { readStatementAmount, readStatementDay, readStatements } from "./statement.ts";

test.each([
  ["01/04/26", "2026-04-01"],
  ["01-04-2026", "2026-04-01"],
  ["1 Apr 2026", "2026-04-01"],
  ["01-Apr-26", "2026-04-01"],
  ["05-04-2026 10:12:44 AM", "2026-04-05"],
  ["2026-04-01", "2026-04-01"],
  ["31/02/26", null],
  ["04/13/2026", null],
  // A balance in the column of days.
  ["46113", null],
  ["46113.00", null],
  ["********", null],
  ["", null],
])("the day %j is %s", (cell, day) => {
  expect(readStatementDay(cell)).toBe(day);
});

test.each([
  ["1,20,000.50", 12_000_050],
  ["₹600", 60_000],
  ["Rs. 599.5", 59_950],
  ["INR 1,000.00 Cr", 100_000],
  ["5000", 500_000],
  ["-12.00", -1200],
  [" ", 0],
  ["-", 0],
  ["0.00", 0],
  ["1.2.3", null],
  ["12x", null],
])("the amount %j is %s", (cell, paise) => {
  expect(readStatementAmount(cell)).toBe(paise);
});

test.each([
  ["UPI/402698765432/F1001/a@b", "", ["402698765432"]],
  // HDFC fills it up with zeros.
  ["UPI-RAMESH-R@OKB-402698765432-F1001", "0000402698765432", ["402698765432"]],
  ["NEFT CR-X-SITA", "EXAMN52026040112345678", ["EXAMN52026040112345678"]],
  // A number of a phone before an @ is no transfer, and an account's number comes second.
  ["UPI/919876543210@okb/402698765432", "", ["402698765432"]],
  ["IMPS/000401234567/LATA", "402698765432", ["402698765432", "000401234567"]],
  ["CASH DEPOSIT", "000000000000000", []],
  ["CASH DEPOSIT", "-", []],
  ["CHEQUE", "4321", []],
  ["BY TRANSFER", "TRANSFER FROM 4897690162095 /", []],
  ["16 digits 1234567890123456", "", []],
])("the numbers of %j with %j are %j", (narration, reference, numbers) => {
  expect(numbersOf(narration, reference)).toEqual(numbers);
});

test.each([
  ["UPI-RAMESH-F1001", [1001]],
  ["fees f 1002 of april", [1002]],
  ["F1001 and F1001 and F1003", [1001, 1003]],
  ["HDF1001 UTIBF10012X f1001@okb F12", []],
])("the codes in %j are %j", (narration, numbers) => {
  expect(familyNumbersIn(narration)).toEqual(numbers);
});

test.each([
  ["F1001", 1001],
  ["f 1001 ", 1001],
  ["౧౦౦౧", 1001],
  ["1001", 1001],
  ["F12", null],
  ["Asha", null],
])("%j as somebody's code is %s", (text, number) => {
  expect(parseFamilyCode(text)).toBe(number);
});

const line = (text: Partial<Parameters<typeof toLine>[0]>) =>
  toLine({ day: "2026-04-01", paise: 60_000, narration: "", reference: "", ...text });

test("a line is the same in another file of the bank, and equal lines all count", () => {
  const cash = line({ narration: "CASH DEPOSIT" });
  const keys = keysOf([
    line({ narration: "UPI-RAMESH-402698765432", reference: "0000402698765432" }),
    cash,
    cash,
    line({ narration: "CASH DEPOSIT", day: "2026-04-02" }),
  ]);
  expect(new Set(keys).size).toBe(4);
  expect(keysOf([line({ narration: "UPI/402698765432/RAMESH" })])).toEqual(keys.slice(0, 1));
  expect(keysOf([line({ narration: "cash  deposit" })])).toEqual(keys.slice(1, 2));
});

const rows = (...cells: string[][]) => {
  const sheet = toSheet([["Date", "Narration", "Debit", "Credit"], ...cells]);
  if (typeof sheet === "string") throw new Error(sheet);
  return sheet;
};
const today = "2026-04-30";

test.each([
  ["no day", ["yesterday", "UPI", "", "600"], { is: "no-day", row: 2, text: "yesterday" }],
  [
    "a day to come",
    ["01/05/26", "UPI", "", "600"],
    { is: "day-to-come", row: 2, text: "01/05/26" },
  ],
  ["no amount", ["01/04/26", "UPI", "", "6oo"], { is: "no-amount", row: 2, text: "6oo" }],
])("%s refuses the statement, and names the row", (_, cells, problem) => {
  const sheet = rows(cells, ["02/04/26", "UPI", "", "600"]);
  expect(readStatements([sheet], today)).toEqual(problem);
});

test("money that went out is counted, and what is not a row of the bank is left out", () => {
  const sheet = rows(
    ["01/04/26", "OPENING BALANCE", "", ""],
    ["02/04/26", "UPI OUT", "500", "0.00"],
    ["02/04/26", "UPI IN", "", "600"],
    ["", "which goes on", "", ""],
    ["03/04/26", "REVERSAL", "", "-600"],
    ["Total", "", "500", "600"],
  );
  const read = readStatements([sheet], today);
  expect(read).toMatchObject({ debits: 2, lines: [{ paise: 60_000, narration: "UPI IN" }] });
});

test("other sheets of a file do no harm, and hidden rows do", () => {
  const notes = toSheet([
    ["Note", "By"],
    ["Ask the bank", "Asha"],
  ]);
  if (typeof notes === "string") throw new Error(notes);
  const statement = rows(["02/04/26", "UPI IN", "", "600"]);
  expect(readStatements([notes, statement], today)).toMatchObject({ lines: [{ paise: 60_000 }] });
  expect(readStatements([notes], today)).toEqual({
    is: "unknown-layout",
    missing: ["day", "narration", "amount"],
  });
  const filtered = { ...statement, hiddenRows: 2 };
  expect(readStatements([filtered], today)).toEqual({ is: "hidden-rows", rows: 2 });
  const out = rows(["02/04/26", "UPI OUT", "600", ""]);
  expect(readStatements([out], today)).toEqual({ is: "no-credits" });
});

test("a layout that is not known names what is missing", () => {
  const sheet = toSheet([
    ["Date", "Narration", "Sum"],
    ["01/04/26", "UPI", "600"],
  ]);
  if (typeof sheet === "string") throw new Error(sheet);
  expect(readStatements([sheet], today)).toEqual({ is: "unknown-layout", missing: ["amount"] });
});

const number = "402698765432";
const waiting: WaitingLine = {
  id: "line",
  day: "2026-04-10",
  paise: 60_000,
  numbers: [number],
  familyNumbers: [1001],
};
const nothing: MatchFacts = { claims: [], payments: [], nearby: [], families: [], owing: [] };
const claim = { id: "claim", familyId: "of-claim", reference: number, paise: 60_000 };
const payment = {
  id: "payment",
  familyId: "of-payment",
  reference: number,
  paise: 60_000,
  day: "2026-04-09",
  isOtherWay: false,
  isOfLine: false,
};
const byHand = { id: "by-hand", familyId: "of-code", paise: 60_000, day: "2026-04-05" };
const family = { id: "of-code", number: 1001 };
const owing = { familyId: "of-debt", paise: 60_000 };

test.each<[string, Partial<MatchFacts>, object]>([
  [
    "a payment by hand with its number comes first",
    { payments: [payment], claims: [claim], families: [family], owing: [owing] },
    { is: "known", paymentId: "payment" },
  ],
  [
    "with another amount it is a contradiction",
    { payments: [{ ...payment, paise: 50_000 }], claims: [claim], families: [family] },
    { is: "number-taken", familyId: "of-payment" },
  ],
  ["as cash too", { payments: [{ ...payment, isOtherWay: true }] }, { is: "number-taken" }],
  [
    "another line's payment with its number is other money",
    { payments: [{ ...payment, isOfLine: true }], claims: [claim] },
    { is: "claim" },
  ],
  [
    "unless it is of that day and amount",
    { payments: [{ ...payment, isOfLine: true, day: waiting.day }], claims: [claim] },
    { is: "number-taken" },
  ],
  [
    "what a family says comes before a code",
    { claims: [claim], families: [family], owing: [owing] },
    { is: "claim", familyId: "of-claim" },
  ],
  [
    "of two claims that with its amount",
    { claims: [{ ...claim, id: "other", paise: 1 }, claim] },
    { is: "claim", familyId: "of-claim" },
  ],
  [
    "two families' same claims are nobody's",
    { claims: [claim, { ...claim, id: "other", familyId: "other" }], families: [family] },
    { is: "several-claims" },
  ],
  [
    "a claim of another amount is suggested",
    { claims: [{ ...claim, paise: 50_000 }], families: [family] },
    { is: "other-amount", familyId: "of-claim", claimed: 50_000 },
  ],
  [
    "a code comes before an amount",
    { families: [family], owing: [owing] },
    { is: "code", familyId: "of-code", number: 1001 },
  ],
  [
    "a code is only suggested where that amount is entered by hand",
    { families: [family], nearby: [byHand] },
    { is: "maybe-known", familyId: "of-code", paymentId: "by-hand" },
  ],
  [
    "another family's payment of that amount does not count against a code",
    { families: [family], nearby: [{ ...byHand, familyId: "other" }] },
    { is: "code" },
  ],
  [
    "nor one of a month ago",
    { families: [family], nearby: [{ ...byHand, day: "2026-03-10" }] },
    { is: "code" },
  ],
  [
    "an amount that one family owes is suggested",
    { owing: [owing] },
    { is: "owed", familyId: "of-debt" },
  ],
  [
    "one that is entered by hand is suggested first",
    { owing: [owing], nearby: [byHand] },
    { is: "maybe-known" },
  ],
  ["not where two are", { nearby: [byHand, { ...byHand, id: "other" }] }, { is: "nothing" }],
  ["else it waits", {}, { is: "nothing" }],
])("%s", (_, facts, match) => {
  expect(matchLines([waiting], { ...nothing, ...facts }).get("line")).toMatchObject(match);
});

test("the codes of two families are nobody's", () => {
  const facts = { ...nothing, families: [family, { id: "other", number: 1002 }] };
  const both = { ...waiting, familyNumbers: [1001, 1002] };
  expect(matchLines([both], facts).get("line")).toEqual({ is: "several-codes" });
});

test("nothing is used for two lines", () => {
  const lines = ["one", "two", "three"].map((id) => ({ ...waiting, id, familyNumbers: [] }));
  const kinds = (facts: Partial<MatchFacts>) =>
    [...matchLines(lines, { ...nothing, ...facts }).values()].map(({ is }) => is);
  expect(kinds({ payments: [payment] })).toEqual(["known", "nothing", "nothing"]);
  expect(kinds({ claims: [claim] })).toEqual(["claim", "nothing", "nothing"]);
  expect(kinds({ nearby: [byHand] })).toEqual(["maybe-known", "nothing", "nothing"]);
  expect(kinds({ owing: [owing] })).toEqual(["owed", "nothing", "nothing"]);
  // A family that pays by its claim is not suggested for what it owes.
  const said = { ...claim, familyId: owing.familyId };
  expect(kinds({ claims: [said], owing: [owing] })).toEqual(["claim", "nothing", "nothing"]);
});
