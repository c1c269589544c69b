import type { NewPasswordProblem, ResetRequestProblem } from "#domain/account/password-reset.ts";
import { messages } from "./messages.ts";

/** The message for each rule that a request for a new password can fail. */
export const requestProblems: Record<ResetRequestProblem, string> = {
  "required-missing": messages.fillAll,
  "email-invalid": messages.emailInvalid,
  "too-long": messages.tooLong,
};

/** The message for each rule that a new password can fail: §5's words, then our own. */
export const newPasswordProblems: Record<NewPasswordProblem, string> = {
  "passwords-differ": messages.passwordsDiffer,
  "password-too-short": messages.passwordTooShort,
  "too-long": messages.tooLong,
};
