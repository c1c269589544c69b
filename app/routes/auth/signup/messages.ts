import type { StudentSignUpProblem } from "#domain/student-sign-up.ts";
import { passwordWords } from "#content/password.ts";
import { messages as shared } from "../messages.ts";

export const messages = {
  title: "Create your account",
  description: "Choose a class and subjects. Your first demo class is free.",
  name: "Full Name",
  username: "Username",
  address: "Address",
  referralEmail: "Referral Email",
  class: "Class",
  subjects: "Subjects",
  submit: "Create Account",
  links: [
    { before: "Already have an account?", label: "Sign in", to: "/login" },
    { before: "Are you a tutor?", label: "Apply as a tutor", to: "/tutor-signup" },
  ],
};

/** §5's words, then ours, for each rule that a sign-up can fail. */
export const problems: Record<StudentSignUpProblem, string> = {
  "passwords-differ": shared.passwordsDiffer,
  "password-too-short": passwordWords.tooShort,
  "required-missing": "Please fill in all required fields.",
  "class-missing": "Please select a class.",
  "subject-missing": "Please select at least one subject.",
  "email-invalid": shared.emailInvalid,
  "referral-email-invalid": "Please enter a valid referral email, or leave it empty.",
  "too-long": shared.tooLong,
};
