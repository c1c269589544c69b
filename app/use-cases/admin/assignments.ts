import {
  deleteAssignment,
  findAssignmentNames,
  insertAssignment,
  lockAssignment,
  lockTeachingTutor,
  type AssignmentNames,
} from "#data/assignments.ts";
import {
  findStudentChoices,
  findTutorChoices,
  type StudentChoice,
  type TutorChoice,
} from "#data/choices.ts";
import {
  checkAssignment,
  type AssignmentInput,
  type AssignmentProblem,
} from "#domain/assignment.ts";
import { violatedConstraint } from "#data/constraint.ts";
import { insertContent } from "#data/content.ts";
import type { Database } from "#data/database.ts";
import { lockTimetables } from "#data/timetable/locks.ts";
import { findPlanningFacts } from "#data/timetable/planning-facts.ts";
import { isClassId, isSubjectId } from "#domain/catalogue-ids.ts";
import { toIndiaDateTimeFields } from "#domain/india-time.ts";
import { usualLength } from "#domain/lesson-length.ts";
import { isRecordId } from "#domain/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/result.ts";
import { firstOfPlace, placeDays, type WeeklyPlace } from "#domain/timetable/free-times.ts";
import { experienceBands } from "#domain/tutor-background.ts";
import { data, type RouterContextProvider } from "react-router";
import { auditedTransaction, recordDenial, type Change } from "#request/audit.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { queueMail } from "#use-cases/mail.ts";
import { restore, saveForUndo, undo, type UndoRefusal } from "#use-cases/undo.ts";
import { changeRecord } from "./change-record.ts";

type Context = Readonly<RouterContextProvider>;

const millisecondsADay = 86_400_000;

/** Students to choose from for a new assignment, always including the chosen one. */
export function loadStudentChoices(
  context: Context,
  search: string,
  chosenId: string,
): Promise<StudentChoice[]> {
  return findStudentChoices(adminDatabase(context), search, idOrNull(chosenId));
}

/** Tutors eligible for a class and a subject (§5); none while either is unknown. */
export async function loadTutorChoices(
  context: Context,
  wanted: {
    studentId: string;
    classId: string;
    subjectId: string;
    search: string;
    chosenId: string;
  },
): Promise<TutorChoice[]> {
  const database = adminDatabase(context);
  const { studentId, classId, subjectId, search, chosenId } = wanted;
  if (!isClassId(classId) || !isSubjectId(subjectId)) return [];
  return findTutorChoices(
    database,
    { studentId: idOrNull(studentId), classId, subjectId, search, chosenId: idOrNull(chosenId) },
    experienceBands.map(({ id }) => id),
  );
}

function idOrNull(text: string): string | null {
  return isRecordId(text) ? text : null;
}

/** The names on an assignment, to confirm its deletion. @throws 404 where there is none */
export async function loadAssignmentNames(
  context: Context,
  assignmentId: string,
): Promise<AssignmentNames> {
  const database = adminDatabase(context);
  const found = isRecordId(assignmentId) ? await findAssignmentNames(database, assignmentId) : null;
  if (!found) throw data("no-assignment", { status: 404 });
  return found;
}

/**
 * Assigns a tutor to a student for a class and a subject, and approves the student for the course
 * (§4, §6). If the same assignment has ended, it is active again with its content. A first lesson
 * is planned with it. Refused for an invalid choice (§5), as 'not-possible' where the student no
 * longer exists or already has the same assignment, and as 'time-taken' where the tutor or the
 * student has another lesson then.
 */
export async function createAssignment(
  context: Context,
  input: AssignmentInput,
  lesson: FirstLesson | null = null,
): Promise<Result<null, Refusal<AssignmentProblem | "not-possible" | "time-taken">>> {
  const createdBy = currentAdmin(context).accountId;
  const action = "create-assignment";
  const result = await auditedTransaction(context, async (trx, record) => {
    if (lesson) await lockTimetables(trx, [input.studentId, input.tutorId].filter(isRecordId));
    const tutor = isRecordId(input.tutorId) ? await lockTeachingTutor(trx, input.tutorId) : null;
    const failure = checkAssignment(input, tutor);
    if (failure) return refuse(failure.problem);
    if (!isRecordId(input.studentId)) return refuse("not-possible");
    const id = await insertAssignment(trx, { ...input, createdBy });
    if (!id) return refuse("not-possible");
    const { studentId, tutorId } = input;
    await record({ action, subject: { kind: "assignment", id }, detail: { studentId, tutorId } });
    if (lesson) await planFirstLesson(trx, record, { assignmentId: id, tutorId }, lesson);
    for (const accountId of [studentId, tutorId]) {
      const data = { assignmentId: id };
      await queueMail(context, trx, { kind: "assignment-created", accountId, data });
    }
    return ok();
  }).catch((error: unknown) => {
    const violated = violatedConstraint(error);
    if (violated === "exclusion") return refuse("time-taken");
    // Another admin has just made the same assignment active again.
    if (violated !== "unique") throw error;
    return refuse("not-possible");
  });
  if (!result.ok) {
    const subject = { kind: "assignment", id: null } as const;
    const reason = result.reason === "time-taken" ? "not-possible" : result.reason;
    await recordDenial(context, { action, subject, reason });
  }
  return result;
}

/** A lesson that is planned together with an assignment, at its next possible day. */
export interface FirstLesson {
  place: WeeklyPlace;
  title: string;
  description: string;
}

async function planFirstLesson(
  trx: Database,
  record: (change: Change) => Promise<void>,
  owner: { assignmentId: string; tutorId: string },
  { place, title, description }: FirstLesson,
): Promise<void> {
  const now = new Date();
  const lastDay = new Date(now.getTime() + placeDays * millisecondsADay);
  const { timeOff, holidays } = await findPlanningFacts(
    trx,
    owner.tutorId,
    toIndiaDateTimeFields(now).date,
    toIndiaDateTimeFields(lastDay).date,
  );
  const startsAt = firstOfPlace(place, now, { timeOff, holidays });
  // The tutor adds the link; until then the admin's home lists the lesson as one without.
  const content = { title, description, url: "", startsAt, minutes: usualLength };
  const id = await insertContent(trx, owner, "live-session", content);
  if (id === null) return;
  const { assignmentId } = owner;
  await record({
    action: "publish",
    subject: { kind: "live-session", id },
    detail: { assignmentId },
  });
}

/** Deletes an assignment, with a short time to undo it. Refused where it is gone already. */
export function removeAssignment(
  context: Context,
  assignmentId: string,
): ReturnType<typeof changeRecord> {
  const actorId = currentAdmin(context).accountId;
  const change = { action: "delete-assignment", kind: "assignment", id: assignmentId } as const;
  return changeRecord(context, change, async (trx) => {
    if (!(await lockAssignment(trx, assignmentId))) return false;
    await saveForUndo(trx, { actorId, kind: "assignment", recordId: assignmentId });
    return deleteAssignment(trx, assignmentId);
  });
}

/** Restores an assignment that this admin has just deleted, with its content and the approval. */
export function undoRemoveAssignment(
  context: Context,
  assignmentId: string,
): Promise<Result<null, UndoRefusal>> {
  const actorId = currentAdmin(context).accountId;
  const change = {
    action: "undo-delete-assignment",
    kind: "assignment",
    id: assignmentId,
  } as const;
  return undo(context, change, (trx) =>
    restore(trx, { actorId, kind: "assignment", recordId: assignmentId }),
  );
}
