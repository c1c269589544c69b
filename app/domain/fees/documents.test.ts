import { describe, expect, test } from "vitest";
import {
  documentNumber,
  keepUntil,
  planDocuments,
  type InvoicedLesson,
  type OpenInvoice,
} from "./document.ts";
import { financialYearOf } from "./financial-year.ts";
import { endOfLastMonth } from "./month.ts";
import { checkIssuer, type IssuerInput } from "./issuer.ts";
import { checkPayer } from "./payer.ts";
import { isGstin, taxBetween, taxIn, totalOf } from "./tax.ts";

test.each([
  ["2026-03-31", "25-26", "2034-03-31"],
  ["2026-04-01", "26-27", "2035-03-31"],
  ["2027-01-15", "26-27", "2035-03-31"],
  ["2099-12-31", "99-00", "2108-03-31"],
])("a document of %s is of the year %s, and is kept until %s", (day, year, until) => {
  expect(financialYearOf(day)).toBe(year);
  expect(keepUntil(day, 8)).toBe(until);
});

test("a number has at most 16 signs, as Rule 46 asks", () => {
  expect(documentNumber("invoice", "26-27", 1)).toBe("INV/26-27/00001");
  expect(documentNumber("credit-note", "26-27", 999_999)).toHaveLength(16);
});

test("lessons until the end of the last month in India get their invoices", () => {
  // It is December there already.
  expect(endOfLastMonth(new Date("2026-11-30T19:00:00Z"))).toBe("2026-11-30");
  expect(endOfLastMonth(new Date("2027-01-05T00:00:00Z"))).toBe("2026-12-31");
});

describe("the tax that a price includes", () => {
  // InvoicePlane#1123, lago-api#4642: fractions that are rounded twice leave a paisa.
  test.each([
    [60_000, 1800, true, { cgst: 4_576, sgst: 4_576, igst: 0 }],
    [60_000, 1800, false, { cgst: 0, sgst: 0, igst: 9_153 }],
    [1, 1800, true, { cgst: 0, sgst: 0, igst: 0 }],
    [118, 1800, true, { cgst: 9, sgst: 9, igst: 0 }],
    [100, 0, true, { cgst: 0, sgst: 0, igst: 0 }],
  ])("%i paise at %i in the state %s", (paise, rate, isWithinState, tax) => {
    expect(taxIn(paise, rate, isWithinState)).toEqual(tax);
  });

  test("is given back to the paisa, in whatever parts", () => {
    for (const whole of [60_000, 59_950, 100_001, 7]) {
      let [left, given] = [whole, 0];
      for (const most of [1, 333, 19_999, whole]) {
        const part = Math.min(most, left);
        const [before, after] = [taxIn(left, 1800, true), taxIn(left - part, 1800, true)];
        given += totalOf(taxBetween(before, after));
        left -= part;
      }
      expect([left, given]).toEqual([0, totalOf(taxIn(whole, 1800, true))]);
    }
  });
});

test("a GSTIN with one wrong sign is none", () => {
  expect(isGstin("27AAPFU0939F1ZV")).toBe(true);
  expect(isGstin("36AABCV1234D1ZT")).toBe(true);
  expect(isGstin("27AAPFU0938F1ZV")).toBe(false);
  expect(isGstin("27AAPFU0939F1ZW")).toBe(false);
  expect(isGstin("27aapfu0939f1zv")).toBe(false);
});

