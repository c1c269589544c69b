import { setLineAside } from "#data/fees/bank/lines.ts";
import { insertStatement } from "#data/fees/bank/statements.ts";
import { insertClaim } from "#data/fees/claims.ts";
import { insertDiscount } from "#data/fees/discounts.ts";
import { insertFreeLesson, openFamily } from "#data/fees/families.ts";
import { joinFamilies } from "#data/fees/joining.ts";
import { insertPayment } from "#data/fees/ledger.ts";
import { billWaiting, updateFeesStart } from "#data/fees/bills.ts";
import { holdOffEntries } from "#data/fees/hold.ts";
import { insertPayRun } from "#data/fees/pay-runs.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { toLine } from "#domain/fees/bank/line.ts";
import { fillUrl } from "#test/support/urls.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { paidNotice, sendNotice, type Razorpay } from "#test/support/razorpay.ts";
import { makeStudent } from "#test/support/people.ts";
import { anId, makePastLesson, type Submissions } from "./submission.ts";

const today = new Date().toISOString().slice(0, 10);

let percent = 0;

/** An academy without GST. */
const issuerFields = {
  legalName: "Viluva Learning Private Limited",
  address: "1-2-3, Banjara Hills, Hyderabad 500034",
  state: "36",
  gstin: "",
  taxRate: "18",
  sac: "999293",
  keepYears: "8",
  from: "2020-01-01",
};

/** A family with an account, and a lesson of its student that was held and billed. */
export async function makeFamily(academy: TestAcademy) {
  const { database } = academy;
  await updateFeesStart(database, "2020-01-01");
  const { student, lessonId } = await makePastLesson(academy);
  const familyId = await openFamily(database, student.id);
  await insertLessonEvent(database, {
    lessonId,
    event: { what: "settled", as: "tutor", outcome: "held" },
    saidBy: student.id,
  });
  return { familyId, lessonId, student };
}

/** A payment of a family. */
export function makePayment(
  { database }: TestAcademy,
  familyId: string,
  madeBy: string,
  way: "cash" | "upi" = "cash",
) {
  return database.transaction().execute((trx) =>
    insertPayment(trx, {
      familyId,
      kind: "payment",
      way,
      paise: 60_000,
      day: today,
      reference: "",
      reason: "",
      madeBy,
    }),
  );
}

/** A family that owes ₹600, since it got them back. */
export async function makeOwingFamily(academy: TestAcademy) {
  const made = await makeFamily(academy);
  const refund = { kind: "refund", way: "cash", paise: 60_000, day: today } as const;
  const why = { reference: "", reason: "A mistake", madeBy: null };
  const { familyId } = made;
  await academy.database
    .transaction()
    .execute((trx) => insertPayment(trx, { familyId, ...refund, ...why }));
  return made;
}

/** A family's payment through the gateway. */
async function makeOnlinePayment(academy: TestAcademy, razorpay: Razorpay) {
  const { student, familyId } = await makeOwingFamily(academy);
  const { pageToken, id } = await makeGuardian(academy, student, { decision: "given" });
  const page = `/guardian/${pageToken}/fees/${id}/online`;
  const answer = await new TestBrowser(academy).post(page, { amount: "600" });
  const link = razorpay.linkAt(answer.headers.get("location") ?? "");
  const payment = razorpay.pay(link);
  await sendNotice(academy, paidNotice(link, payment));
  const { id: paymentId } = await academy.database
    .selectFrom("payments")
    .where("reference", "=", payment.id)
    .select("id")
    .executeTakeFirstOrThrow();
  return { familyId, paymentId };
}

/** A discount of a family. */
async function makeDiscount({ database }: TestAcademy, familyId: string, madeBy: string) {
  const discount = { familyId, scope: { is: "family" }, percent: 10, paisePerHour: null } as const;
  const why = { reason: "sibling", note: "", from: "2026-01-01", until: null } as const;
  return (await insertDiscount(database, { ...discount, ...why, madeBy })) ?? "";
}

