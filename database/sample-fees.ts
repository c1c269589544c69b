import { feeMailKinds } from "#domain/fees/mails.ts";
import { openFamily } from "#data/fees/families.ts";
import { updateFeesStart } from "#data/fees/bills.ts";
import { insertStatement } from "#data/fees/bank/statements.ts";
import { insertClaim } from "#data/fees/claims.ts";
import { insertDiscount } from "#data/fees/discounts.ts";
import { reserveLink } from "#data/fees/gateway/links.ts";
import { settleGatewayPayment } from "#data/fees/gateway/settle.ts";
import { insertPayment } from "#data/fees/ledger.ts";
import { updatePayee } from "#data/fees/payee.ts";
import { insertIssuer } from "#data/fees/documents/issuer.ts";
import { beginInvoicing, issueWaiting } from "#data/fees/documents/invoicing.ts";
import { insertPayRun, insertRunPayment } from "#data/fees/pay-runs.ts";
import { insertRate } from "#data/fees/rates.ts";
import { upsertTutorPayee } from "#data/fees/tutor-payees.ts";
import type { Database } from "#data/shared/database.ts";
import { financialYearOf } from "#domain/fees/financial-year.ts";
import { undisputableSince } from "#domain/fees/pay-run.ts";
import { toLine } from "#domain/fees/bank/line.ts";
import { familyCode } from "#domain/fees/payee.ts";
import type { PaymentWay } from "#domain/fees/payment.ts";
import type { RateKind, RateScope } from "#domain/fees/rate.ts";
import { endOfLastMonth } from "#domain/fees/month.ts";
import { addMonths, monthOf } from "#domain/lessons/months.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { sampleStudents } from "./sample-people.ts";
import { happened, idFrom } from "./sample-time.ts";

const academy: RateScope = { is: "academy" };

/** Rupees for an hour. */
const rates: readonly { kind: RateKind; scope: RateScope; rupees: number }[] = [
  { kind: "price", scope: academy, rupees: 600 },
  {
    kind: "price",
    scope: { is: "course", classId: "class-12", subjectId: "physics" },
    rupees: 800,
  },
  { kind: "pay", scope: academy, rupees: 350 },
];

const ways: readonly PaymentWay[] = ["upi", "bank", "cash"];

/** What families say that they have paid, and the office has not looked for yet. */
const claims = [
  ["student", 5000],
  ["aarav", 3000],
] as const;

/** What families pay less. */
const discounts = [
  ["student", { percent: 10, paisePerHour: null, reason: "sibling", note: "" }],
  [
    "aarav",
    { percent: null, paisePerHour: 10_000, reason: "other", note: "Agreed when they joined" },
  ],
] as const;

const legalName = "Example Learning Private Limited";

/**
 * Lessons are charged since the beginning of the last month, two families pay less, and two of three families have paid
 * something. Triggers enter the lessons when the transaction ends.
 */
export async function insertFees(trx: Database, now: Date, adminId: string): Promise<void> {
  const start = `${addMonths(monthOf(now.getTime()), -1)}-01`;
  for (const { kind, scope, rupees } of rates) {
    const rate = { kind, scope, from: start, paisePerHour: rupees * 100, madeBy: adminId };
    await insertRate(trx, rate);
  }
  await updateFeesStart(trx, start);
  await insertIssuer(
    trx,
    {
      legalName,
      address: "Plot 12, Road 1, Banjara Hills, Hyderabad 500034",
      state: "36",
      gstin: "36AABCV1234D1ZT",
      taxRate: 1800,
      sac: "999293",
      keepYears: 8,
      from: start,
    },
    adminId,
  );
  await updatePayee(trx, {
    upiId: "learning@example",
    payeeName: legalName,
    bankAccount: "000000000000",
    ifsc: "EXAM0000000",
    hasUpiLink: false,
  });
  for (const [place, { handle, joined }] of sampleStudents.entries()) {
    // Who has no tutor yet has no fees either.
    if (place % 3 === 2 || joined < 5) continue;
    const way = ways[place % 2 === 0 ? 0 : place % 3] ?? "upi";
    const familyId = await openFamily(trx, idFrom(handle));
    const paise = (4 + (place % 5)) * 1_000_00;
    const day = toIndiaDateTimeFields(happened(now, place % 9, handle)).date;
    if (place === 0) {
      await insertOnlinePayment(trx, { familyId, paise, day }, now);
      continue;
    }
    await insertPayment(trx, {
      familyId,
      kind: "payment",
      way,
      paise,
      day,
      reference: way === "cash" ? "" : String(402_600_000_000 + place),
      reason: "",
      madeBy: adminId,
    });
  }
  for (const [handle, off] of discounts) {
    await insertDiscount(trx, {
      familyId: await openFamily(trx, idFrom(handle)),
      scope: { is: "family" },
      from: start,
      until: null,
      madeBy: adminId,
      ...off,
    });
  }
  for (const [handle, rupees] of claims) {
    const studentId = idFrom(handle);
    await insertClaim(trx, {
      studentId,
      familyId: await openFamily(trx, studentId),
      paise: rupees * 100,
      reference: claimNumber(rupees),
      claimedAs: "guardian",
    });
  }
  await insertBank(trx, now, adminId);
  await deleteFeeMails(trx);
}

