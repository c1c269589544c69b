import {
  isClassId,
  isSubjectId,
  type ClassId,
  type SubjectId,
} from "#domain/teaching/catalogue/catalogue-ids.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank } from "#domain/shared/text-length.ts";
import { canTeach, type TeachingTutor } from "#domain/people/tutor.ts";

/** A tutor's active assignments are counted up to this number, which stands for that many or more. */
export const maxCountedLoad = 100;

/** The create-assignment form as submitted; an absent field is an empty string. */
export type AssignmentInput = {
  readonly studentId: string;
  readonly classId: string;
  readonly subjectId: string;
  readonly tutorId: string;
};

export type AssignmentField = keyof AssignmentInput;
export type AssignmentProblem = "selection-missing" | "tutor-not-eligible";

type Facts = AssignmentInput & { readonly tutor: TeachingTutor | null };

function tutorIsEligible({ tutor, classId, subjectId }: Facts): boolean {
  return (
    tutor !== null &&
    isClassId(classId) &&
    isSubjectId(subjectId) &&
    canTeach(tutor, classId, subjectId)
  );
}

const rules: readonly Rule<Facts, AssignmentProblem, AssignmentField>[] = [
  [(facts) => isBlank(facts.studentId), "selection-missing", "studentId"],
  [(facts) => !isClassId(facts.classId), "selection-missing", "classId"],
  [(facts) => !isSubjectId(facts.subjectId), "selection-missing", "subjectId"],
  [(facts) => isBlank(facts.tutorId), "selection-missing", "tutorId"],
  [(facts) => !tutorIsEligible(facts), "tutor-not-eligible", "tutorId"],
];

/**
 * The first problem of a new assignment, or null (§5). `tutor` is the record of `tutorId`, or null. An
 * unknown class or subject id counts as missing. The caller checks that the student exists.
 */
export const checkAssignment = (input: AssignmentInput, tutor: TeachingTutor | null) =>
  firstFailure(rules, { ...input, tutor });

/** Whether an assignment may be ended, or handed to another tutor: only an active one. */
export function canEnd(assignment: { readonly status: string }): boolean {
  return assignment.status === "active";
}

/** An assignment that is to be handed over. `tutorId` is null for a deleted tutor. */
export type HandOverFacts = {
  readonly status: string;
  readonly tutorId: string | null;
  readonly classId: ClassId;
  readonly subjectId: SubjectId;
};

export type HandOverProblem = "not-possible" | "selection-missing" | "tutor-not-eligible";

/**
 * Why an assignment can't be handed to a tutor, or null: it has to be active, and the tutor another
 * one who may be assigned for its class and subject (§5). `tutor` is the record of `tutorId`, or null.
 */
export function checkHandOver(
  assignment: HandOverFacts,
  tutorId: string,
  tutor: TeachingTutor | null,
): HandOverProblem | null {
  if (!canEnd(assignment)) return "not-possible";
  if (isBlank(tutorId)) return "selection-missing";
  if (tutorId === assignment.tutorId || tutor === null) return "tutor-not-eligible";
  const { classId, subjectId } = assignment;
  return canTeach(tutor, classId, subjectId) ? null : "tutor-not-eligible";
}
