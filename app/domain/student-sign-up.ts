import { accountLimits, isEmailAddress } from "./account.ts";
import { isClassId, isSubjectId } from "./catalogue-ids.ts";
import { maximumPasswordLength, minimumPasswordLength } from "./password.ts";
import type { Failure, Rule } from "./rules.ts";
import { firstFailure } from "./rules.ts";
import { isBlank, isLongerThan } from "./text-length.ts";

/** The student sign-up form as it was sent; an absent field is an empty text or list. */
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
export type StudentSignUpProblem =
  | "passwords-differ"
  | "password-too-short"
  | "required-missing"
  | "class-missing"
  | "subject-missing"
  | "email-invalid"
  | "referral-email-invalid"
  | "too-long";

const rules: readonly Rule<StudentSignUpInput, StudentSignUpProblem, StudentSignUpField>[] = [
  [(input) => input.password !== input.confirmPassword, "passwords-differ", "confirmPassword"],
  [(input) => input.password.length < minimumPasswordLength, "password-too-short", "password"],
  // §5 names the password here too, but an empty one has failed on its length.
  [(input) => isBlank(input.email), "required-missing", "email"],
  [(input) => isBlank(input.name), "required-missing", "name"],
  [(input) => isBlank(input.username), "required-missing", "username"],
  [(input) => !isClassId(input.selectedClass), "class-missing", "selectedClass"],
  [(input) => !input.selectedSubjects.some(isSubjectId), "subject-missing", "selectedSubjects"],
  // §5 ends here. Ours come after it, so that its order holds.
  [(input) => !isEmailAddress(input.email), "email-invalid", "email"],
  [
    (input) => !isBlank(input.referralEmail) && !isEmailAddress(input.referralEmail),
    "referral-email-invalid",
    "referralEmail",
  ],
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
];

const profileFields = [
  "name",
  "username",
  "phoneNumber",
  "address",
  "referralEmail",
  "selectedClass",
  "selectedSubjects",
] as const satisfies readonly StudentSignUpField[];

/** What a student says of themself, at sign-up and whenever they correct it. */
export type StudentProfileInput = Pick<StudentSignUpInput, (typeof profileFields)[number]>;

const profileRules = rules.filter(([, , field]) => profileFields.some((one) => one === field));

/** The first thing wrong with a student's profile, or null: the sign-up's rules about its fields. */
export function checkStudentProfile(
  input: StudentProfileInput,
): Failure<StudentSignUpProblem, StudentSignUpField> | null {
  return firstFailure(profileRules, { email: "", password: "", confirmPassword: "", ...input });
}

/**
 * The first thing wrong with a student's sign-up, or null. The order is §5's five rules, then our
 * own. An unknown class id counts as no class, and unknown subject ids as not chosen.
 */
export function checkStudentSignUp(
  input: StudentSignUpInput,
): Failure<StudentSignUpProblem, StudentSignUpField> | null {
  return firstFailure(rules, input);
}
