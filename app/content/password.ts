import type { PasswordStrength } from "#domain/password.ts";
import { inMinutes } from "./count.ts";

/** What people read wherever they choose a password; `differ` and `tooShort` are §5's. */
export const passwordWords = {
  confirm: "Confirm Password",
  hint: "At least 6 characters. Longer is safer.",
  strength: {
    weak: "Easy to guess. A few unrelated words make it much stronger.",
    fair: "Fair. Longer is safer.",
    strong: "Strong.",
  } satisfies Record<PasswordStrength, string>,
  differ: "Passwords do not match.",
  tooShort: "Password must be at least 6 characters.",
  tooLong: "That is longer than we can keep. Please shorten it.",
  tooManyWrong: (minutes: number) =>
    `Too many wrong passwords. Please try again in ${inMinutes(minutes)}.`,
  fillAll: "Please fill in all fields",
};
