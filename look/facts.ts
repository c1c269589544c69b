import type { Database } from "#data/shared/database.ts";
import { createFeeLink } from "#data/fees/mails/links.ts";
import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { lessonEnd } from "#data/timetable/lesson-time.ts";
import { insertKeptSender } from "#data/site/kept-sender.ts";
import { insertSiteVersion, saveSiteDraft } from "#data/site/site.ts";
import { insertImport } from "#data/import/imports.ts";
import { insertNote } from "#data/people/staff-notes.ts";
import { assignToken, insertLink } from "#data/account/mailed-links.ts";
import type { LinkPurpose } from "#domain/mail/mailed-link.ts";
import { sql, type RawBuilder } from "kysely";
import {
  findComing,
  findGuarded,
  findOver,
  findRequest,
  giveInstead,
  proposeLessons,
} from "./request-facts.ts";
import { findHomework } from "./homework-facts.ts";

/** What the paths of the screens need from the sample academy. */
export interface Facts {
  /** A student's course. */
  courseId: string;
  studentId: string;
  /** A member of the staff. */
  adminId: string;
  /** A student without a tutor, whose family has said which times suit them. */
  waitingId: string;
  /** An approved tutor, one of their assignments, and a recording of it. */
  tutorId: string;
  assignmentId: string;
  recordingId: string;
  /** Their assignment that has ended. */
  endedId: string;
  /** The tutor's newest lesson that has started. */
  heldId: string;
  /** Their next lesson, with its assignment, and a cancelled one. */
  toCancel: { id: string; assignmentId: string };
  toMakeUp: { id: string; assignmentId: string };
  applicantId: string;
  suspendedId: string;
  /** An admin's note about the student. */
  noteId: string;
  /** An enquiry that nobody has answered. */
  enquiryId: string;
  /** The newest version of the site, after which there is a draft. */
  siteVersion: number;
  resetToken: string;
  invitationToken: string;
  /** The dry run of a sheet with some problems. */
  importId: string;
  consentToken: string;
  guardianToken: string;
  /** To the fees of that page's child, and no more. */
  feesToken: string;
  /** The guardian of that page, as the addresses of their child's screens name the child. */
  childId: string;
  /** The student's family, and a payment of it. */
  familyId: string;
  paymentId: string;
  /** What a family says that it has paid. */
  claimId: string;
  /** An invoice of the student. */
  documentId: string;
  /** An invoice of the guardian's child. */
  childDocumentId: string;
  /** A pay run with a statement of the tutor's. */
  runId: string;
  /** A bank statement, and a line of it that waits. */
  statementId: string;
  lineId: string;
  /** The line of the student and the tutor, one of the guardian's child, and a message to look at. */
  chatId: string;
  childChatId: string;
  messageSeq: string;
  messagesToken: string;
  /** The next holiday of the academy, YYYY-MM-DD. */
  holiday: string;
  /** The tutor's days off. */
  timeOffId: string;
  /** A lesson to come of the guardian's child. */
  guardedId: string;
  /** A lesson to come of the student's, and a request about another one of the tutor's. */
  comingId: string;
  requestId: string;
  /** A lesson of another tutor's that the tutor gives instead. */
  givenId: string;
  requestToken: string;
  /** Homework of the student's that waits for an answer, and one that was marked. */
  homeworkId: string;
  markedId: string;
  /** An answer that waits for the tutor, and its photo. */
  answerId: string;
  photoId: string;
  /** Marked homework of the guardian's child. */
  childsHomeworkId: string;
  /** The student's last lesson that is over, and the guardian's child's. */
  overId: string;
  guardedOverId: string;
  /** An id and a token that nothing has. */
  noId: string;
  noToken: string;
}

