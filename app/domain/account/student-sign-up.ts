import { accountLimits, isEmailAddress, splitName } from "./account.ts";
import { isClassId, isSubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { hasHiddenCharacters, isName } from "#domain/people/name.ts";
import { maximumPasswordLength, minimumPasswordLength } from "./password.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";

/** The student sign-up form as submitted; an absent field is an empty string or list. */
export type StudentSignUpInput = {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly name: string;
  readonly username: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly referralEmail: string;
  readonly selectedClass: string;
  readonly selectedSubjects: readonly string[];
};

export type StudentSignUpField = keyof StudentSignUpInput;

const rules = [
  [(input) => input.password !== input.confirmPassword, "passwords-differ", "confirmPassword"],
  [(input) => input.password.length < minimumPasswordLength, "password-too-short", "password"],
  // §5 lists the password here too, but an empty one already fails on its length.
  [(input) => isBlank(input.email), "required-missing", "email"],
  [(input) => isBlank(input.name), "required-missing", "name"],
  [(input) => isBlank(input.username), "required-missing", "username"],
  [(input) => !isClassId(input.selectedClass), "class-missing", "selectedClass"],
  [(input) => !input.selectedSubjects.some(isSubjectId), "subject-missing", "selectedSubjects"],
  // §5 ends here. The product's further rules follow, so that §5's order holds.
  [(input) => !isEmailAddress(input.email), "email-invalid", "email"],
  [
    (input) => !isBlank(input.referralEmail) && !isEmailAddress(input.referralEmail),
    "referral-email-invalid",
    "referralEmail",
  ],
  [(input) => !isName(input.name), "name-invalid", "name"],
  [(input) => hasHiddenCharacters(input.username), "name-invalid", "username"],
  [(input) => isLongerThan(input.name, accountLimits.name), "too-long", "name"],
  [(input) => isLongerThan(input.username, accountLimits.username), "too-long", "username"],
  [(input) => isLongerThan(input.email, accountLimits.email), "too-long", "email"],
  [
    (input) => isLongerThan(input.phoneNumber, accountLimits.phoneNumber),
    "too-long",
    "phoneNumber",
  ],
  [(input) => isLongerThan(input.address, accountLimits.address), "too-long", "address"],
  [(input) => isLongerThan(input.referralEmail, accountLimits.email), "too-long", "referralEmail"],
  [(input) => input.password.length > maximumPasswordLength, "too-long", "password"],
] as const satisfies readonly Rule<StudentSignUpInput, string, StudentSignUpField>[];

export type StudentSignUpProblem = (typeof rules)[number][1];

const profileFields = [
  "name",
  "username",
  "phoneNumber",
  "address",
  "referralEmail",
  "selectedClass",
  "selectedSubjects",
] as const satisfies readonly StudentSignUpField[];

/** The profile fields of a student, at sign-up and on the profile page. */
export type StudentProfileInput = Pick<StudentSignUpInput, (typeof profileFields)[number]>;

const profileRules = rules.filter(([, , field]) =>
  (profileFields as readonly string[]).includes(field),
);

/** The first problem of a student's profile, or null: the sign-up's rules about its fields. */
export const checkStudentProfile = (input: StudentProfileInput) =>
  firstFailure(profileRules, { email: "", password: "", confirmPassword: "", ...input });

/** A student whom an admin invites: the sign-up's fields without a password. */
export type InvitedStudentInput = Omit<StudentSignUpInput, "password" | "confirmPassword">;

const withoutPassword = rules.filter(
  ([, , field]) => field !== "password" && field !== "confirmPassword",
);

/** The first problem of a student to invite, or null: the sign-up's rules, in their order. */
export const checkInvitedStudent = (input: InvitedStudentInput) =>
  firstFailure(withoutPassword, { password: "", confirmPassword: "", ...input });

/** The username of an invited student, who can change it: the first word of the name. */
export function usernameOf(name: string): string {
  return splitName(name).firstName.slice(0, accountLimits.username);
}

/**
 * The first problem of a student's sign-up, or null. §5's five rules come first. An unknown class
 * id counts as no class, and unknown subject ids as not chosen.
 */
export const checkStudentSignUp = (input: StudentSignUpInput) => firstFailure(rules, input);
