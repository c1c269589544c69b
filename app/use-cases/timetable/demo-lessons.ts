import { lockTeachingTutor } from "#data/assignments/assignments.ts";
import type { Database } from "#data/shared/database.ts";
import {
  findPlannedDemo,
  insertDemo,
  findDemoFacts,
  settleDemo,
  updateDemo,
  type DemoFacts,
  type NewDemo,
} from "#data/timetable/demo-lessons.ts";
import { insertEnquiryEvent } from "#data/enquiries/enquiries.ts";
import { lockEnquiry, moveEnquiry } from "#data/enquiries/changes.ts";
import { lockTimetables } from "#data/timetable/locks.ts";
import { canSayOutcome, usualDemoLength, type DemoOutcome } from "#domain/timetable/demo-lesson.ts";
import { canBookDemo } from "#domain/enquiries/stage.ts";
import { isClassId, isSubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { DemoChange } from "#domain/mail/mail.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import type { ConfirmedReasons } from "#domain/timetable/planning.ts";
import { canTeach } from "#domain/people/tutor.ts";
import type { Context } from "#request/context.ts";
import { auditedTransaction, notFound, recordDenial } from "#request/audit.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import { checkBooking, type BookingRefusal } from "./book.ts";
import { changeEnquiry } from "#use-cases/enquiries/change.ts";

/** What is needed to plan the demo class of an enquiry. @throws 404 where there is none */
export async function loadDemoFacts(context: Context, enquiryId: string): Promise<DemoFacts> {
  const database = adminDatabase(context);
  const found = isRecordId(enquiryId)
    ? await findDemoFacts(database, enquiryId, usualDemoLength)
    : null;
  return found ?? notFound(context, "no-enquiry", "enquiry", enquiryId);
}

type DemoRefusal = BookingRefusal | Refusal<"not-possible"> | Refusal<"tutor-not-eligible">;

/**
 * Plans the demo class of an enquiry, or gives the planned one another time, tutor or link; mails the
 * tutors and the family. Refused where the enquiry is enrolled or lost, where the tutor may not teach
 * the course, and where the tutor has another lesson then or the time was not confirmed.
 */
export async function bookDemo(
  context: Context,
  enquiryId: string,
  demo: NewDemo,
  { confirmed }: { confirmed: ConfirmedReasons },
): Promise<Result<null, DemoRefusal>> {
  const { accountId: adminId } = currentAdmin(context);
  const subject = { kind: "enquiry", id: isRecordId(enquiryId) ? enquiryId : null } as const;
  const result = await auditedTransaction(context, async (trx, record) => {
    if (!isRecordId(enquiryId) || !isRecordId(demo.tutorId)) return refuse("not-possible");
    const former = await findPlannedDemo(trx, enquiryId);
    await lockTimetables(trx, [demo.tutorId, former?.tutorId ?? null]);
    const enquiry = await lockEnquiry(trx, enquiryId);
    const planned = await findPlannedDemo(trx, enquiryId);
    // Somebody else has planned, moved or settled it meanwhile.
    if (!enquiry || planned?.id !== former?.id || planned?.tutorId !== former?.tutorId) {
      return refuse("not-possible");
    }
    if (!canBookDemo(enquiry.stage)) return refuse("not-possible");
    if (!(await mayTeach(trx, enquiry.classId, demo))) return refuse("tutor-not-eligible");
    const refusal = await checkBooking(trx, { tutorId: demo.tutorId, studentId: null }, demo, {
      except: planned ? [planned.id] : [],
      confirmed,
    });
    if (refusal) return refusal;
    if (planned) await updateDemo(trx, planned.id, demo);
    const demoId = planned?.id ?? (await insertDemo(trx, enquiryId, demo));
    if (enquiry.stage !== "demo-booked") await moveEnquiry(trx, enquiryId, "demo-booked");
    await insertEnquiryEvent(trx, {
      enquiryId,
      adminId,
      what: planned ? "demo-moved" : "demo-booked",
      stage: "demo-booked",
      note: demo.startsAt.toISOString(),
    });
    const isOtherTutor = planned !== null && planned.tutorId !== demo.tutorId;
    await queueDemoMails(context, trx, {
      demoId,
      enquiryId,
      email: enquiry.email,
      tutorId: demo.tutorId,
      what: planned ? "moved" : "booked",
      tutorWhat: planned && !isOtherTutor ? "moved" : "booked",
    });
    if (isOtherTutor) {
      await queueTutorMail(context, trx, planned.tutorId, { demoId, what: "given-away" });
    }
    await record({ action: "change-enquiry", subject, detail: { tutorId: demo.tutorId } });
    return ok();
  });
  if (!result.ok) {
    const isTime = result.reason === "over" || result.reason === "unusual";
    const reason = isTime ? "not-possible" : result.reason;
    await recordDenial(context, { action: "change-enquiry", subject, reason });
  }
  return result;
}

async function mayTeach(trx: Database, classId: string, { tutorId, subjectId }: NewDemo) {
  const tutor = await lockTeachingTutor(trx, tutorId);
  return (
    tutor !== null &&
    isClassId(classId) &&
    isSubjectId(subjectId) &&
    canTeach(tutor, classId, subjectId)
  );
}

const stageAfter = { held: "demo-held", missed: "called", cancelled: "called" } as const;

/**
 * Says what became of the planned demo class of an enquiry; a cancellation is mailed to the tutor and
 * the family. Refused where none is planned, or it is too early to say so.
 */
export function endDemo(context: Context, enquiryId: string, outcome: DemoOutcome) {
  return changeEnquiry(
    context,
    enquiryId,
    async (trx, { stage, email }) => {
      const planned = await findPlannedDemo(trx, enquiryId);
      if (!planned || !canSayOutcome(outcome, planned, new Date())) return null;
      const wasPlanned =
        outcome === "cancelled"
          ? await cancelDemo(context, trx, enquiryId, email)
          : (await settleDemo(trx, enquiryId, outcome)) !== null;
      if (!wasPlanned) return null;
      const what = `demo-${outcome}`;
      // A family that has enrolled meanwhile stays so.
      if (stage !== "demo-booked") return { what };
      await moveEnquiry(trx, enquiryId, stageAfter[outcome]);
      return { what, stage: stageAfter[outcome] };
    },
    (trx) => lockDemoTutor(trx, enquiryId),
  );
}

/** Locks the timetable of the tutor of an enquiry's demo class, before the enquiry itself is locked. */
export async function lockDemoTutor(trx: Database, enquiryId: string): Promise<void> {
  const planned = await findPlannedDemo(trx, enquiryId);
  await lockTimetables(trx, [planned?.tutorId ?? null]);
}

/**
 * Cancels the planned demo class of a locked enquiry and mails its tutor and the family.
 *
 * @param email the family's; null for none
 * @returns false where none is planned
 */
export async function cancelDemo(
  context: Context,
  trx: Database,
  enquiryId: string,
  email: string | null,
): Promise<boolean> {
  const demo = await settleDemo(trx, enquiryId, "cancelled");
  if (!demo) return false;
  const [what, { id: demoId, tutorId }] = ["cancelled", demo] as const;
  await queueDemoMails(context, trx, { demoId, enquiryId, email, tutorId, what, tutorWhat: what });
  return true;
}

interface DemoMails {
  demoId: string;
  enquiryId: string;
  /** The family's; null for none. */
  email: string | null;
  tutorId: string;
  what: DemoChange;
  tutorWhat: DemoChange;
}

async function queueDemoMails(context: Context, trx: Database, mails: DemoMails): Promise<void> {
  const { demoId, enquiryId, email, tutorId, what, tutorWhat } = mails;
  await queueTutorMail(context, trx, tutorId, { demoId, what: tutorWhat });
  if (email === null) return;
  await queueMail(context, trx, {
    kind: "demo-lesson",
    accountId: null,
    enquiryId,
    address: email,
    data: { demoId, what },
  });
}

function queueTutorMail(
  context: Context,
  trx: Database,
  accountId: string,
  data: { demoId: string; what: DemoChange },
): Promise<void> {
  return queueMail(context, trx, { kind: "tutor-demo-lesson", accountId, data });
}