/** Reads the ids of the sample academy, and makes links as its mails would contain them. */
export async function readFacts(database: Database): Promise<Facts> {
  const studentId = await findAccount(database, "student@viluva.example");
  const tutorId = await findAccount(database, "tutor@viluva.example");
  const adminId = await findAccount(database, "admin@viluva.example");
  const lesson = await database
    .selectFrom("assignments as a")
    .innerJoin("content_items as c", "c.assignment_id", "a.id")
    .where("a.tutor_id", "=", tutorId)
    .where("a.student_id", "=", studentId)
    .where("a.status", "=", "active")
    .where("c.kind", "=", "recording")
    .select(["a.id", "c.id as recordingId"])
    .executeTakeFirstOrThrow();
  const guardianId = await findGuardian(database, false);
  const comingId = await findComing(database, tutorId, studentId);
  const childId = await findGuardian(database, true);
  const guardedId = await findGuarded(database, childId);
  await proposeLessons(database, [comingId, guardedId]);
  return {
    studentId,
    adminId,
    tutorId,
    courseId: lesson.id,
    assignmentId: lesson.id,
    recordingId: lesson.recordingId,
    endedId: await findEnded(database, tutorId),
    heldId: await findHeldLesson(database, tutorId),
    toCancel: await findNextLesson(database, tutorId, false),
    toMakeUp: await findNextLesson(database, tutorId, true),
    applicantId: await findAccount(database, "pending@viluva.example"),
    suspendedId: await findTutor(database, "suspended"),
    noteId: await makeNote(database, studentId),
    resetToken: await makeToken(database, studentId, "reset-password"),
    invitationToken: await makeToken(database, studentId, "invitation"),
    importId: await makeDryRun(database),
    enquiryId: await findEnquiry(database),
    siteVersion: await makeSite(database),
    consentToken: await createGuardianLink(database, {
      guardianId,
      opens: "consent",
      mailKind: "guardian-consent",
    }),
    guardianToken: await createGuardianLink(database, {
      guardianId: childId,
      opens: "page",
      mailKind: "guardian-page",
    }),
    messagesToken: await createGuardianLink(database, {
      guardianId: childId,
      opens: "messages",
      mailKind: "guardian-messages",
    }),
    chatId: await findChat(database, sql`${studentId}::uuid`, sql`tutor_id = ${tutorId}::uuid`),
    messageSeq: "1",
    childChatId: await findChat(
      database,
      sql`(select student_id from guardians where id = ${childId})`,
    ),
    feesToken: await makeFeesToken(database, childId),
    childId,
    waitingId: await findWaitingStudent(database),
    ...(await findPayment(database, studentId)),
    documentId: await findInvoice(database, sql`${studentId}::uuid`),
    childDocumentId: await findInvoice(
      database,
      sql`(select student_id from guardians where id = ${childId})`,
    ),
    runId: await findPayRun(database, tutorId),
    ...(await findLine(database)),
    holiday: await findHoliday(database),
    timeOffId: await findTimeOff(database, tutorId),
    comingId,
    ...(await findRequest(database, tutorId)),
    givenId: await giveInstead(database, tutorId),
    guardedId,
    ...(await findHomework(database, studentId, tutorId, childId)),
    overId: await findOver(database, sql`${studentId}`),
    guardedOverId: await findOver(
      database,
      sql`(select student_id from guardians where id = ${childId})`,
    ),
    noId: "00000000-0000-4000-8000-000000000000",
    noToken: "A".repeat(43),
  };
}

