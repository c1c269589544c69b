import { describe, expect, test } from "vitest";
import { financialYearOf, startOfFinancialYear } from "./financial-year.ts";
import { endOfLastMonth } from "./month.ts";
import { checkRunPayment, checkTakeBack, checkUntil, payNumber, taxOn } from "./pay-run.ts";
import { formatTaxRate, parseTaxRate } from "./tax-rate.ts";
import { checkTutorPayee, compactCode } from "./tutor-payee.ts";

describe("the tax on a tutor's pay", () => {
  test.each([
    [1_000_00, 1000, 100_00],
    [1_005_00, 1000, 101_00],
    [1_004_99, 1000, 100_00],
    [49, 5000, 0],
    [1_00, 5000, 1_00],
    [12_345_67, 75, 93_00],
    [100_00, 0, 0],
  ])("%d paise at %d hundredths of a percent is %d, in whole rupees", (gross, rate, tax) => {
    expect(taxOn(gross, rate)).toBe(tax);
  });

  test("is never more than the pay", () => {
    for (let gross = 1; gross < 500; gross += 1) {
      expect(taxOn(gross, 5000)).toBeLessThanOrEqual(gross);
    }
  });
});

test.each([
  ["2026-03-31", "25-26", "2025-04-01"],
  ["2026-04-01", "26-27", "2026-04-01"],
  ["2026-12-31", "26-27", "2026-04-01"],
  ["2099-05-01", "99-00", "2099-04-01"],
])("%s is in the financial year %s", (day, year, start) => {
  expect([financialYearOf(day), startOfFinancialYear(day)]).toEqual([year, start]);
});

test("a statement's number has at most 16 signs", () => {
  expect(payNumber("26-27", 1)).toBe("PAY/26-27/0001");
  expect(payNumber("26-27", 999_999)).toHaveLength(16);
});

test.each([
  ["2026-11-30T20:00:00Z", "2026-11-30"],
  ["2026-11-30T18:00:00Z", "2026-10-31"],
  ["2027-01-15T12:00:00Z", "2026-12-31"],
])("at %s tutors are usually paid until %s", (now, until) => {
  expect(endOfLastMonth(new Date(now))).toBe(until);
});

test("the day until which lessons are paid is a day that has come", () => {
  expect(checkUntil("", "2026-11-28")).toBe("day-missing");
  expect(checkUntil("2026-11-31", "2026-11-28")).toBe("no-such-day");
  expect(checkUntil("2026-11-29", "2026-11-28")).toBe("day-to-come");
  expect(checkUntil("2026-11-28", "2026-11-28")).toBeNull();
});

test("a run is paid on a day from when it was made", () => {
  const facts = { today: "2026-11-28", made: "2026-11-20" };
  const problemOf = (day: string, reference = "") =>
    checkRunPayment({ day, reference }, facts)?.problem ?? null;
  expect(problemOf("2026-11-19")).toBe("day-too-early");
  expect(problemOf("2026-11-29")).toBe("day-to-come");
  expect(problemOf("2026-11-20")).toBeNull();
  expect(problemOf("2026-11-20", "4".repeat(41))).toBe("reference-too-long");
});

test("a run is taken back for a reason", () => {
  expect(checkTakeBack(" ")).toBe("reason-missing");
  expect(checkTakeBack("a".repeat(501))).toBe("reason-too-long");
  expect(checkTakeBack("Wrong rate")).toBeNull();
});

test.each([
  ["10", 1000],
  ["0.75", 75],
  ["२ %", 200],
  ["0", 0],
  ["50", 5000],
  ["50.01", null],
  ["1.005", null],
  ["", null],
  ["ten", null],
])("a rate of %j is %j hundredths of a percent", (text, rate) => {
  expect(parseTaxRate(text)).toBe(rate);
});

test("a rate is written as it is typed", () => {
  expect([75, 1000, 1250].map(formatTaxRate)).toEqual(["0.75", "10", "12.5"]);
});

describe("a tutor's tax and bank account", () => {
  const input = { section: "none", rate: "0", pan: "", account: "", ifsc: "", holder: "" };
  const full = {
    ...input,
    pan: "ABCDE1234F",
    account: "123456789012",
    ifsc: "HDFC0001234",
    holder: "Asha Rao",
  };
  test.each([
    [{ section: "" }, "section-missing"],
    [{ section: "a".repeat(41) }, "section-too-long"],
    [{ rate: "51" }, "no-rate"],
    [{ pan: "ABCD1234EF" }, "no-pan"],
    [{ account: "12345" }, "no-account"],
    [{ ifsc: "HDFC1001234" }, "no-ifsc"],
    [{ account: "" }, "account-missing"],
    [{ ifsc: "" }, "ifsc-missing"],
    [{ holder: " " }, "holder-missing"],
    [{ holder: "a".repeat(101) }, "holder-too-long"],
  ])("with %o is refused: %s", (change, problem) => {
    expect(checkTutorPayee({ ...full, ...change }, { hasAccount: false })?.problem).toBe(problem);
  });

  test("needs no account, and keeps a stored one", () => {
    expect(checkTutorPayee(input, { hasAccount: false })).toBeNull();
    expect(checkTutorPayee(full, { hasAccount: false })).toBeNull();
    expect(checkTutorPayee({ ...full, account: "" }, { hasAccount: true })).toBeNull();
  });

  test("is read as people type it", () => {
    expect(compactCode(" abcde १२३४ f")).toBe("ABCDE1234F");
    expect(compactCode("1234-5678 9012")).toBe("123456789012");
  });
});
