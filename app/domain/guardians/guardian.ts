import { accountLimits, isEmailAddress } from "#domain/account/account.ts";
import { isMinor } from "#domain/people/birth-date.ts";
import { isName } from "#domain/people/name.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { day, hour } from "#domain/shared/durations.ts";

/** What a guardian can be to a student, in the order of the choices. */
export const relations = ["mother", "father", "grandparent", "other"] as const;

export type Relation = (typeof relations)[number];

/** A guardian's contact, as somebody typed it. */
export interface GuardianContact {
  name: string;
  relation: Relation;
  email: string;
  phoneNumber: string;
}

export function isRelation(text: string): text is Relation {
  return (relations as readonly string[]).includes(text);
}

/** A guardian's contact as a student sends it; an absent field is an empty string. */
export type GuardianInput = {
  readonly name: string;
  readonly relation: string;
  readonly email: string;
  readonly phoneNumber: string;
};

export type GuardianField = keyof GuardianInput;

const rules = [
  [(input) => isBlank(input.name), "required-missing", "name"],
  [(input) => !isRelation(input.relation), "relation-missing", "relation"],
  [(input) => isBlank(input.email), "required-missing", "email"],
  [(input) => !isEmailAddress(input.email), "email-invalid", "email"],
  [(input) => !isName(input.name), "name-invalid", "name"],
  [(input) => isLongerThan(input.name, accountLimits.name), "too-long", "name"],
  [(input) => isLongerThan(input.email, accountLimits.email), "too-long", "email"],
  [
    (input) => isLongerThan(input.phoneNumber, accountLimits.phoneNumber),
    "too-long",
    "phoneNumber",
  ],
] as const satisfies readonly Rule<GuardianInput, string, GuardianField>[];

export type GuardianProblem = (typeof rules)[number][1];

/** The first problem of a guardian's contact, or null. */
export const checkGuardian = (input: GuardianInput) => firstFailure(rules, input);

/** A guardian's answers; `withdrawn` is a no after a yes. */
export const consentDecisions = ["given", "withheld", "withdrawn"] as const;

export type ConsentDecision = (typeof consentDecisions)[number];

/** The state of a guardian's consent: the last answer, if any. */
export type ConsentState = ConsentDecision | "unanswered";

/** The two answers of the consent form. */
export function isConsentAnswer(text: string): text is "given" | "withheld" {
  return text === "given" || text === "withheld";
}

/**
 * The decision to store for an answer; null if it does not change the state. A yes to a newer text
 * than the one that was answered is an answer of its own.
 */
export function decideConsent(
  state: ConsentState,
  answer: "given" | "withheld",
  isOutdated: boolean = false,
): ConsentDecision | null {
  if (answer === "given") return state === "given" && !isOutdated ? null : "given";
  if (state === "given") return "withdrawn";
  return state === "unanswered" ? "withheld" : null;
}

/** A student's age and guardian, as far as known; `bornOn` is YYYY-MM-DD. */
export interface GuardianFacts {
  readonly bornOn: string | null;
  readonly isPostponed: boolean;
  /** Whether the student's email address was proved. */
  readonly isAddressProved: boolean;
  /** Whether it was when they named the current guardian. */
  readonly isGuardianProved: boolean;
  /** Of the current guardian; null for no guardian. */
  readonly consent: ConsentState | null;
  /** The version of the text that they answered; null for no answer. */
  readonly consentVersion: number | null;
}

/** What a student's home asks for, and whether that is asked now, postponed, waiting or done. */
export interface GuardianTask {
  readonly question: "birth-date" | "guardian" | "answer";
  readonly state: "asked" | "later" | "waiting" | "done";
}

/** The next question about a student's age and guardian; null for adults, who need none. */
export function guardianTask(
  facts: Pick<GuardianFacts, "bornOn" | "isPostponed" | "consent" | "consentVersion">,
  now: Date,
): GuardianTask | null {
  const { bornOn, consent, consentVersion } = facts;
  const state = facts.isPostponed ? "later" : "asked";
  if (bornOn === null) return { question: "birth-date", state };
  if (!isMinor(bornOn, now)) return null;
  if (consent === null) return { question: "guardian", state };
  const isDone = canReadLessons(consent) && !hasOutdatedConsent({ consent, consentVersion });
  return { question: "answer", state: isDone ? "done" : "waiting" };
}

