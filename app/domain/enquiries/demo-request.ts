import { accountLimits } from "#domain/account/account.ts";
import { phoneDigits } from "#domain/shared/typed/digits.ts";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { day } from "#domain/shared/durations.ts";

/** How many days ahead a demo class can be asked for. */
export const demoDays = 60;

/** A request for a demo class as submitted: dates as YYYY-MM-DD, times as HH:MM, in India's time. */
export type DemoRequestInput = {
  readonly firstDate: string;
  readonly firstTime: string;
  readonly secondDate: string;
  readonly secondTime: string;
  readonly phoneNumber: string;
};

export type DemoRequestField = keyof DemoRequestInput;
/** What may be wrong with one of the times. */
export type TimeProblem = "time-missing" | "no-such-time" | "in-the-past" | "too-far";
export type DemoRequestProblem =
  | TimeProblem
  | "same-time"
  | "phone-missing"
  | "phone-invalid"
  | "too-long";

type Facts = DemoRequestInput & { readonly now: Date };
type Choice = (input: DemoRequestInput) => Date | null;

/** The first preferred moment; null where there is no such time. */
export const first: Choice = ({ firstDate, firstTime }) => parseIndiaDateTime(firstDate, firstTime);
/** The second one. */
export const second: Choice = ({ secondDate, secondTime }) =>
  parseIndiaDateTime(secondDate, secondTime);

/** How far ahead a choice is, in milliseconds. */
const ahead = (choice: Choice, input: Facts) =>
  (choice(input)?.getTime() ?? 0) - input.now.getTime();

const rulesOf = (
  choice: Choice,
  date: DemoRequestField,
  time: DemoRequestField,
): readonly Rule<Facts, TimeProblem, DemoRequestField>[] => [
  [(input) => isBlank(input[date]), "time-missing", date],
  [(input) => isBlank(input[time]), "time-missing", time],
  [(input) => choice(input) === null, "no-such-time", date],
  [(input) => ahead(choice, input) <= 0, "in-the-past", date],
  [(input) => ahead(choice, input) > demoDays * day, "too-far", date],
];

/** The rules of the first and of the second choice. */
export const firstRules = rulesOf(first, "firstDate", "firstTime");
export const secondRules = rulesOf(second, "secondDate", "secondTime");

const rules: readonly Rule<Facts, DemoRequestProblem, DemoRequestField>[] = [
  ...firstRules,
  ...secondRules,
  [(input) => first(input)?.getTime() === second(input)?.getTime(), "same-time", "secondTime"],
  [(input) => isBlank(input.phoneNumber), "phone-missing", "phoneNumber"],
  [(input) => !isPhoneNumber(input.phoneNumber), "phone-invalid", "phoneNumber"],
  [
    (input) => isLongerThan(input.phoneNumber, accountLimits.phoneNumber),
    "too-long",
    "phoneNumber",
  ],
];

/** Whether a text may be a phone number: seven to fifteen digits, of any script. */
export function isPhoneNumber(text: string): boolean {
  const digits = phoneDigits(text.trim());
  return digits !== null && digits >= 7 && digits <= 15;
}

/** The first problem of a request for a demo class, or null. */
export const checkDemoRequest = (input: DemoRequestInput, now: Date) =>
  firstFailure(rules, { ...input, now });

/** The two preferred moments and the phone number of a valid request. */
export interface DemoChoice {
  first: Date;
  second: Date;
  phoneNumber: string;
}

/** What a request says, as it is stored; null for one that `checkDemoRequest` refuses. */
export function toDemoChoice(input: DemoRequestInput): DemoChoice | null {
  const [one, other] = [first(input), second(input)];
  return one && other && { first: one, second: other, phoneNumber: input.phoneNumber.trim() };
}

export interface DemoFacts {
  readonly isAsked: boolean;
  /** Whether the student has courses, open or not. */
  readonly hasCourse: boolean;
  readonly hasOpenCourse: boolean;
  /** Whether a lesson is planned, or there has been one. */
  readonly hasLesson: boolean;
}

/** Whether a student may ask for a demo class, or change the request: before the first course. */
export function canAskForDemo({ hasCourse }: Pick<DemoFacts, "hasCourse">): boolean {
  return !hasCourse;
}

/** The steps to the first class, in order. */
export const demoSteps = ["ask", "call", "tutor", "class"] as const;

export type DemoStep = (typeof demoSteps)[number];

/** The step that a student waits for; null where there is nothing to show about a demo. */
export function demoStep(facts: DemoFacts): DemoStep | null {
  if (canAskForDemo(facts)) return facts.isAsked ? "call" : "ask";
  return facts.isAsked && facts.hasOpenCourse && !facts.hasLesson ? "class" : null;
}
