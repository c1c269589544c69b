import type { TutorSignUpProblem } from "#domain/tutor-sign-up.ts";
import { messages as shared } from "../messages.ts";

export const messages = {
  title: "Apply as a tutor",
  description: "Tell us what you teach. An admin reads every application.",
  firstName: "First Name",
  lastName: "Last Name",
  qualification: "Qualification",
  experience: "Experience",
  classes: "Classes",
  subjects: "Subjects",
  bio: "Bio",
  submit: "Apply as Tutor",
  links: [
    { before: "Already applied?", label: "Tutor sign in", to: "/tutor-login" },
    { before: "Are you a student?", label: "Sign up as a student", to: "/signup" },
  ],
};

/** §5's words, then ours, for each rule that an application can fail. */
export const problems: Record<TutorSignUpProblem, string> = {
  "passwords-differ": shared.passwordsDiffer,
  "password-too-short": "Password must be at least 6 characters long.",
  "class-missing": "Please select at least one class to teach.",
  "subject-missing": "Please select at least one subject to teach.",
  "required-missing": "Please fill in all required fields.",
  "email-invalid": shared.emailInvalid,
  "too-long": shared.tooLong,
};
