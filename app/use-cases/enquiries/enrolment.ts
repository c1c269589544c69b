import { createStudent, updateLanguage } from "#data/account/accounts.ts";
import { insertAssignment, lockTeachingTutor } from "#data/assignments/assignments.ts";
import type { Database } from "#data/shared/database.ts";
import { holdPastDemo } from "#data/timetable/demo-lessons.ts";
import { insertEnquiryEvent } from "#data/enquiries/enquiries.ts";
import { enrolEnquiry, lockEnquiry, type LockedEnquiry } from "#data/enquiries/changes.ts";
import {
  findEnrolmentFacts,
  findStudentByEmail,
  type EnrolmentFacts,
} from "#data/enquiries/enrolment.ts";
import { insertGuardian } from "#data/guardians/guardians.ts";
import type { StudentProfile } from "#data/account/profiles.ts";
import { lockStudent } from "#data/people/students.ts";
import { normaliseEmail } from "#domain/account/account.ts";
import { checkAssignment } from "#domain/assignments/assignment.ts";
import { canFollow } from "#domain/enquiries/stage.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import type { Context } from "#request/context.ts";
import { auditedTransaction, notFound, recordDenial } from "#request/audit.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { queueInvitation } from "#use-cases/account/invitation.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import type { NamedGuardian } from "#use-cases/people/invitations.ts";

/** An enquiry that is to be enrolled. @throws 404 where there is none */
export async function loadEnrolment(context: Context, enquiryId: string): Promise<EnrolmentFacts> {
  const database = adminDatabase(context);
  const found = isRecordId(enquiryId) ? await findEnrolmentFacts(database, enquiryId) : null;
  return found ?? notFound(context, "no-enquiry", "enquiry", enquiryId);
}

/** Whom an enquiry enrols. */
export interface Enrolment {
  email: string;
  profile: StudentProfile;
  guardian: NamedGuardian | null;
  /** The tutor and the subject of the first assignment; null for none yet. */
  course: { tutorId: string; subjectId: string } | null;
}

/** Somebody has that address already; `student` is null where it is no student. */
export interface AddressTaken extends Refusal<"address-taken"> {
  student: { id: string; name: string } | null;
}

type EnrolmentRefusal = AddressTaken | Refusal<"not-possible" | "tutor-not-eligible">;

const action = "enrol";

async function deny(context: Context, enquiryId: string, reason: EnrolmentRefusal["reason"]) {
  const subject = { kind: "enquiry", id: isRecordId(enquiryId) ? enquiryId : null } as const;
  await recordDenial(context, { action, subject, reason });
}

/**
 * Makes the student, the guardian and the first assignment of an enquiry, all or nothing, and mails the
 * invitation to choose a password. Refused where somebody has the address already, where the enquiry
 * can't be enrolled (any more), and where the tutor may not teach the course.
 *
 * @returns the student's id
 */
export async function enrolNewStudent(
  context: Context,
  enquiryId: string,
  { email: typedEmail, profile, guardian, course }: Enrolment,
): Promise<Result<string, EnrolmentRefusal>> {
  const email = normaliseEmail(typedEmail);
  const result = await enrol(context, enquiryId, async (trx, { language }) => {
    const id = await createStudent(trx, email, null, profile);
    if (id === null) return refuse("address-taken");
    // The one in which the family has been mailed so far.
    await updateLanguage(trx, id, language);
    if (guardian) {
      const contact = { name: guardian.name.trim(), email: normaliseEmail(guardian.email) };
      await insertGuardian(trx, id, { ...contact, relation: "other", phoneNumber: "" });
    }
    if (course && !(await assign(context, trx, id, profile.selectedClass, course))) {
      return refuse("tutor-not-eligible");
    }
    await queueInvitation(context, trx, { accountId: id, email });
    return ok(id);
  });
  if (result.ok || result.reason !== "address-taken") return result;
  const student = await findStudentByEmail(adminDatabase(context), email);
  return { ...refuse("address-taken"), student };
}

/** The same for a student who has an account already, who gets no invitation. */
export async function enrolKnownStudent(
  context: Context,
  enquiryId: string,
  studentId: string,
): Promise<Result<string, Refusal<"not-possible">>> {
  const result = await enrol(context, enquiryId, async (trx) =>
    isRecordId(studentId) && (await lockStudent(trx, studentId))
      ? ok(studentId)
      : refuse("not-possible"),
  );
  return result.ok ? result : refuse("not-possible");
}

async function enrol(
  context: Context,
  enquiryId: string,
  findStudent: (
    trx: Database,
    enquiry: LockedEnquiry,
  ) => Promise<Result<string, Refusal<EnrolmentRefusal["reason"]>>>,
): Promise<
  Result<string, Refusal<"not-possible" | "tutor-not-eligible"> | Refusal<"address-taken">>
> {
  const { accountId: adminId } = currentAdmin(context);
  const undone = new Error("undone");
  let refusal: Refusal<EnrolmentRefusal["reason"]> = refuse("not-possible");
  try {
    const studentId = await auditedTransaction(context, async (trx, record) => {
      const enquiry = isRecordId(enquiryId) ? await lockEnquiry(trx, enquiryId) : null;
      if (!enquiry || !canFollow(enquiry.stage, "enrolled")) throw undone;
      const student = await findStudent(trx, enquiry);
      if (!student.ok) {
        refusal = student;
        // Nothing of a refused enrolment stays.
        throw undone;
      }
      await enrolEnquiry(trx, enquiryId, student.value);
      await holdPastDemo(trx, enquiryId);
      await insertEnquiryEvent(trx, { enquiryId, adminId, what: "enrolled", stage: "enrolled" });
      const subject = { kind: "enquiry", id: enquiryId } as const;
      await record({ action, subject, detail: { studentId: student.value } });
      return student.value;
    });
    return ok(studentId);
  } catch (error) {
    if (error !== undone) throw error;
    await deny(context, enquiryId, refusal.reason);
    return refusal;
  }
}

async function assign(
  context: Context,
  trx: Database,
  studentId: string,
  classId: string,
  { tutorId, subjectId }: { tutorId: string; subjectId: string },
): Promise<boolean> {
  const input = { studentId, classId, subjectId, tutorId };
  const tutor = isRecordId(tutorId) ? await lockTeachingTutor(trx, tutorId) : null;
  if (checkAssignment(input, tutor)) return false;
  const createdBy = currentAdmin(context).accountId;
  const assignmentId = await insertAssignment(trx, { ...input, createdBy });
  if (assignmentId === null) return false;
  for (const accountId of [studentId, tutorId]) {
    const mail = { assignmentId };
    await queueMail(context, trx, { kind: "assignment-created", accountId, data: mail });
  }
  return true;
}
