import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank } from "#domain/shared/text-length.ts";

/** The sign-in form's fields, for students, tutors and admins alike. */
export type SignInInput = {
  readonly email: string;
  readonly password: string;
};

export type SignInField = keyof SignInInput;
export type SignInProblem = "required-missing";

const rules: readonly Rule<SignInInput, SignInProblem, SignInField>[] = [
  [(input) => isBlank(input.email), "required-missing", "email"],
  [(input) => input.password === "", "required-missing", "password"],
];

/** The first problem of a sign-in form, or null: both fields are required (§5). */
export const checkSignIn = (input: SignInInput) => firstFailure(rules, input);
