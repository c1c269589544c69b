import {
  minimumAdminPasswordLength,
  type AdminPasswordProblem,
} from "#domain/account/admin-password.ts";
import type { PasswordStrength } from "#domain/account/password.ts";
import { inMinutes } from "#content/shared/count.ts";

/** The words of every password form; `differ` and `tooShort` are §5's. */
export const passwordWords = {
  otherProof: "Or use a passkey or a code",
  own: "Your password",
  wrong: "That password is not correct.",
  confirm: "Confirm Password",
  hint: "At least 6 characters. Longer and less common is safer.",
  adminHint: `At least ${minimumAdminPasswordLength} characters, and not one that many people use. A few unrelated words are easy to remember.`,
  adminProblems: {
    "admin-password-too-short": `An admin's password must be at least ${minimumAdminPasswordLength} characters.`,
    "password-common":
      "Many people use that password, so attackers try it first. Please choose another.",
    "password-own-words":
      "That password is little more than the name or address of the academy or your own, which attackers try first. Please add words that have nothing to do with them.",
  } satisfies Record<AdminPasswordProblem, string>,
  strength: {
    weak: "Easy to guess. A few unrelated words make it much stronger.",
    fair: "Fair. Longer is safer.",
    strong: "Strong.",
  } satisfies Record<PasswordStrength, string>,
  differ: "Passwords do not match.",
  tooShort: "Password must be at least 6 characters.",
  tooLong: "That is too long. Please shorten it.",
  tooManyWrong: (minutes: number) =>
    `Too many wrong passwords. Please try again in ${inMinutes(minutes)}.`,
  fillAll: "Please fill in all fields",
};