/** Nobody is to be mailed about a sample. */
async function deleteFeeMails(trx: Database): Promise<void> {
  await trx.deleteFrom("mails").where("kind", "in", feeMailKinds).execute();
}

/** What a family has paid through the payment gateway. */
async function insertOnlinePayment(
  trx: Database,
  { familyId, paise, day }: { familyId: string; paise: number; day: string },
  now: Date,
): Promise<void> {
  const link = await reserveLink(trx, { familyId, paise, expiresAt: now }, now);
  if (link.is !== "new") throw new Error("no new page");
  const paymentId = "pay_SampleAcademy1";
  await trx
    .insertInto("gateway_payments")
    .values({ payment_id: paymentId, link_id: link.id, paise, currency: "INR", day })
    .execute();
  await settleGatewayPayment(trx, paymentId);
}

const claimNumber = (rupees: number) => String(502_600_000_000 + rupees);

/** A bank statement: somebody's who has said so, somebody's by the code, and what nobody knows. */
async function insertBank(trx: Database, now: Date, adminId: string): Promise<void> {
  const { number } = await trx
    .selectFrom("families")
    .where("id", "=", await openFamily(trx, idFrom("aarav")))
    .select("number")
    .executeTakeFirstOrThrow();
  const rows = [
    [3, 5000, `UPI/${claimNumber(5000)}/FEES/EXAMPLE BANK`],
    [2, 1500, `UPI/602600000001/${familyCode(number)}/EXAMPLE BANK`],
    [2, 2345, "NEFT/EXAMN00000000000001/FEES OF SCHOOL"],
    [1, 1800, "BY CASH AT BRANCH"],
  ] as const;
  const lines = rows.map(([days, rupees, narration]) => {
    const { date } = toIndiaDateTimeFields(happened(now, days, narration));
    return toLine({ day: date, paise: rupees * 100, narration, reference: "" });
  });
  await insertStatement(trx, { lines, debits: 2 }, adminId);
}

/** Issues the invoices of the last month, once its lessons are entered. */
export async function issueInvoices(db: Database, now: Date, adminId: string): Promise<void> {
  await db.transaction().execute((trx) => beginInvoicing(trx, endOfLastMonth(now), adminId));
  await issueWaiting(db, { today: toIndiaDateTimeFields(now).date, limit: Infinity });
  await deleteFeeMails(db);
}

/** The first half of the last month is paid to the tutors; of two of three of them the tax is known. */
export async function insertPayRuns(trx: Database, now: Date, adminId: string): Promise<void> {
  const tutors = await trx
    .selectFrom("tutors")
    .where("status", "=", "approved")
    .select("id")
    .orderBy("first_name")
    .execute();
  for (const [place, { id: tutorId }] of tutors.entries()) {
    if (place % 3 === 2) continue;
    await upsertTutorPayee(trx, {
      tutorId,
      section: "393 professional",
      rate: 1000,
      pan: null,
      account: null,
      ifsc: "",
      holder: "",
      changedBy: adminId,
    });
  }
  const day = toIndiaDateTimeFields(now).date;
  const runId = await insertPayRun(trx, {
    until: `${addMonths(monthOf(now.getTime()), -1)}-15`,
    undisputable: undisputableSince(now),
    day,
    year: financialYearOf(day),
    payer: "Example Learning Private Limited",
    madeBy: adminId,
  });
  if (!runId) return;
  await insertRunPayment(trx, { runId, day, reference: "402698760001", madeBy: adminId });
}