describe("the documents that are issued", () => {
  const today = { taxRate: 1800, isWithinState: true };
  const none = { invoiced: [] as InvoicedLesson[], invoices: [] as OpenInvoice[], ...today };

  test("are one invoice for all lessons that cost more than documents say", () => {
    const lessons = [
      { lessonId: "a", charge: 60_000, documented: 0 },
      { lessonId: "b", charge: 65_000, documented: 60_000 },
    ];
    expect(planDocuments(lessons, none)).toEqual([
      {
        kind: "invoice",
        corrects: null,
        lines: [
          { lessonId: "a", paise: 60_000 },
          { lessonId: "b", paise: 5_000 },
        ],
        paise: 65_000,
        taxRate: 1800,
        tax: taxIn(65_000, 1800, true),
      },
    ]);
  });

  // Invoice Ninja#9907: a setting altered old invoices.
  test("correct an old invoice with its own tax, the newest invoice first", () => {
    const lessons = [{ lessonId: "a", charge: 0, documented: 65_000 }];
    const invoiced = [
      { invoiceId: "new", lessonId: "a", paise: 5_000 },
      { invoiceId: "old", lessonId: "a", paise: 60_000 },
    ];
    const invoices = [
      { id: "old", paise: 120_000, taxRate: 1200, isWithinState: false },
      { id: "new", paise: 5_000, taxRate: 1800, isWithinState: true },
    ];
    const plan = planDocuments(lessons, { ...today, invoiced, invoices });
    expect(plan.map(({ kind, corrects, paise }) => [kind, corrects, paise])).toEqual([
      ["credit-note", "old", 60_000],
      ["credit-note", "new", 5_000],
    ]);
    const [old, recent] = plan;
    expect(old?.tax).toEqual(taxBetween(taxIn(120_000, 1200, false), taxIn(60_000, 1200, false)));
    expect(recent?.tax).toEqual(taxIn(5_000, 1800, true));
  });

  test("have no tax where the academy is not registered", () => {
    const lessons = [{ lessonId: "a", charge: 60_000, documented: 0 }];
    const [invoice] = planDocuments(lessons, { ...none, taxRate: 0 });
    expect(invoice?.tax).toEqual({ cgst: 0, sgst: 0, igst: 0 });
  });
});

const issuer: IssuerInput = {
  legalName: "Viluva",
  address: "Hyderabad",
  state: "36",
  gstin: "",
  taxRate: "18",
  sac: "999293",
  keepYears: "8",
  from: "2026-04-01",
};

test.each([
  [{}, null],
  [{ gstin: "36AABCV1234D1ZT" }, null],
  [{ legalName: " " }, "name-missing"],
  [{ legalName: "x".repeat(121) }, "name-too-long"],
  [{ address: "" }, "address-missing"],
  [{ address: "x".repeat(301) }, "address-too-long"],
  [{ state: "25" }, "state-missing"],
  [{ gstin: "36AABCV1234D1ZU" }, "no-gstin"],
  [{ gstin: "27AAPFU0939F1ZV" }, "gstin-of-another-state"],
  [{ taxRate: "eighteen" }, "no-rate"],
  [{ taxRate: "51" }, "no-rate"],
  [{ sac: "99929" }, "no-sac"],
  [{ keepYears: "5" }, "no-years"],
  [{ from: "" }, "day-missing"],
  [{ from: "2026-02-30" }, "no-such-day"],
] as const)("who issues documents: %j", (change, problem) => {
  expect(checkIssuer({ ...issuer, ...change })?.problem ?? null).toBe(problem);
});

test.each([
  [{}, null],
  [{ payerName: "" }, "name-missing"],
  [{ payerName: "", payerAddress: "" }, null],
  [{ payerName: "x".repeat(121) }, "name-too-long"],
  [{ payerAddress: "x".repeat(301) }, "address-too-long"],
  [{ payerState: "25" }, "no-state"],
  [{ payerEmail: "lakshmi@test.example" }, null],
  [{ payerEmail: "lakshmi" }, "no-email"],
  [{ payerEmail: `${"x".repeat(400)}@test.example` }, "no-email"],
] as const)("who pays: %j", (change, problem) => {
  const address = { payerAddress: "Warangal", payerState: "36", payerEmail: "" };
  const payer = { payerName: "Lakshmi Rao", ...address };
  expect(checkPayer({ ...payer, ...change })?.problem ?? null).toBe(problem);
});
