import type { ImportedStudent, ImportedTutor, Step } from "#domain/import/step.ts";
import { insertAssignment } from "#data/assignments/assignments.ts";
import { upsertBirthDate } from "#data/guardians/birth-dates.ts";
import type { Database } from "#data/shared/database.ts";
import { studentColumns } from "#data/account/profiles.ts";
import type { ImportTables } from "#data/shared/tables/imports.ts";

type StepOf<Does extends Step["does"]> = Extract<Step, { does: Does }>;

/** Something that the dry run relied on has changed: roll back. */
export class ImportChangedError extends Error {}

/** A record that an import made or changed. */
export interface ImportedRecord {
  id: string;
  kind: ImportTables["imported_records"]["kind"];
  /** null for a new record. */
  before: unknown;
  after: unknown;
}

const made = (kind: ImportedRecord["kind"], id: string): ImportedRecord => ({
  id,
  kind,
  before: null,
  after: null,
});

/** Adds accounts without passwords. @returns their ids, in the order of the addresses */
async function insertAccounts(trx: Database, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const rows = await trx
    .insertInto("accounts")
    .values(emails.map((email) => ({ email, password_hash: null })))
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(["id", "email"])
    .execute();
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  return emails.map((email) => {
    const id = ids.get(email);
    // Somebody has just signed up with it.
    if (id === undefined) throw new ImportChangedError();
    return id;
  });
}

/** Adds students without passwords, each with an account. */
export async function insertStudents(
  trx: Database,
  steps: readonly StepOf<"create-student">[],
): Promise<ImportedRecord[]> {
  const ids = await insertAccounts(
    trx,
    steps.map(({ email }) => email),
  );
  if (ids.length === 0) return [];
  const rows = steps.map(({ to }, index) => ({ ...to, id: ids[index] ?? "" }));
  await trx
    .insertInto("students")
    .values(rows.map((row) => ({ id: row.id, ...studentColumns(row) })))
    .execute();
  const born = rows.flatMap(({ id, bornOn }) =>
    bornOn === null ? [] : [{ student_id: id, born_on: bornOn }],
  );
  if (born.length > 0) await trx.insertInto("birth_dates").values(born).execute();
  return ids.map((id) => made("student", id));
}

/** Adds approved tutors without passwords, whose background is unknown. */
export async function insertTutors(
  trx: Database,
  steps: readonly StepOf<"create-tutor">[],
  now: Date,
): Promise<ImportedRecord[]> {
  const ids = await insertAccounts(
    trx,
    steps.map(({ email }) => email),
  );
  if (ids.length === 0) return [];
  const rows = steps.map(({ to }, index) => ({
    id: ids[index] ?? "",
    ...tutorColumns(to),
    first_name: to.firstName,
    last_name: to.lastName,
    qualification: "",
    experience: "",
    status: "approved" as const,
    approved_date: now,
    rejection_reason: null,
  }));
  await trx.insertInto("tutors").values(rows).execute();
  return ids.map((id) => made("tutor", id));
}

function tutorColumns(tutor: ImportedTutor) {
  return {
    phone_number: tutor.phoneNumber,
    selected_classes: tutor.selectedClasses,
    selected_subjects: tutor.selectedSubjects,
    bio: tutor.bio,
  };
}

/** Sets a student's fields. */
export async function updateStudent(
  trx: Database,
  id: string,
  { bornOn, ...to }: ImportedStudent,
): Promise<void> {
  await trx.updateTable("students").set(studentColumns(to)).where("id", "=", id).execute();
  if (bornOn !== null) await upsertBirthDate(trx, id, bornOn);
}

/** Sets a tutor's fields, except for the name. */
export async function updateTutor(trx: Database, id: string, to: ImportedTutor): Promise<void> {
  await trx.updateTable("tutors").set(tutorColumns(to)).where("id", "=", id).execute();
}

/** Changes a student or a tutor. */
export async function applyChange(
  trx: Database,
  step: StepOf<"change-student" | "change-tutor">,
): Promise<ImportedRecord> {
  const { id, from: before, to: after } = step;
  if (step.does === "change-student") await updateStudent(trx, id, step.to);
  else await updateTutor(trx, id, step.to);
  return { id, kind: step.does === "change-student" ? "student" : "tutor", before, after };
}

/** Adds guardians whom the academy's staff has named. @returns their ids, in the order of the steps */
export async function insertGuardians(
  trx: Database,
  steps: readonly StepOf<"create-guardian">[],
): Promise<ImportedRecord[]> {
  if (steps.length === 0) return [];
  const rows = await trx
    .insertInto("guardians")
    .values((from) =>
      steps.map(({ studentId, to }) => ({
        student_id: studentId,
        name: to.name,
        relation: to.relation,
        email: to.email,
        phone_number: to.phoneNumber,
        is_proved: true,
        language: from.selectFrom("accounts").where("id", "=", studentId).select("language"),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "student_id as studentId"])
    .execute();
  const ids = new Map(rows.map(({ id, studentId }) => [studentId, id]));
  return steps.map(({ studentId }) => {
    const id = ids.get(studentId);
    // The student has just named somebody else.
    if (id === undefined) throw new ImportChangedError();
    return made("guardian", id);
  });
}

/** Adds an assignment with the student's approval. */
export async function addAssignment(
  trx: Database,
  { studentId, tutorId, classId, subjectId }: StepOf<"create-assignment">,
  createdBy: string | null,
): Promise<ImportedRecord> {
  const assignment = { studentId, tutorId, classId, subjectId, createdBy };
  const id = await insertAssignment(trx, assignment);
  if (id === null) throw new ImportChangedError();
  return made("assignment", id);
}

/** Remembers what an import made and changed, for its undo. */
export async function insertRecords(
  trx: Database,
  importId: string,
  records: readonly ImportedRecord[],
): Promise<void> {
  if (records.length === 0) return;
  await trx
    .insertInto("imported_records")
    .values(
      records.map(({ id, kind, before, after }) => ({
        import_id: importId,
        record_id: id,
        kind,
        before: before === null ? null : JSON.stringify(before),
        after: after === null ? null : JSON.stringify(after),
      })),
    )
    .execute();
}
