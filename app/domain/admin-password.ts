import { passwordStrength } from "./password.ts";

/** In UTF-16 units as typed. Students and tutors have §9's minimum. */
export const minimumAdminPasswordLength = 12;

export type AdminPasswordProblem = "admin-password-too-short" | "password-common";

/**
 * The first problem of an admin's new password, or null.
 *
 * @param isCommon whether it is on the list of common passwords
 */
export function checkAdminPassword(
  password: string,
  isCommon: boolean,
): AdminPasswordProblem | null {
  if (password.length < minimumAdminPasswordLength) return "admin-password-too-short";
  // No list has all repetitions and sequences, such as "aaaaaaaaaaaa" and "abcdefabcdef".
  return isCommon || passwordStrength(password) === "weak" ? "password-common" : null;
}

/**
 * The forms of a password to look for in a list of common ones: itself, without digits and signs at
 * its ends ("Sunshine2024!"), and the part that it repeats ("dragondragon"). All in lower case.
 */
export function formsOfPassword(password: string): string[] {
  const whole = password.normalize("NFKC").toLowerCase();
  const word = /\p{L}(?:.*\p{L})?/su.exec(whole)?.[0] ?? "";
  return [whole, word].flatMap((form) => [form, repeatedPart(form)]);
}

/** The shortest part of which a text is a repetition: itself, if there is none. */
function repeatedPart(text: string): string {
  // A repetition is also found within two copies of itself, its part's length from the start.
  return text.slice(0, (text + text).indexOf(text, 1));
}