/** Whether a student may change their date of birth: not after a guardian has answered for it. */
export function canChangeBirthDate({ bornOn, consent }: GuardianFacts): boolean {
  return bornOn === null || consent === null || consent === "unanswered";
}

/**
 * Whether a student may name a guardian, or replace one who has not answered: only once their own
 * email address is proved. Otherwise whoever signs up with it could name themself.
 */
export function canNameGuardian(facts: GuardianFacts, now: Date): boolean {
  const { bornOn, consent, isAddressProved } = facts;
  if (!isAddressProved || bornOn === null || !isMinor(bornOn, now)) return false;
  return consent === null || consent === "unanswered";
}

/**
 * Whether a student may end their guardian's access. An adult may; for a minor an admin can do it
 * on request. Everybody may end a guardian who was never proved: one named before the student's
 * address was proved, or who has not answered.
 */
export function canEndGuardian(facts: GuardianFacts, now: Date): boolean {
  const { bornOn, consent, isGuardianProved } = facts;
  if (consent === null) return false;
  if (!isGuardianProved || consent === "unanswered") return true;
  return bornOn !== null && !isMinor(bornOn, now);
}

/** Whether a guardian may read a child's lessons: only while consent is given. */
export function canReadLessons(state: ConsentState): boolean {
  return state === "given";
}

/** A guardian's last answer, and the version of the text that they answered; null for none. */
export interface GivenConsent {
  readonly consent: ConsentState;
  readonly consentVersion: number | null;
}

/** The first version of the consent text that speaks of reports, marks and how lessons turned out. */
export const reportsConsentVersion = 2;

/**
 * Whether a guardian may read reports, progress and how lessons turned out, or be mailed them: only
 * while consent is given, and to a text that names them.
 */
export function canReadReports({ consent, consentVersion }: GivenConsent): boolean {
  return canReadLessons(consent) && (consentVersion ?? 0) >= reportsConsentVersion;
}

/** The first version of the consent text that speaks of messages and of photos of homework. */
export const messagesConsentVersion = 3;

/**
 * Whether a guardian has agreed to messages and to photos of homework, of the child and of
 * themself: only while consent is given, and to a text that names them.
 */
export function allowsMessages({ consent, consentVersion }: GivenConsent): boolean {
  return canReadLessons(consent) && (consentVersion ?? 0) >= messagesConsentVersion;
}

/** The version of the text that guardians are asked to consent to now. */
export const currentConsentVersion = messagesConsentVersion;

/** Whether a guardian has consented, but not to the current text: they are asked again. */
export function hasOutdatedConsent({ consent, consentVersion }: GivenConsent): boolean {
  return canReadLessons(consent) && (consentVersion ?? 0) < currentConsentVersion;
}

/** A consent as it is shown: "outdated" is a yes to an earlier text. */
export type ShownConsent = ConsentState | "outdated";

/** @returns the state of a consent, as its words need it */
export function shownConsent(given: GivenConsent): ShownConsent {
  return hasOutdatedConsent(given) ? "outdated" : given.consent;
}

/** The most mails with links to one guardian's mailbox, and for one student, within 24 hours. */
export const guardianMailLimits = { address: 5, student: 5 } as const;

/**
 * When another mail may be sent, so that no 24 hours have more than `limit`.
 *
 * @param earlier when those of the last day were due, and when those that wait will be, in any order
 */
export function nextMailTime(earlier: readonly Date[], limit: number, now: Date): Date {
  const before = earlier.toSorted((a, b) => a.getTime() - b.getTime()).at(-limit);
  return new Date(Math.max(now.getTime(), before ? before.getTime() + day : 0));
}

/** How many days a guardian's link is valid after it was mailed or last read. */
export const guardianLinkDays = 90;

/** When a guardian's link that is mailed or read now expires unless it is read again. */
export function guardianLinkEnd(now: Date): Date {
  return new Date(now.getTime() + guardianLinkDays * day);
}

/** How many hours a link is valid by which a guardian writes messages; reading it changes nothing. */
const messagesLinkHours = 24;

/** When a link to messages that is mailed now expires. */
export function messagesLinkEnd(now: Date): Date {
  return new Date(now.getTime() + messagesLinkHours * hour);
}

/** After how many days without an answer a guardian is reminded, once. */
export const consentReminderDays = 3;