/** The line of a student with a tutor in which the most was written. */
async function findChat(
  database: Database,
  studentId: RawBuilder<unknown>,
  which: RawBuilder<unknown> = sql`true`,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from lines where student_id = ${studentId} and ${which}
    order by last_seq desc, id limit 1`.execute(database);
  return rows[0]?.id ?? "";
}

async function makeFeesToken(database: Database, guardianId: string): Promise<string> {
  const { email, familyId } = await database
    .selectFrom("guardians as g")
    .innerJoin("family_students as k", "k.student_id", "g.student_id")
    .where("g.id", "=", guardianId)
    .select(["g.email", "k.family_id as familyId"])
    .executeTakeFirstOrThrow();
  const link = { familyId, guardianId, studentId: null, email };
  return createFeeLink(database, { ...link, mailKind: "fee-invoice" });
}

async function findAccount(database: Database, email: string): Promise<string> {
  const { id } = await database
    .selectFrom("accounts")
    .where("email", "=", email)
    .select("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function findEnded(database: Database, tutorId: string): Promise<string> {
  const { id } = await database
    .selectFrom("assignments")
    .where("tutor_id", "=", tutorId)
    .where("status", "=", "ended")
    .select("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function findHeldLesson(database: Database, tutorId: string): Promise<string> {
  const { id } = await database
    .selectFrom("content_items as c")
    .innerJoin("assignments as a", "a.id", "c.assignment_id")
    .where("a.tutor_id", "=", tutorId)
    .where("a.status", "=", "active")
    // Nobody decides about a lesson that still runs.
    .where(lessonEnd(), "<=", new Date())
    .where("c.cancelled_at", "is", null)
    .select("c.id")
    .orderBy("c.starts_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

async function findWaitingStudent(database: Database): Promise<string> {
  const { id } = await database
    .selectFrom("students")
    .where("waiting_since", "is not", null)
    .where("id", "in", database.selectFrom("preferred_times").select("student_id"))
    .select("id")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

async function findTimeOff(database: Database, tutorId: string): Promise<string> {
  const { id } = await database
    .selectFrom("time_off")
    .where("tutor_id", "=", tutorId)
    .select("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** A tutor's next lesson; of cancelled ones the last before now, where none is to come. */
async function findNextLesson(database: Database, tutorId: string, isCancelled: boolean) {
  const isToCome = sql<boolean>`c.starts_at > ${new Date()}`;
  return database
    .selectFrom("content_items as c")
    .innerJoin("assignments as a", "a.id", "c.assignment_id")
    .where("a.tutor_id", "=", tutorId)
    .where("a.status", "=", "active")
    .where(
      isCancelled
        ? sql<boolean>`c.cancelled_at is not null`
        : sql<boolean>`c.cancelled_at is null and ${isToCome}`,
    )
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom("content_items as m").whereRef("m.makes_up_for", "=", "c.id")),
      ),
    )
    .select(["c.id", "c.assignment_id as assignmentId"])
    .orderBy(isToCome, "desc")
    .orderBy(sql`abs(extract(epoch from c.starts_at - ${new Date()}))`)
    .limit(1)
    .executeTakeFirstOrThrow();
}

async function findTutor(database: Database, status: "suspended"): Promise<string> {
  const { id } = await database
    .selectFrom("tutors")
    .where("status", "=", status)
    .select("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A guardian who consents, or one who has not answered. */
async function findGuardian(database: Database, hasConsented: boolean): Promise<string> {
  const { id } = await database
    .selectFrom("guardians as g")
    .where("g.ended_at", "is", null)
    .where("g.consent", "=", hasConsented ? "given" : "unanswered")
    // One who may ask about a lesson, which a suspended tutor could not answer.
    .orderBy(
      sql`exists (select from booked_times b join tutors t on t.id = b.tutor_id
        where b.student_id = g.student_id and t.status = 'approved'
          and b.request_id is null and b.starts_at > now() + interval '1 day')`,
      "desc",
    )
    .select("g.id")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

async function findEnquiry(database: Database): Promise<string> {
  const { id } = await database
    .selectFrom("enquiries")
    .where("answered_at", "is", null)
    .orderBy("created_at")
    .select("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

async function makeSite(database: Database): Promise<number> {
  const author = { accountId: await findAccount(database, "admin@viluva.example"), name: "Admin" };
  const academy = { tagline: "One child at a time" };
  const first = { changes: {}, author, note: "First words" };
  const version = await database.transaction().execute((trx) => insertSiteVersion(trx, first));
  const words = { academy: { tagline: "एक बच्चा, एक ट्यूटर" } };
  // So that the step of mails shows a sender that waits.
  await insertKeptSender(database, { name: "Viluva", address: "office@viluva.example" });
  // Older than its English; the one into Telugu is missing.
  const translations = { hi: { name: { of: "", words } } };
  await saveSiteDraft(database, { changes: { academy, translations }, basedOn: version, author });
  return version;
}

async function makeNote(database: Database, accountId: string): Promise<string> {
  const authorId = await findAccount(database, "admin@viluva.example");
  const text = "The mother prefers a call after 7 PM.";
  const due = { at: new Date(), ownerId: authorId };
  const note = { role: "student", accountId, authorId, text, due } as const;
  const id = await database.transaction().execute((trx) => insertNote(trx, note));
  if (!id) throw new Error("the sample academy has no such student");
  return id;
}

async function makeDryRun(database: Database): Promise<string> {
  const problem = { field: "subjects", problem: "subject-unknown", value: "Dancing" } as const;
  const sheet = {
    name: "Students 2026",
    hiddenRows: 12,
    hiddenColumns: 0,
    headers: ["Name", "Email", "Class", "Subjects"],
    firstRow: 2,
    rows: [["Asha Rao", "asha@sheet.example", "10", "Maths"]],
  };
  return insertImport(
    database,
    { kind: "students", sheet, createdBy: await findAccount(database, "admin@viluva.example") },
    {
      columns: { name: 0, email: 1, class: 2, subjects: 3 },
      problems: [17, 230].map((row) => ({ row, ...problem })),
      bad: 2,
      created: 493,
      changed: 4,
      same: 1,
      digest: "shown",
    },
  );
}

async function makeToken(
  database: Database,
  accountId: string,
  purpose: LinkPurpose,
): Promise<string> {
  const email = "student@viluva.example";
  const linkId = await insertLink(database, { accountId, purpose, email });
  const link = await assignToken(database, linkId, purpose, new Date());
  return link?.token ?? "";
}

async function findHoliday(database: Database): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from holidays where day > current_date order by day limit 1`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error("no holiday to come");
  return row.day;
}

