import type { Fields } from "#access/form.ts";
import type { StudentSignUpInput } from "#domain/student-sign-up.ts";

/** The sign-up form's fields by the specification's names (§3); a browser can set no others. */
export function readStudentSignUp(form: Fields): StudentSignUpInput {
  return {
    email: form.text("email"),
    password: form.text("password"),
    confirmPassword: form.text("confirmPassword"),
    name: form.text("name"),
    username: form.text("username"),
    phoneNumber: form.text("phoneNumber"),
    address: form.text("address"),
    referralEmail: form.text("referralEmail"),
    selectedClass: form.text("selectedClass"),
    selectedSubjects: form.all("selectedSubjects"),
  };
}
