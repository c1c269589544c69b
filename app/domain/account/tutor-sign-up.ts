import { accountLimits, fullName, isEmailAddress } from "./account.ts";
import { isClassId, isSubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { isName } from "#domain/people/name.ts";
import { maximumPasswordLength, minimumPasswordLength } from "./password.ts";
import { firstFailure, type Failure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { isExperienceBandId, isQualificationId } from "#domain/people/tutor-background.ts";

/** The tutor application as submitted; an absent field is an empty string or list. */
export type TutorSignUpInput = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly qualification: string;
  readonly experience: string;
  readonly selectedClasses: readonly string[];
  readonly selectedSubjects: readonly string[];
  readonly bio: string;
  readonly password: string;
  readonly confirmPassword: string;
};

export type TutorSignUpField = keyof TutorSignUpInput;

/** In UTF-16 units after trimming. */
export const maximumBioLength = 2000;

const rules = [
  [(input) => input.password !== input.confirmPassword, "passwords-differ", "confirmPassword"],
  [(input) => input.password.length < minimumPasswordLength, "password-too-short", "password"],
  [(input) => !input.selectedClasses.some(isClassId), "class-missing", "selectedClasses"],
  [(input) => !input.selectedSubjects.some(isSubjectId), "subject-missing", "selectedSubjects"],
  [(input) => isBlank(input.firstName), "required-missing", "firstName"],
  [(input) => isBlank(input.lastName), "required-missing", "lastName"],
  [(input) => isBlank(input.email), "required-missing", "email"],
  [(input) => isBlank(input.phoneNumber), "required-missing", "phoneNumber"],
  [(input) => !isQualificationId(input.qualification), "required-missing", "qualification"],
  [(input) => !isExperienceBandId(input.experience), "required-missing", "experience"],
  // §5 ends here. The product's further rules follow, so that §5's order holds.
  [(input) => !isEmailAddress(input.email), "email-invalid", "email"],
  [(input) => !isName(input.firstName), "name-invalid", "firstName"],
  [(input) => !isName(input.lastName), "name-invalid", "lastName"],
  [(input) => isLongerThan(input.firstName, accountLimits.name), "too-long", "firstName"],
  // The full name is stored and shown, so the limit applies to both halves together.
  [
    (input) => isLongerThan(fullName(input.firstName, input.lastName), accountLimits.name),
    "too-long",
    "lastName",
  ],
  [(input) => isLongerThan(input.email, accountLimits.email), "too-long", "email"],
  [
    (input) => isLongerThan(input.phoneNumber, accountLimits.phoneNumber),
    "too-long",
    "phoneNumber",
  ],
  [(input) => isLongerThan(input.bio, maximumBioLength), "too-long", "bio"],
  [(input) => input.password.length > maximumPasswordLength, "too-long", "password"],
] as const satisfies readonly Rule<TutorSignUpInput, string, TutorSignUpField>[];

export type TutorSignUpProblem = (typeof rules)[number][1];

const profileFields = [
  "firstName",
  "lastName",
  "phoneNumber",
  "qualification",
  "experience",
  "selectedClasses",
  "selectedSubjects",
  "bio",
] as const satisfies readonly TutorSignUpField[];

/** The profile fields of a tutor, in the application and on the profile page. */
export type TutorProfileInput = Pick<TutorSignUpInput, (typeof profileFields)[number]>;

const profileRules = rules.filter(([, , field]) =>
  (profileFields as readonly string[]).includes(field),
);

/** The first problem of a tutor's profile, or null: the application's rules about its fields. */
export const checkTutorProfile = (input: TutorProfileInput) =>
  firstFailure(profileRules, { email: "", password: "", confirmPassword: "", ...input });

/** A tutor whom an admin invites: what the application asks, without password and background. */
export type InvitedTutorInput = Omit<
  TutorSignUpInput,
  "password" | "confirmPassword" | "qualification" | "experience"
>;

const ownAnswers: readonly TutorSignUpField[] = [
  "password",
  "confirmPassword",
  "qualification",
  "experience",
];
const invitationRules = rules.filter(([, , field]) => !ownAnswers.includes(field));

/**
 * The first problem of a tutor to invite, or null: the application's rules, in their order. The
 * tutors say themselves, in their profile, what they studied.
 */
export function checkInvitedTutor(
  input: InvitedTutorInput,
): Failure<TutorSignUpProblem, TutorSignUpField> | null {
  const unknown = { password: "", confirmPassword: "", qualification: "", experience: "" };
  return firstFailure(invitationRules, { ...unknown, ...input });
}

/**
 * The first problem of a tutor's application, or null. §5's four rules and its required fields
 * come first. Ids that are not in the catalogue count as not chosen.
 */
export const checkTutorSignUp = (input: TutorSignUpInput) => firstFailure(rules, input);
