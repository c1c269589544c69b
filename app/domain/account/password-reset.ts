import { accountLimits, isEmailAddress, normaliseEmail } from "./account.ts";
import { maximumPasswordLength, minimumPasswordLength } from "./password.ts";
import { firstFailure, type Failure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";

/** The form that requests a password reset, as submitted. */
export type ResetRequestInput = { readonly email: string };

export type ResetRequestProblem = "required-missing" | "email-invalid" | "too-long";

const requestRules: readonly Rule<ResetRequestInput, ResetRequestProblem, "email">[] = [
  [(input) => isBlank(input.email), "required-missing", "email"],
  [(input) => !isEmailAddress(input.email), "email-invalid", "email"],
  [(input) => isLongerThan(input.email, accountLimits.email), "too-long", "email"],
];

/** The first problem of it, or null. Whether the address has an account is not checked. */
export const checkResetRequest = (input: ResetRequestInput) => firstFailure(requestRules, input);

/** A new password, typed twice. */
export type NewPasswordInput = { readonly password: string; readonly confirmPassword: string };

export type NewPasswordProblem = "passwords-differ" | "password-too-short" | "too-long";

const passwordRules: readonly Rule<NewPasswordInput, NewPasswordProblem, keyof NewPasswordInput>[] =
  [
    [(input) => input.password !== input.confirmPassword, "passwords-differ", "confirmPassword"],
    [(input) => input.password.length < minimumPasswordLength, "password-too-short", "password"],
    [(input) => input.password.length > maximumPasswordLength, "too-long", "password"],
  ];

/** The first problem of a new password, or null, by §5's rules for a sign-up, in their order. */
export const checkNewPassword = (input: NewPasswordInput) => firstFailure(passwordRules, input);

/** The email change form as submitted. */
export type EmailChangeInput = { readonly email: string; readonly currentPassword: string };

export type EmailChangeProblem = ResetRequestProblem | "same-address";

/**
 * The first problem of a change of address, or null.
 *
 * @param current the account's own, normalised by `normaliseEmail`
 */
export function checkEmailChange(
  input: EmailChangeInput,
  current: string,
): Failure<EmailChangeProblem, keyof EmailChangeInput> | null {
  const failure = checkResetRequest(input);
  if (failure?.problem === "required-missing") return failure;
  if (input.currentPassword === "") {
    return { problem: "required-missing", field: "currentPassword" };
  }
  if (failure) return failure;
  return normaliseEmail(input.email) === current
    ? { problem: "same-address", field: "email" }
    : null;
}
