import type { Fields } from "#request/form.ts";
import type { StudentProfile, TutorProfile } from "#data/account/profiles.ts";
import { normaliseEmail } from "#domain/account/account.ts";
import { knownClasses, knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { StudentProfileInput } from "#domain/account/student-sign-up.ts";
import type { TutorProfileInput } from "#domain/account/tutor-sign-up.ts";

/** Reads a student's fields by the specification's names (§3); all other fields are ignored. */
export function readStudentProfile(form: Fields): StudentProfileInput {
  return {
    name: form.text("name"),
    username: form.text("username"),
    phoneNumber: form.text("phoneNumber"),
    address: form.text("address"),
    referralEmail: form.text("referralEmail"),
    selectedClass: form.text("selectedClass"),
    selectedSubjects: form.all("selectedSubjects"),
  };
}

/** The profile to store, from fields that have been validated. */
export function toStudentProfile(input: StudentProfileInput): StudentProfile {
  return {
    name: input.name.trim(),
    username: input.username.trim(),
    phoneNumber: input.phoneNumber.trim(),
    address: input.address.trim(),
    referralEmail: normaliseEmail(input.referralEmail) || null,
    selectedClass: input.selectedClass,
    selectedSubjects: knownSubjects(input.selectedSubjects),
  };
}

/** Reads a tutor's fields by the specification's names (§3); all other fields are ignored. */
export function readTutorProfile(form: Fields): TutorProfileInput {
  return {
    firstName: form.text("firstName"),
    lastName: form.text("lastName"),
    phoneNumber: form.text("phoneNumber"),
    qualification: form.text("qualification"),
    experience: form.text("experience"),
    selectedClasses: form.all("selectedClasses"),
    selectedSubjects: form.all("selectedSubjects"),
    bio: form.text("bio"),
  };
}

/** The profile to store, from fields that have been validated. */
export function toTutorProfile(input: TutorProfileInput): TutorProfile {
  return {
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    phoneNumber: input.phoneNumber.trim(),
    qualification: input.qualification,
    experience: input.experience,
    selectedClasses: knownClasses(input.selectedClasses),
    selectedSubjects: knownSubjects(input.selectedSubjects),
    bio: input.bio.trim(),
  };
}
