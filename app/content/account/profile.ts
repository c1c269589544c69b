import type { StudentSignUpProblem } from "#domain/account/student-sign-up.ts";
import type { TutorSignUpProblem } from "#domain/account/tutor-sign-up.ts";
import { passwordWords } from "./password.ts";

const shared = {
  phoneNumber: "Phone Number",
  optional: "optional",
  choose: "Choose one",
  subjects: "Subjects",
};

const sharedProblems = {
  "passwords-differ": passwordWords.differ,
  "required-missing": "Please fill in all required fields.",
  "email-invalid": "Please enter a valid email address.",
  "name-invalid":
    "Please write names without links or hidden characters, and with a space after a full stop.",
  "too-long": passwordWords.tooLong,
};

/** The labels of a student's fields, and the message for each rule: §5's words, then our own. */
export const studentWords = {
  ...shared,
  name: "Full Name",
  username: "Username",
  address: "Address",
  referralEmail: "Referral Email",
  more: "Phone, address and referral",
  class: "Class",
  problems: {
    ...sharedProblems,
    "password-too-short": passwordWords.tooShort,
    "class-missing": "Please select a class.",
    "subject-missing": "Please select at least one subject.",
    "referral-email-invalid": "Please enter a valid referral email, or leave it empty.",
  } satisfies Record<StudentSignUpProblem, string>,
};

/** The same for a tutor's fields. */
export const tutorWords = {
  ...shared,
  firstName: "First Name",
  lastName: "Last Name",
  qualification: "Qualification",
  experience: "Experience",
  classes: "Classes",
  bio: "Bio",
  problems: {
    ...sharedProblems,
    "password-too-short": "Password must be at least 6 characters long.",
    "class-missing": "Please select at least one class to teach.",
    "subject-missing": "Please select at least one subject to teach.",
  } satisfies Record<TutorSignUpProblem, string>,
};
