import { accountLimits, isEmailAddress } from "./account.ts";
import { isMinor } from "./birth-date.ts";
import { firstFailure, type Failure, type Rule } from "./rules.ts";
import { isBlank, isLongerThan } from "./text-length.ts";

/** What a guardian can be to a student, in the order of the choices. */
export const relations = ["mother", "father", "grandparent", "other"] as const;

export type Relation = (typeof relations)[number];

export function isRelation(text: string): text is Relation {
  return (relations as readonly string[]).includes(text);
}

/** A guardian's contact as a student sends it; an absent field is an empty text. */
export type GuardianInput = {
  readonly name: string;
  readonly relation: string;
  readonly email: string;
  readonly phoneNumber: string;
};

export type GuardianField = keyof GuardianInput;
export type GuardianProblem =
  | "required-missing"
  | "relation-missing"
  | "email-invalid"
  | "too-long";

const rules: readonly Rule<GuardianInput, GuardianProblem, GuardianField>[] = [
  [(input) => isBlank(input.name), "required-missing", "name"],
  [(input) => !isRelation(input.relation), "relation-missing", "relation"],
  [(input) => isBlank(input.email), "required-missing", "email"],
  [(input) => !isEmailAddress(input.email), "email-invalid", "email"],
  [(input) => isLongerThan(input.name, accountLimits.name), "too-long", "name"],
  [(input) => isLongerThan(input.email, accountLimits.email), "too-long", "email"],
  [
    (input) => isLongerThan(input.phoneNumber, accountLimits.phoneNumber),
    "too-long",
    "phoneNumber",
  ],
];

/** The first thing wrong with a guardian's contact, or null. */
export function checkGuardian(
  input: GuardianInput,
): Failure<GuardianProblem, GuardianField> | null {
  return firstFailure(rules, input);
}

/** What a guardian has answered: `withdrawn` is a no after a yes. */
export const consentDecisions = ["given", "withheld", "withdrawn"] as const;

export type ConsentDecision = (typeof consentDecisions)[number];

/** Where a guardian's consent stands: what was answered last, if anything was. */
export type ConsentState = ConsentDecision | "unanswered";

/** What a guardian presses. */
export function isConsentAnswer(text: string): text is "given" | "withheld" {
  return text === "given" || text === "withheld";
}

/** What an answer is kept as; null where it says what stands already. */
export function decideConsent(
  state: ConsentState,
  answer: "given" | "withheld",
): ConsentDecision | null {
  if (answer === "given") return state === "given" ? null : "given";
  if (state === "given") return "withdrawn";
  return state === "unanswered" ? "withheld" : null;
}

/** What is known of a student's age and guardian; `bornOn` is YYYY-MM-DD. */
export interface GuardianFacts {
  readonly bornOn: string | null;
  readonly isPutOff: boolean;
  /** The consent of the guardian that they have now; null for no guardian. */
  readonly consent: ConsentState | null;
}

/** What a student's dashboard asks for next: nothing it waits for, and null once put off. */
export function guardianTask(facts: GuardianFacts, now: Date): "birth-date" | "guardian" | null {
  if (facts.isPutOff) return null;
  if (facts.bornOn === null) return "birth-date";
  return isMinor(facts.bornOn, now) && facts.consent === null ? "guardian" : null;
}

/** Whether a student may correct their date of birth: not once a guardian has answered for it. */
export function canChangeBirthDate({ bornOn, consent }: GuardianFacts): boolean {
  return bornOn === null || consent === null || consent === "unanswered";
}

/** Whether a student may name a guardian, or another one in place of who has not answered yet. */
export function canNameGuardian({ bornOn, consent }: GuardianFacts, now: Date): boolean {
  if (bornOn === null || !isMinor(bornOn, now)) return false;
  return consent === null || consent === "unanswered";
}

/**
 * Whether a student may end their guardian's access: an adult may. A child may not cut a guardian
 * off; an admin can, when asked.
 */
export function canEndGuardian({ bornOn, consent }: GuardianFacts, now: Date): boolean {
  return consent !== null && bornOn !== null && !isMinor(bornOn, now);
}

/** Whether a guardian reads a child's lessons: only while their consent stands. */
export function mayReadLessons(state: ConsentState): boolean {
  return state === "given";
}

/** Guardian mails to one address, and for one student, within 24 hours. */
export const guardianMailLimits = { address: 5, student: 5 } as const;

/** After how many days without an answer a guardian is reminded, once. */
export const consentReminderDays = 3;
