import { isCalendarDate } from "#domain/shared/india-time.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank } from "#domain/shared/text-length.ts";
import { isClassId, isSubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { parseRupees } from "./money.ts";

/** What an hour costs a family, and what a tutor gets for it. */
export const rateKinds = ["price", "pay"] as const;

export type RateKind = (typeof rateKinds)[number];

/** What a rate is for. The narrowest one that is valid on a lesson's day counts. */
export type RateScope =
  | { readonly is: "academy" }
  | { readonly is: "course"; readonly classId: string; readonly subjectId: string }
  | { readonly is: "tutor"; readonly tutorId: string }
  | { readonly is: "assignment"; readonly assignmentId: string };

/** The least and the most of an hour, in paise: one rupee and a lakh. */
const leastRate = 100;
const mostRate = 10_000_000;

/** A rate as submitted, for the whole academy or a course unless it is somebody's own. */
export interface RateInput {
  readonly kind: string;
  /** Both empty for all classes and subjects. */
  readonly classId: string;
  readonly subjectId: string;
  /** Rupees for an hour. Empty for no rate of its own from that day on: the next wider one counts. */
  readonly amount: string;
  /** The first day, YYYY-MM-DD. */
  readonly from: string;
}

type RateFacts = RateInput & { readonly isOwn: boolean };

function isRate(text: string): boolean {
  const paise = parseRupees(text);
  return paise !== null && paise >= leastRate && paise <= mostRate;
}

const isForAll = ({ classId, subjectId, isOwn }: RateFacts) =>
  !isOwn && classId === "" && subjectId === "";
const isForCourse = (input: RateFacts) => !input.isOwn && !isForAll(input);

const rules = [
  [({ kind }) => !parseRateKind(kind), "kind-missing", "kind"],
  [(input) => isForCourse(input) && !isClassId(input.classId), "class-missing", "classId"],
  [(input) => isForCourse(input) && !isSubjectId(input.subjectId), "subject-missing", "subjectId"],
  [(input) => isForAll(input) && isBlank(input.amount), "amount-missing", "amount"],
  [({ amount }) => !isBlank(amount) && !isRate(amount), "no-amount", "amount"],
  [({ from }) => isBlank(from), "day-missing", "from"],
  [({ from }) => !isCalendarDate(from), "no-such-day", "from"],
] as const satisfies readonly Rule<RateFacts, string, keyof RateInput>[];

export type RateProblem = (typeof rules)[number][1];

/** The first problem of a rate, or null. @param isOwn whether it is a tutor's or an assignment's */
export const checkRate = (input: RateInput, isOwn: boolean) =>
  firstFailure(rules, { ...input, isOwn });

/** An untrusted kind of rate. */
export function parseRateKind(text: string): RateKind | null {
  return rateKinds.find((kind) => kind === text) ?? null;
}
