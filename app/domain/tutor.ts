import type { ClassId, SubjectId } from "./catalogue-ids.ts";
import type { Failure, Rule } from "./rules.ts";
import { firstFailure } from "./rules.ts";
import { isBlank, isLongerThan } from "./text-length.ts";

export type TutorStatus = "pending" | "approved" | "rejected";

/** Whether a tutor may add or delete content: only once approved (§4, §6). */
export function canManageContent(status: TutorStatus): boolean {
  return status === "approved";
}

/**
 * Whether a tutor may still change name, qualification and experience: an approval is of a person
 * with just these, so that after it only the academy changes them.
 */
export function canChangeBackground(status: TutorStatus): boolean {
  return status !== "approved";
}

const approvable = {
  pending: true,
  rejected: true,
  approved: false,
} satisfies Record<TutorStatus, boolean>;

/** Whether the admin may approve: an application under review, or one rejected earlier. */
export function canApprove(status: TutorStatus): boolean {
  return approvable[status];
}

export type Approval = {
  readonly status: "approved";
  readonly approvedDate: Date;
  readonly rejectionReason: null;
};

/**
 * What approving changes in a tutor's record (§4), or null when it is not possible. `at` is now;
 * it becomes approvedDate. An earlier reason for rejection is cleared.
 */
export function approve(tutor: { readonly status: TutorStatus }, at: Date): Approval | null {
  if (!canApprove(tutor.status)) return null;
  return { status: "approved", approvedDate: at, rejectionReason: null };
}

const rejectable = {
  pending: true,
  rejected: false,
  approved: false,
} satisfies Record<TutorStatus, boolean>;

/** Whether the admin may reject: only an application under review. */
export function canReject(status: TutorStatus): boolean {
  return rejectable[status];
}

export type Rejection = {
  readonly status: "rejected";
  readonly rejectionReason: string;
};

/**
 * What rejecting changes in a tutor's record, or null when it is not possible. The tutor reads the
 * reason, which is trimmed; `checkRejection` judges it.
 */
export function reject(tutor: { readonly status: TutorStatus }, reason: string): Rejection | null {
  if (!canReject(tutor.status)) return null;
  return { status: "rejected", rejectionReason: reason.trim() };
}

export type RejectionInput = { readonly reason: string };
export type RejectionProblem = "reason-missing" | "too-long";

/** In UTF-16 units after trimming. */
export const maximumReasonLength = 500;

const rejectionRules: readonly Rule<RejectionInput, RejectionProblem, "reason">[] = [
  [(input) => isBlank(input.reason), "reason-missing", "reason"],
  [(input) => isLongerThan(input.reason, maximumReasonLength), "too-long", "reason"],
];

/** The first thing wrong with the rejection form, or null. */
export function checkRejection(input: RejectionInput): Failure<RejectionProblem, "reason"> | null {
  return firstFailure(rejectionRules, input);
}

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
