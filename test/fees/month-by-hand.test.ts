import { expect, test } from "vitest";
import { updateFeesStart } from "#data/fees/bills.ts";
import { findDocument } from "#data/fees/documents/documents.ts";
import { insertIssuer } from "#data/fees/documents/issuer.ts";
import { issueDocuments } from "#data/fees/documents/issue.ts";
import { updatePayer } from "#data/fees/documents/payer.ts";
import { insertFreeLesson } from "#data/fees/families.ts";
import { insertPayment, type NewPayment } from "#data/fees/ledger.ts";
import { findFeeMonths } from "#data/fees/months.ts";
import { insertRate } from "#data/fees/rates.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import type { Outcome } from "#domain/lessons/settlement.ts";
import { useAcademy } from "../support/academy.ts";
import { assign, makeStudent, makeTutor, publish, type Person } from "../support/people.ts";

// June 2026 of three families and two tutors; every number here was worked out with a pencil.
const academy = useAcademy();
const madeBy = "00000000-0000-4000-8000-000000000001";
const [start, end] = ["2026-06-01", "2026-06-30"];

const rupees = (amount: number) => Math.round(amount * 100);

/** A lesson in June at 5 PM, an hour later for each of that day. @returns its id */
async function hold(
  { assignmentId, tutor }: { assignmentId: string; tutor: Person },
  on: number,
  minutes: number,
  outcome: Outcome = "held",
): Promise<string> {
  const startsAt = new Date(`2026-06-${String(on).padStart(2, "0")}T11:30:00Z`);
  const content = { title: `Lesson of June ${on}`, startsAt, minutes };
  const lessonId = await publish(academy, assignmentId, tutor, "live-session", content);
  const event = { what: "settled", as: "tutor", outcome } as const;
  await insertLessonEvent(academy.database, { lessonId, event, saidBy: tutor.id });
  return lessonId;
}

async function familyOf(studentId: string): Promise<string> {
  const { rows } = await academy.pool.query<{ id: string }>(
    "select family_id as id from family_students where student_id = $1",
    [studentId],
  );
  return rows[0]?.id ?? "";
}

function enter(familyId: string, payment: Partial<NewPayment> & { paise: number }) {
  return academy.database.transaction().execute((trx) =>
    insertPayment(trx, {
      familyId,
      kind: "payment",
      way: "upi",
      day: "2026-06-28",
      reference: "",
      reason: "",
      madeBy,
      ...payment,
    }),
  );
}

/** What an invoice of a family has, in paise. */
async function invoice(familyId: string) {
  const issuing = { today: end, madeBy };
  const [id = ""] = await academy.database
    .transaction()
    .execute((trx) => issueDocuments(trx, familyId, end, issuing));
  const document = await findDocument(academy.database, id);
  const { paise, cgst, sgst, igst } = document ?? {};
  return { paise, cgst, sgst, igst };
}

test("a month agrees with its numbers on paper, to the paisa", async () => {
  const { database } = academy;
  await updateFeesStart(database, start);
  const [asha, ravi] = [await makeTutor(academy), await makeTutor(academy)];
  const students = [];
  for (let number = 0; number < 3; number += 1) students.push(await makeStudent(academy));
  const [first, second, third] = students;
  if (!first || !second || !third) throw new Error("no students");
  const course = async (student: Person, tutor: Person) => ({
    tutor,
    assignmentId: await assign(academy, student, tutor),
  });
  const courses = {
    first: await course(first, asha),
    second: await course(second, ravi),
    third: await course(third, asha),
  };
  const set = (
    kind: "price" | "pay",
    amount: number,
    scope: Parameters<typeof insertRate>[1]["scope"],
    from = start,
  ) => insertRate(database, { kind, scope, from, paisePerHour: rupees(amount), madeBy });
  await set("price", 600, { is: "academy" });
  await set("pay", 350, { is: "academy" });
  await set("price", 575.5, { is: "assignment", assignmentId: courses.second.assignmentId });
  await set("price", 800, { is: "assignment", assignmentId: courses.third.assignmentId });
  await set("pay", 410.25, { is: "tutor", tutorId: ravi.id }, "2026-06-15");

  // Three hours, three quarters of one, one that the student missed, one that the tutor missed:
  // 1,800 + 450 + 600 = 2,850. Asha gets 1,050 + 262.50 + 350 = 1,662.50.
  for (const on of [2, 9, 16]) await hold(courses.first, on, 60);
  await hold(courses.first, 23, 45);
  await hold(courses.first, 25, 60, "student-missed");
  await hold(courses.first, 26, 60, "tutor-missed");
  // 575.50 an hour: 479.58 for 50 minutes, 575.50 and 863.25: 1,918.33.
  // Ravi gets 350 an hour before the 15th, 410.25 after it: 291.67 + 410.25 + 615.38 = 1,317.30.
  await hold(courses.second, 10, 50);
  await hold(courses.second, 20, 60);
  await hold(courses.second, 27, 90);
  // Two hours for 800, the first one free: 800. Asha gets 700 all the same.
  const free = await hold(courses.third, 4, 60);
  await hold(courses.third, 11, 60);
  const families = {
    first: await familyOf(first.id),
    second: await familyOf(second.id),
    third: await familyOf(third.id),
  };
  const why = { lessonId: free, why: "first-with-tutor", madeBy } as const;
  await insertFreeLesson(database, { ...why, familyId: families.third });

  // 2,000 and 2,500 come, 500 go back: 4,000. A debt of 100 is written off.
  await enter(families.first, { paise: rupees(2_000) });
  await enter(families.second, { paise: rupees(2_500), way: "bank" });
  await enter(families.second, { paise: rupees(500), kind: "refund", reason: "Paid twice" });
  await enter(families.third, {
    paise: rupees(100),
    kind: "write-off",
    way: null,
    reason: "Moved",
  });

  // Of 118 paise of a price 9 are CGST and 9 SGST, or 18 IGST for the family in Karnataka.
  await insertIssuer(
    database,
    {
      legalName: "Viluva",
      address: "Hyderabad",
      state: "36",
      gstin: "36AABCV1234D1ZT",
      taxRate: 1800,
      sac: "999293",
      keepYears: 8,
      from: start,
    },
    madeBy,
  );
  const payer = { payerName: "Second", payerAddress: "Bengaluru", payerState: "29" };
  const mailed = { payerEmail: "", payerLanguage: "en" } as const;
  await updatePayer(database, families.second, { ...payer, ...mailed });
  expect(await invoice(families.first)).toEqual({
    paise: 285_000,
    cgst: 21_737,
    sgst: 21_737,
    igst: 0,
  });
  expect(await invoice(families.second)).toEqual({
    paise: 191_833,
    cgst: 0,
    sgst: 0,
    igst: 29_263,
  });
  expect(await invoice(families.third)).toEqual({
    paise: 80_000,
    cgst: 6_102,
    sgst: 6_102,
    igst: 0,
  });

  const { months } = await findFeeMonths(database);
  expect(months).toEqual([
    {
      month: "2026-06",
      charged: 556_833,
      tax: 84_941,
      received: 400_000,
      writtenOff: 10_000,
      earned: 367_980,
      paidOut: 0,
      // 5,568.33 less 4,000 and 100.
      owed: 146_833,
    },
  ]);
  const { rows } = await academy.pool.query<{ tutor: string; earned: number }>(
    "select tutor_id as tutor, -balance::int as earned from ledger_accounts where kind = 'tutor'",
  );
  expect(Object.fromEntries(rows.map(({ tutor, earned }) => [tutor, earned]))).toEqual({
    [asha.id]: 236_250,
    [ravi.id]: 131_730,
  });
});
