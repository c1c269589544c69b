import type { Fields } from "#access/form.ts";
import type { TutorSignUpInput } from "#domain/tutor-sign-up.ts";

/** The application's fields by the specification's names (§3); a browser can set no others. */
export function readTutorSignUp(form: Fields): TutorSignUpInput {
  return {
    firstName: form.text("firstName"),
    lastName: form.text("lastName"),
    email: form.text("email"),
    phoneNumber: form.text("phoneNumber"),
    qualification: form.text("qualification"),
    experience: form.text("experience"),
    selectedClasses: form.all("selectedClasses"),
    selectedSubjects: form.all("selectedSubjects"),
    bio: form.text("bio"),
    password: form.text("password"),
    confirmPassword: form.text("confirmPassword"),
  };
}
