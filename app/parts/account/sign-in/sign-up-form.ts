import type { Fields } from "#request/form.ts";
import type { StudentSignUpInput } from "#domain/account/student-sign-up.ts";
import type { TutorSignUpInput } from "#domain/account/tutor-sign-up.ts";
import { readStudentProfile, readTutorProfile } from "#parts/account/profile-form.ts";
import { readTexts } from "#domain/shared/texts.ts";

/** Reads the student's sign-up form by the specification's names (§3). */
export function readStudentSignUp(form: Fields): StudentSignUpInput {
  return { ...readStudentProfile(form), ...readAccount(form) };
}

/** Reads the tutor's application form by the specification's names (§3). */
export function readTutorSignUp(form: Fields): TutorSignUpInput {
  return { ...readTutorProfile(form), ...readAccount(form) };
}

const readAccount = ({ text }: Fields) => readTexts(text, "email", "password", "confirmPassword");
