import { isMinor } from "#domain/people/birth-date.ts";
import { isLongerThan } from "#domain/shared/text-length.ts";
import { reasonLength, requestEnd } from "./request.ts";

/** What the office did with a lesson whose tutor is away, and asks the family about. */
export type ProposalWay = "move" | "substitute" | "cancel";

/** Until when a family can answer; it may be over already. The same rule as for requests. */
export function proposalEnd(now: Date, startsAt: Date): Date {
  return requestEnd(now, startsAt, null);
}

/** Whether a family can answer now, or change their answer. */
export function canAnswer(
  { expiresAt, startsAt }: { expiresAt: Date; startsAt: Date },
  now: Date,
): boolean {
  return now < expiresAt && now < startsAt;
}

/**
 * Whether a student answers for themself: an adult, and a child of whom no guardian has consented, as
 * nobody else is asked then.
 *
 * @param bornOn YYYY-MM-DD; null when not given
 */
export function canStudentAnswer(
  { bornOn, hasGuardian }: { bornOn: string | null; hasGuardian: boolean },
  now: Date,
): boolean {
  return !hasGuardian || (bornOn !== null && !isMinor(bornOn, now));
}

/** What a family says of one proposal. */
export interface ProposalAnswer {
  readonly proposalId: string;
  /** null where nothing was chosen. */
  readonly suits: boolean | null;
  readonly comment: string;
}

export type ProposalProblem = "nothing-chosen" | "choice-missing" | "comment-too-long";

/** The first problem of a form of answers, or null. Proposals without any word stay unanswered. */
export function checkAnswers(answers: readonly ProposalAnswer[]): ProposalProblem | null {
  if (answers.some(({ comment }) => isLongerThan(comment, reasonLength))) return "comment-too-long";
  if (answers.some(({ suits, comment }) => suits === null && comment !== "")) {
    return "choice-missing";
  }
  return answers.some(({ suits }) => suits !== null) ? null : "nothing-chosen";
}
