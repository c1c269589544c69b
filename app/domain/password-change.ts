import { maximumPasswordLength, minimumPasswordLength } from "./password.ts";
import type { Failure, Rule } from "./rules.ts";
import { firstFailure } from "./rules.ts";

/** The form that changes one's own password, as it was sent. */
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
 * The first thing wrong with a change of password, or null: the new one by §5's rules for a
 * sign-up, in their order. Whether the current one is right is asked last, of the account.
 */
export function checkPasswordChange(
  input: PasswordChangeInput,
): Failure<PasswordChangeProblem, PasswordChangeField> | null {
  return firstFailure(rules, input);
}
