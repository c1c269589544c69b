import { updateFeesStart } from "#data/fees/bills.ts";
import { issueDocuments } from "#data/fees/documents/issue.ts";
import { insertIssuer } from "#data/fees/documents/issuer.ts";
import { updatePayer, type StoredPayer } from "#data/fees/documents/payer.ts";
import { openFamily } from "#data/fees/families.ts";
import { joinFamilies } from "#data/fees/joining.ts";
import { insertPayment, type NewPayment } from "#data/fees/ledger.ts";
import { updatePayee } from "#data/fees/payee.ts";
import { insertRate } from "#data/fees/rates.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import type { TestAcademy } from "./academy.ts";
import { makeCourse, publish } from "./people.ts";

// Families with lessons, invoices and payments. An hour costs ₹600.

const madeBy = "00000000-0000-4000-8000-000000000001";

/** Whether a document says an amount, in its text or data; an id may have the same digits by chance. */
export const saysAmount = (html: string, rupees: number): boolean =>
  new RegExp(String.raw`(?<![\w-])${rupees}(00)?(?![\w-])`).test(html);

/** A day in India, YYYY-MM-DD. */
export const daysAgo = (days: number) =>
  toIndiaDateTimeFields(new Date(Date.now() - days * day)).date;

/** Where families of these tests pay to. */
export const testPayee = {
  upiId: "academy@okbank",
  payeeName: "Academy of Tests",
  bankAccount: "123456789012",
  ifsc: "EXAM0001234",
  hasUpiLink: false,
};

/** Lessons are charged, and documents issued. */
export async function beginFees({ database }: TestAcademy): Promise<void> {
  const from = "2020-01-01";
  await insertRate(database, {
    kind: "price",
    scope: { is: "academy" },
    from,
    paisePerHour: 60_000,
    madeBy,
  });
  await updateFeesStart(database, from);
  await updatePayee(database, testPayee);
  const issuer = { legalName: "Academy", address: "Hyderabad", state: "36", gstin: "" };
  const terms = { taxRate: 1800, sac: "999293", keepYears: 8, from };
  await insertIssuer(database, { ...issuer, ...terms }, madeBy);
}

export type Course = Awaited<ReturnType<typeof makeCourse>>;

/** A family with this many students, each with a course. */
export async function makeFamily(academy: TestAcademy, students = 1) {
  const { database } = academy;
  const courses: Course[] = [];
  let familyId = "";
  for (let number = 0; number < students; number += 1) {
    const course = await makeCourse(academy);
    courses.push(course);
    const own = await openFamily(database, course.student.id);
    if (number > 0) {
      const joining = { familyId, studentId: course.student.id, shownFamilyId: own };
      await database
        .transaction()
        .execute((trx) => joinFamilies(trx, { ...joining, madeBy, today: daysAgo(0) }));
    } else familyId = own;
  }
  const [first] = courses;
  if (!first) throw new Error("no students");
  return { familyId, courses, first, student: first.student };
}

/** When the first lesson is, which later ones follow to the hour: counted from now, they would overlap. */
const started = Date.now();
let hours = 0;

/** A lesson of an hour some days ago that was held, and costs ₹600. @returns its id */
export async function holdLesson(
  academy: TestAcademy,
  { assignmentId, tutor }: Course,
  days = 2,
): Promise<string> {
  hours += 1;
  const startsAt = new Date(started - days * day - (hours % 12) * 3_600_000);
  const content = { title: `Lesson ${hours}`, startsAt, minutes: 60 };
  const lessonId = await publish(academy, assignmentId, tutor, "live-session", content);
  const event = { what: "settled", as: "tutor", outcome: "held" } as const;
  await insertLessonEvent(academy.database, { lessonId, event, saidBy: tutor.id });
  return lessonId;
}

/** Issues what is missing of a family, some days ago. @returns the ids */
export function issue({ database }: TestAcademy, familyId: string, days = 0): Promise<string[]> {
  const issuing = { today: daysAgo(days), madeBy };
  return database
    .transaction()
    .execute((trx) => issueDocuments(trx, familyId, daysAgo(0), issuing));
}

/** Enters a payment of a family in rupees. @returns its id */
export function pay(
  { database }: TestAcademy,
  familyId: string,
  rupees: number,
  more: Partial<NewPayment> = {},
): Promise<string> {
  return database.transaction().execute((trx) =>
    insertPayment(trx, {
      familyId,
      kind: "payment",
      way: "cash",
      paise: rupees * 100,
      day: daysAgo(0),
      reference: "",
      reason: "",
      madeBy,
      ...more,
    }),
  );
}

/** Sets who pays for a family. */
export function setPayer(
  { database }: TestAcademy,
  familyId: string,
  payer: Partial<StoredPayer>,
): Promise<void> {
  const none = { payerName: "", payerAddress: "", payerState: "", payerEmail: "" };
  return database
    .transaction()
    .execute((trx) => updatePayer(trx, familyId, { ...none, payerLanguage: "en", ...payer }));
}