/** What a family says that it has paid. */
export async function makeClaim(
  { database }: TestAcademy,
  { familyId, student }: Awaited<ReturnType<typeof makeFamily>>,
) {
  const reference = String((claims += 1));
  const said = { paise: 60_000, reference, claimedAs: "student" } as const;
  const claim = { ...said, familyId, studentId: student.id };
  return (await insertClaim(database, claim)) ?? "";
}
let claims = 402_700_000_000;

/** Enters a lesson that a tutor is to be paid for. */
async function earn({ pool }: TestAcademy, tutorId: string): Promise<void> {
  await pool.query(
    `insert into lesson_bills (lesson_id, tutor_id, assignment_id, class_id, subject_id, starts_at,
       minutes, standing, pay)
     values (gen_random_uuid(), $1, gen_random_uuid(), 'class-10', 'mathematics',
       now() - interval '30 days', 60, 'held', 35000)`,
    [tutorId],
  );
}

/** A run that pays a tutor for a lesson, which nobody has marked as paid. */
async function makeRun(academy: TestAcademy, tutorId: string, madeBy: string): Promise<string> {
  const { database } = academy;
  await earn(academy, tutorId);
  const runId = await database.transaction().execute(async (trx) => {
    await holdOffEntries(trx);
    const span = { until: today, undisputable: new Date() };
    return insertPayRun(trx, { ...span, day: today, year: "26-27", payer: "Academy", madeBy });
  });
  if (!runId) throw new Error("nothing is due");
  return runId;
}

/** A line of a bank statement that waits. */
async function makeLine({ database, pool }: TestAcademy, madeBy: string) {
  const narration = `Cash ${(claims += 1)}`;
  const line = toLine({ day: today, paise: 60_000, narration, reference: "" });
  const statementId = await database
    .transaction()
    .execute((trx) => insertStatement(trx, { lines: [line], debits: 0 }, madeBy));
  const { rows } = await pool.query<{ id: string }>(
    "select id from bank_lines where statement_id = $1",
    [statementId],
  );
  return { statementId, lineId: rows[0]?.id ?? "" };
}

