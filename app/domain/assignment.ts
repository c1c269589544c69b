import { isClassId, isSubjectId } from "./catalogue-ids.ts";
import type { Failure, Rule } from "./rules.ts";
import { firstFailure } from "./rules.ts";
import { isBlank } from "./text-length.ts";
import type { TeachingTutor } from "./tutor.ts";
import { canTeach } from "./tutor.ts";

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
export function checkAssignment(
  input: AssignmentInput,
  tutor: TeachingTutor | null,
): Failure<AssignmentProblem, AssignmentField> | null {
  return firstFailure(rules, { ...input, tutor });
}