/** An invoice of a student's family. @param student the id in SQL */
async function findInvoice(database: Database, student: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select d.id from documents d join family_students k on k.family_id = d.family_id
    where k.student_id = ${student} and d.kind = 'invoice' order by d.number limit 1`.execute(
    database,
  );
  return rows[0]?.id ?? "";
}

/** A pay run with a statement of a tutor's. */
async function findPayRun(database: Database, tutorId: string): Promise<string> {
  const { run_id: runId } = await database
    .selectFrom("pay_run_lines")
    .where("tutor_id", "=", tutorId)
    .select("run_id")
    .executeTakeFirstOrThrow();
  return runId;
}

/** A student's family, and a payment of it. */
async function findPayment(database: Database, studentId: string) {
  const { id, family_id: familyId } = await database
    .selectFrom("family_students as k")
    .innerJoin("payments as y", "y.family_id", "k.family_id")
    .where("k.student_id", "=", studentId)
    // One that can be given back online.
    .where("y.way", "=", "gateway")
    .select(["y.id", "y.family_id"])
    .executeTakeFirstOrThrow();
  const { id: claimId } = await database
    .selectFrom("payment_claims")
    .where("family_id", "=", familyId)
    .select("id")
    .executeTakeFirstOrThrow();
  return { familyId, paymentId: id, claimId };
}

/** A bank statement, and a line of it that nobody has claimed. */
async function findLine(database: Database) {
  const { id: lineId, statement_id: statementId } = await database
    .selectFrom("bank_lines")
    .where("state", "=", "waiting")
    .select(["id", "statement_id"])
    .orderBy("place", "desc")
    .executeTakeFirstOrThrow();
  return { statementId, lineId };
}
