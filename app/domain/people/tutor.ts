import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";

export type TutorStatus = "pending" | "approved" | "rejected" | "suspended";

/** Whether a tutor may add or delete content: only once approved (§4, §6). */
export function canManageContent(status: TutorStatus): boolean {
  return status === "approved";
}

/**
 * Whether a tutor may change their name, qualification and experience: not once approved, because the
 * approval was given for these. A tutor who was invited gives them once, in their profile.
 *
 * @param qualification the stored one; '' for an invited tutor who has not given it yet
 */
export function canChangeBackground(status: TutorStatus, qualification: string): boolean {
  return status === "pending" || status === "rejected" || qualification === "";
}

const reading = {
  pending: true,
  approved: true,
  rejected: false,
  suspended: false,
} satisfies Record<TutorStatus, boolean>;

/**
 * Whether a tutor reads about the students whom they teach, as far as they have any: one who waits for
 * approval may view (§6), a rejected or suspended one reads nothing.
 */
export function canReadStudents(status: TutorStatus): boolean {
  return reading[status];
}

/** The statuses in which a tutor reads about students. */
export const readingStatuses = (Object.keys(reading) as TutorStatus[]).filter(canReadStudents);

/** Whether a tutor has a calendar of lessons. */
export function hasCalendar(status: TutorStatus): boolean {
  return canReadStudents(status);
}

/** How long an approval is said at the top of a tutor's screens. */
const newsOfApproval = 7 * 24 * 60 * 60 * 1000;

/** Whether a tutor's status is news, or asks for something: an approval is neither after a week. */
export function showsStatus(
  { status, approvedDate }: { status: TutorStatus; approvedDate: Date | null },
  now: Date,
): boolean {
  if (status !== "approved") return true;
  return approvedDate !== null && now.getTime() - approvedDate.getTime() < newsOfApproval;
}

const approvable = {
  pending: true,
  rejected: true,
  approved: false,
  suspended: false,
} satisfies Record<TutorStatus, boolean>;

/** Whether an admin may approve: a pending application, or one rejected earlier. */
export function canApprove(status: TutorStatus): boolean {
  return approvable[status];
}

export type Approval = {
  readonly status: "approved";
  readonly approvedDate: Date;
  readonly rejectionReason: null;
};

/**
 * The changes of an approval in a tutor's record (§4), or null if it is not possible. `at` becomes
 * approvedDate. An earlier reason for rejection is cleared.
 */
export function approve(tutor: { readonly status: TutorStatus }, at: Date): Approval | null {
  if (!canApprove(tutor.status)) return null;
  return { status: "approved", approvedDate: at, rejectionReason: null };
}

const rejectable = {
  pending: true,
  rejected: false,
  approved: false,
  suspended: false,
} satisfies Record<TutorStatus, boolean>;

/** Whether an admin may reject: only a pending application. */
export function canReject(status: TutorStatus): boolean {
  return rejectable[status];
}

export type Rejection = {
  readonly status: "rejected";
  readonly rejectionReason: string;
};

/**
 * The changes of a rejection in a tutor's record, or null if it is not possible. The tutor sees the
 * trimmed reason; `checkReason` validates it.
 */
export function reject(tutor: { readonly status: TutorStatus }, reason: string): Rejection | null {
  if (!canReject(tutor.status)) return null;
  return { status: "rejected", rejectionReason: reason.trim() };
}

/**
 * The changes that take back a decision on an application, or null if it is not possible: it waits
 * again. Whose decision it was and when is asked elsewhere.
 */
export function reopenApplication(tutor: {
  readonly status: TutorStatus;
}): { status: "pending"; approvedDate: null; rejectionReason: null } | null {
  if (tutor.status !== "approved" && tutor.status !== "rejected") return null;
  return { status: "pending", approvedDate: null, rejectionReason: null };
}

/** Whether an admin may suspend: only an approved tutor, because no other has students' data. */
export function canSuspend(status: TutorStatus): boolean {
  return status === "approved";
}

/** The changes of a suspension in a tutor's record, or null if it is not possible. */
export function suspend(tutor: { readonly status: TutorStatus }): { status: "suspended" } | null {
  return canSuspend(tutor.status) ? { status: "suspended" } : null;
}

export function canLiftSuspension(status: TutorStatus): boolean {
  return status === "suspended";
}

/** The changes of the end of a suspension, or null if it is not possible: the approval stands again. */
export function liftSuspension(tutor: {
  readonly status: TutorStatus;
}): { status: "approved" } | null {
  return canLiftSuspension(tutor.status) ? { status: "approved" } : null;
}

export type ReasonInput = { readonly reason: string };
export type ReasonProblem = "reason-missing" | "too-long";

/** In UTF-16 units after trimming. */
export const maximumReasonLength = 500;

const reasonRules: readonly Rule<ReasonInput, ReasonProblem, "reason">[] = [
  [(input) => isBlank(input.reason), "reason-missing", "reason"],
  [(input) => isLongerThan(input.reason, maximumReasonLength), "too-long", "reason"],
];

/** The first problem of a form that asks an admin for a reason, or null. */
export const checkReason = (input: ReasonInput) => firstFailure(reasonRules, input);

export type TeachingTutor = {
  readonly status: TutorStatus;
  readonly selectedClasses: readonly ClassId[];
  readonly selectedSubjects: readonly SubjectId[];
};

/** Whether a tutor may be assigned: approved, and teaches both the class and the subject (§5). */
export function canTeach(tutor: TeachingTutor, classId: ClassId, subjectId: SubjectId): boolean {
  return (
    tutor.status === "approved" &&
    tutor.selectedClasses.includes(classId) &&
    tutor.selectedSubjects.includes(subjectId)
  );
}
