import type { Fields } from "#access/form.ts";
import type { StudentSignUpInput } from "#domain/student-sign-up.ts";
import { readStudentProfile } from "../../profile-form.ts";

/** The sign-up form's fields by the specification's names (§3); a browser can set no others. */
export function readStudentSignUp(form: Fields): StudentSignUpInput {
  return {
    ...readStudentProfile(form),
    email: form.text("email"),
    password: form.text("password"),
    confirmPassword: form.text("confirmPassword"),
  };
}
