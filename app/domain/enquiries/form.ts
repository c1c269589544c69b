import { accountLimits, isEmailAddress, normaliseEmail } from "#domain/account/account.ts";
import {
  isClassId,
  knownSubjects,
  type ClassId,
  type SubjectId,
} from "#domain/teaching/catalogue/catalogue-ids.ts";
import {
  first,
  firstRules,
  isPhoneNumber,
  second,
  secondRules,
  type DemoRequestInput,
  type TimeProblem,
} from "./demo-request.ts";
import {
  enquiryAskers,
  enquiryLanguages,
  type EnquiryAsker,
  type EnquiryLanguage,
} from "./enquiry.ts";
import { isName } from "#domain/people/name.ts";
import { firstFailure, type Failure, type Rule } from "#domain/shared/rules.ts";
import { maximumNoteLength } from "#domain/people/staff-note.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";

/** An enquiry as submitted; an absent field is an empty string or list. */
export type EnquiryInput = DemoRequestInput & {
  readonly name: string;
  readonly asker: string;
  readonly email: string;
  readonly selectedClass: string;
  readonly selectedSubjects: readonly string[];
  readonly language: string;
};

export type EnquiryField = keyof EnquiryInput;
export type EnquiryProblem =
  | "name-missing"
  | "contact-missing"
  | "class-missing"
  | "name-invalid"
  | "phone-invalid"
  | "email-invalid"
  | TimeProblem
  | "same-time"
  | "too-long";

type Facts = EnquiryInput & { readonly now: Date };

/** The rules of a choice that may be left out. */
const optional = (
  rules: typeof firstRules,
  isLeftOut: (input: Facts) => boolean,
): readonly Rule<Facts, EnquiryProblem, EnquiryField>[] =>
  rules.map(([fails, problem, field]) => [
    (input) => !isLeftOut(input) && fails(input),
    problem,
    field,
  ]);

const rules: readonly Rule<Facts, EnquiryProblem, EnquiryField>[] = [
  [(input) => isBlank(input.name), "name-missing", "name"],
  [(input) => isBlank(input.phoneNumber) && isBlank(input.email), "contact-missing", "phoneNumber"],
  [(input) => !isClassId(input.selectedClass), "class-missing", "selectedClass"],
  // What is needed ends here.
  [(input) => !isName(input.name), "name-invalid", "name"],
  [
    (input) => !isBlank(input.phoneNumber) && !isPhoneNumber(input.phoneNumber),
    "phone-invalid",
    "phoneNumber",
  ],
  [(input) => !isBlank(input.email) && !isEmailAddress(input.email), "email-invalid", "email"],
  ...optional(firstRules, (input) => isBlank(input.firstDate) && isBlank(input.firstTime)),
  ...optional(secondRules, (input) => isBlank(input.secondDate) && isBlank(input.secondTime)),
  [
    (input) => first(input) !== null && first(input)?.getTime() === second(input)?.getTime(),
    "same-time",
    "secondTime",
  ],
  [(input) => isLongerThan(input.name, accountLimits.name), "too-long", "name"],
  [
    (input) => isLongerThan(input.phoneNumber, accountLimits.phoneNumber),
    "too-long",
    "phoneNumber",
  ],
  [(input) => isLongerThan(input.email, accountLimits.email), "too-long", "email"],
];

/** The first problem of an enquiry, or null: a name, a class, and a phone number or an email suffice. */
export const checkEnquiry = (input: EnquiryInput, now: Date) =>
  firstFailure(rules, { ...input, now });

/** What the staff write besides, who type in an enquiry. */
export type StaffEnquiryInput = EnquiryInput & { readonly source: string; readonly note: string };

/** The first problem of an enquiry that the staff type in, or null: the same rules, and the note's length. */
export function checkStaffEnquiry(
  input: StaffEnquiryInput,
  now: Date,
): Failure<EnquiryProblem, EnquiryField | "note"> | null {
  const { note } = input;
  return (
    checkEnquiry(input, now) ??
    (isLongerThan(note, maximumNoteLength) ? { problem: "too-long", field: "note" } : null)
  );
}

/** What a valid enquiry says. */
export interface EnquiryWords {
  asker: EnquiryAsker;
  askerName: string;
  /** At least one of phone and email is given. */
  phone: string | null;
  email: string | null;
  classId: ClassId;
  subjectIds: SubjectId[];
  /** The preferred times, as many as were given. */
  first: Date | null;
  second: Date | null;
  language: EnquiryLanguage;
}

/**
 * What an enquiry says, as it is stored; null where `checkEnquiry` found no class. An asker or a
 * language that the form doesn't have counts as its first one.
 */
export function readEnquiry(input: EnquiryInput): EnquiryWords | null {
  const { selectedClass: classId } = input;
  if (!isClassId(classId)) return null;
  return {
    asker: enquiryAskers.find((asker) => asker === input.asker) ?? "parent",
    askerName: input.name.trim(),
    phone: input.phoneNumber.trim() || null,
    email: normaliseEmail(input.email) || null,
    classId,
    subjectIds: knownSubjects(input.selectedSubjects),
    first: first(input),
    second: second(input),
    language: enquiryLanguages.find((language) => language === input.language) ?? "en",
  };
}
