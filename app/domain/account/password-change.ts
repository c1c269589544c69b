import { maximumPasswordLength, minimumPasswordLength } from "./password.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";

/** The password change form as submitted. */
export type PasswordChangeInput = {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
};

export type PasswordChangeField = keyof PasswordChangeInput;
export type PasswordChangeProblem =
  | "passwords-differ"
  | "password-too-short"
  | "required-missing"
  | "too-long";

type ChangeRule = Rule<PasswordChangeInput, PasswordChangeProblem, PasswordChangeField>;

const rules: readonly ChangeRule[] = [
  [(input) => input.password !== input.confirmPassword, "passwords-differ", "confirmPassword"],
  [(input) => input.password.length < minimumPasswordLength, "password-too-short", "password"],
  [(input) => input.currentPassword === "", "required-missing", "currentPassword"],
  [(input) => input.password.length > maximumPasswordLength, "too-long", "password"],
];

/**
 * The first problem of a password change, or null. The new password follows §5's rules for
 * a sign-up, in their order. The current password is compared afterwards, by the use case.
 */
export const checkPasswordChange = (input: PasswordChangeInput) => firstFailure(rules, input);