/** What the office does about fees. */
export const feesSubmissions: Submissions = {
  "/admin-dashboard/fees": (path, { admin }) => ({
    browser: admin.browser,
    path,
    fields: { day: today },
    entry: { action: "start-fees", actor_id: admin.id, subject_id: null },
  }),
  "/admin-dashboard/fees/prices": (path, { admin, tutor }) => ({
    browser: admin.browser,
    path: `${path}?tutor=${tutor.id}`,
    fields: { kind: "pay", amount: "400", from: today },
    entry: { action: "set-rate", actor_id: admin.id, subject_kind: "tutor", subject_id: tutor.id },
  }),
  "/admin-dashboard/fees/outcomes": (path, { admin }) => ({
    browser: admin.browser,
    path,
    fields: {
      ...Object.fromEntries(
        ["held", "substitute", "student-missed", "tutor-missed", "cancelled", "disputed"].flatMap(
          (standing) => [
            [`charge-${standing}`, "100"],
            [`pay-${standing}`, "100"],
          ],
        ),
      ),
      "charge-cancelled-late": String((percent += 1)),
      "pay-cancelled-late": "50",
      from: today,
    },
    entry: { action: "set-share", actor_id: admin.id, subject_id: null },
  }),
  "/admin-dashboard/fees/students/:studentId": async (url, { academy, admin }) => {
    const { id } = await makeStudent(academy);
    return {
      browser: admin.browser,
      path: fillUrl(url, { studentId: id }),
      entry: { action: "open-family", subject_kind: "student", subject_id: id },
    };
  },
  "/admin-dashboard/fees/families/:familyId": async (url, { academy, admin }) => {
    const { familyId } = await makeFamily(academy);
    return {
      browser: admin.browser,
      path: fillUrl(url, { familyId }),
      fields: { kind: "payment", way: "upi", amount: "600", day: today },
      entry: { action: "record-payment", detail: { familyId, paymentId: anId } },
    };
  },
  "/admin-dashboard/fees/families/:familyId/discounts": async (url, { academy, admin }) => {
    const { familyId } = await makeFamily(academy);
    return {
      browser: admin.browser,
      path: fillUrl(url, { familyId }),
      fields: {
        scope: "family",
        unit: "percent",
        amount: "10",
        from: today,
        until: "",
        reason: "sibling",
        note: "",
      },
      entry: { action: "add-discount", detail: { familyId, discountId: anId } },
    };
  },
  "/admin-dashboard/fees/families/:familyId/discounts/:discountId/end": async (
    url,
    { academy, admin },
  ) => {
    const { familyId } = await makeFamily(academy);
    const discountId = await makeDiscount(academy, familyId, admin.id);
    return {
      browser: admin.browser,
      path: fillUrl(url, { familyId, discountId }),
      fields: { day: today },
      entry: { action: "end-discount", detail: { familyId, discountId } },
    };
  },
  "/admin-dashboard/fees/families/:familyId/join": async (url, { academy, admin }) => {
    const { familyId } = await makeFamily(academy);
    const { familyId: otherFamilyId, student } = await makeFamily(academy);
    return {
      browser: admin.browser,
      path: fillUrl(url, { familyId }),
      fields: { student: student.id, family: otherFamilyId },
      entry: {
        action: "join-families",
        subject_id: student.id,
        detail: { familyId, otherFamilyId },
      },
    };
  },
  "/admin-dashboard/fees/families/:familyId/parting": async (url, { academy, admin }) => {
    const { familyId } = await makeFamily(academy);
    const { familyId: shownFamilyId, student } = await makeFamily(academy);
    await academy.database.transaction().execute((trx) =>
      joinFamilies(trx, {
        familyId,
        studentId: student.id,
        shownFamilyId,
        madeBy: admin.id,
        today,
      }),
    );
    return {
      browser: admin.browser,
      path: fillUrl(url, { familyId }),
      fields: { student: student.id },
      entry: {
        action: "part-family",
        subject_id: student.id,
        detail: { familyId, otherFamilyId: anId },
      },
    };
  },
  "/admin-dashboard/fees/families/:familyId/payments/:paymentId/refund": async (
    url,
    { academy, admin, razorpay },
  ) => {
    const { familyId, paymentId } = await makeOnlinePayment(academy, razorpay);
    return {
      browser: admin.browser,
      path: fillUrl(url, { familyId, paymentId }),
      fields: { amount: "600", reason: "A mistake" },
      entry: { action: "refund-payment", detail: { familyId, paymentId } },
    };
  },
  "/admin-dashboard/fees/families/:familyId/payments/:paymentId/reversal": async (
    url,
    { academy, admin },
  ) => {
    const { familyId } = await makeFamily(academy);
    const paymentId = await makePayment(academy, familyId, admin.id);
    return {
      browser: admin.browser,
      path: fillUrl(url, { familyId, paymentId }),
      entry: { action: "reverse-payment", detail: { familyId, paymentId } },
    };
  },
  "/admin-dashboard/fees/families/:familyId/lessons/:lessonId/free": async (
    url,
    { academy, admin },
  ) => {
    const { familyId, lessonId } = await makeFamily(academy);
    return {
      browser: admin.browser,
      path: fillUrl(url, { familyId, lessonId }),
      fields: { why: "goodwill" },
      entry: { action: "free-lesson", subject_id: lessonId, detail: { familyId } },
    };
  },
  "/admin-dashboard/fees/families/:familyId/lessons/:lessonId/charge": async (
    url,
    { academy, admin },
  ) => {
    const { familyId, lessonId } = await makeFamily(academy);
    const free = { familyId, lessonId, why: "goodwill", madeBy: admin.id } as const;
    await insertFreeLesson(academy.database, free);
    return {
      browser: admin.browser,
      path: fillUrl(url, { familyId, lessonId }),
      entry: { action: "charge-lesson", subject_id: lessonId, detail: { familyId } },
    };
  },
  "/admin-dashboard/fees/documents": async (path, { academy, admin }) => {
    // Whatever was being issued has ended.
    await academy.pool.query("update invoicing set ended_at = now()");
    return {
      browser: admin.browser,
      path,
      entry: { action: "issue-invoices", actor_id: admin.id, subject_id: null },
    };
  },
  "/admin-dashboard/fees/documents/stop": async (path, { academy, admin }) => {
    await academy.pool.query(
      // The server does not end it meanwhile.
      `insert into invoicing (until_day, families, begun_at)
       values ('2026-01-31', 1, now() + interval '1 hour')
       on conflict (one) do update set ended_at = null, begun_at = excluded.begun_at`,
    );
    return {
      browser: admin.browser,
      path,
      entry: { action: "stop-invoices", actor_id: admin.id, subject_id: null },
    };
  },
  "/admin-dashboard/fees/issuer": (path, { admin }) => ({
    browser: admin.browser,
    path,
    fields: issuerFields,
    entry: { action: "set-issuer", actor_id: admin.id, subject_id: null },
  }),
  "/admin-dashboard/fees/mails": (path, { admin }) => ({
    browser: admin.browser,
    path,
    fields: { hasInvoices: "on", firstDays: "7", secondDays: "" },
    entry: { action: "set-fee-mails", actor_id: admin.id, subject_id: null },
  }),
  "/admin-dashboard/fees/families/:familyId/reminders": async (url, { academy, admin }) => {
    const { familyId } = await makeFamily(academy);
    return {
      browser: admin.browser,
      path: fillUrl(url, { familyId }),
      fields: {},
      entry: { action: "set-reminders", actor_id: admin.id, detail: { familyId } },
    };
  },
  "/admin-dashboard/fees/families/:familyId/payer": async (url, { academy, admin }) => {
    const { familyId } = await makeFamily(academy);
    return {
      browser: admin.browser,
      path: fillUrl(url, { familyId }),
      fields: { payerName: "Lakshmi Rao", payerAddress: "", payerState: "" },
      entry: { action: "set-payer", actor_id: admin.id, detail: { familyId } },
    };
  },
  "/admin-dashboard/fees/families/:familyId/invoice": async (url, { academy, admin }) => {
    const { familyId, lessonId } = await makeFamily(academy);
    await admin.browser.submit("/admin-dashboard/fees/issuer", issuerFields);
    await academy.pool.query(
      "update lesson_bills set family_id = $2, charge = 60000 where lesson_id = $1",
      [lessonId, familyId],
    );
    return {
      browser: admin.browser,
      path: fillUrl(url, { familyId }),
      entry: { action: "issue-invoices", actor_id: admin.id, detail: { familyId } },
    };
  },
  "/admin-dashboard/fees/payee": async (path, { academy, admin }) => {
    await updateFeesStart(academy.database, "2020-01-01");
    return {
      browser: admin.browser,
      path,
      fields: { upiId: "academy@okbank", payeeName: "Viluva" },
      entry: { action: "set-payee", actor_id: admin.id, subject_id: null },
    };
  },
  "/admin-dashboard/fees/claims/:claimId/confirmation": async (url, { academy, admin }) => {
    const family = await makeFamily(academy);
    const { familyId } = family;
    const claimId = await makeClaim(academy, family);
    return {
      browser: admin.browser,
      path: fillUrl(url, { claimId }),
      entry: { action: "confirm-claim", detail: { familyId, paymentId: anId } },
    };
  },
  "/admin-dashboard/fees/claims/:claimId/refusal": async (url, { academy, admin }) => {
    const family = await makeFamily(academy);
    const { familyId } = family;
    const claimId = await makeClaim(academy, family);
    return {
      browser: admin.browser,
      path: fillUrl(url, { claimId }),
      fields: { reason: "We have not got it." },
      entry: { action: "decline-claim", detail: { familyId } },
    };
  },
  "/admin-dashboard/fees/tutors/:tutorId/payee": (url, { admin, tutor }) => ({
    browser: admin.browser,
    path: fillUrl(url, { tutorId: tutor.id }),
    fields: { section: "393 professional", rate: "10", pan: "ABCDE1234F" },
    // Without what was typed.
    entry: { action: "set-tutor-payee", subject_kind: "tutor", subject_id: tutor.id, detail: {} },
  }),
  "/admin-dashboard/fees/pay-runs": async (path, { academy, admin, tutor }) => {
    await earn(academy, tutor.id);
    const page = await admin.browser.read(`${path}?until=${today}`);
    const seen = /name="seen" value="(\d+)"/.exec(page)?.[1] ?? "";
    return {
      browser: admin.browser,
      path,
      fields: { until: today, seen },
      entry: { action: "make-pay-run", subject_id: null, detail: { runId: anId } },
    };
  },
  "/admin-dashboard/fees/pay-runs/:runId": async (url, { academy, admin, tutor }) => {
    const runId = await makeRun(academy, tutor.id, admin.id);
    return {
      browser: admin.browser,
      path: fillUrl(url, { runId }),
      fields: { day: today },
      entry: { action: "pay-run-paid", subject_id: null, detail: { runId } },
    };
  },
  "/admin-dashboard/fees/pay-runs/:runId/reversal": async (url, { academy, admin, tutor }) => {
    const runId = await makeRun(academy, tutor.id, admin.id);
    return {
      browser: admin.browser,
      path: fillUrl(url, { runId }),
      fields: { reason: "Wrong account" },
      entry: { action: "reverse-pay-run", subject_id: null, detail: { runId } },
    };
  },
  "/admin-dashboard/fees/statements": (path, { admin }) => ({
    browser: admin.browser,
    path,
    fields: { text: `Date,Narration,Credit\n${today},Cash,600` },
    entry: { action: "import-statement", actor_id: admin.id, subject_id: null },
  }),
  "/admin-dashboard/fees/statements/:statementId": async (url, { academy, admin }) => {
    const { familyId } = await makeFamily(academy);
    const { statementId, lineId } = await makeLine(academy, admin.id);
    return {
      browser: admin.browser,
      path: fillUrl(url, { statementId }),
      fields: { line: `${lineId} family ${familyId}` },
      entry: { action: "give-line", detail: { familyId, paymentId: anId } },
    };
  },
  "/admin-dashboard/fees/statements/lines/:lineId": async (url, { academy, admin }) => {
    const { familyId } = await makeFamily(academy);
    const paymentId = await makePayment(academy, familyId, admin.id, "upi");
    const { lineId } = await makeLine(academy, admin.id);
    return {
      browser: admin.browser,
      path: fillUrl(url, { lineId }),
      fields: { paymentId },
      entry: { action: "link-line", detail: { familyId, paymentId } },
    };
  },
  "/admin-dashboard/fees/statements/lines/:lineId/aside": async (url, { academy, admin }) => {
    const { lineId } = await makeLine(academy, admin.id);
    return {
      browser: admin.browser,
      path: fillUrl(url, { lineId }),
      fields: { reason: "Interest" },
      entry: { action: "set-line-aside", actor_id: admin.id, subject_id: null },
    };
  },
  "/admin-dashboard/fees/statements/lines/:lineId/return": async (url, { academy, admin }) => {
    const { lineId } = await makeLine(academy, admin.id);
    await setLineAside(academy.database, lineId, "Interest", admin.id);
    return {
      browser: admin.browser,
      path: fillUrl(url, { lineId }),
      entry: { action: "put-line-back", actor_id: admin.id, subject_id: null },
    };
  },
  "/admin-dashboard/fees/months": async (path, { academy, admin }) => {
    await updateFeesStart(academy.database, "2020-01-01");
    // No month is closed while lessons wait to be billed.
    await billWaiting(academy.database, Infinity);
    const { rows } = await academy.pool.query<{ month: string }>(
      `select to_char(coalesce(max(month) + interval '1 month', '2020-01-01'), 'YYYY-MM') as month
       from closed_months`,
    );
    return {
      browser: admin.browser,
      path,
      fields: { month: rows[0]?.month ?? "" },
      entry: { action: "close-month", actor_id: admin.id, subject_id: null },
    };
  },
};
