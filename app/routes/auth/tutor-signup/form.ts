import type { Fields } from "#access/form.ts";
import type { TutorSignUpInput } from "#domain/tutor-sign-up.ts";
import { readTutorProfile } from "../../profile-form.ts";

/** The application's fields by the specification's names (§3); a browser can set no others. */
export function readTutorSignUp(form: Fields): TutorSignUpInput {
  return {
    ...readTutorProfile(form),
    email: form.text("email"),
    password: form.text("password"),
    confirmPassword: form.text("confirmPassword"),
  };
}
