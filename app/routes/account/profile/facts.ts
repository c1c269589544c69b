import type { Profile } from "#use-cases/account/profile.ts";
import { studentWords, tutorWords } from "#content/account/profile.ts";
import { isClassId, isSubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { experienceBandName, qualificationName } from "#domain/people/tutor-background.ts";
import { messages } from "./messages.ts";

const classNames = (ids: readonly string[]) =>
  messages.list(ids.map((id) => (isClassId(id) ? className(id) : id)));
const subjectNames = (ids: readonly string[]) =>
  messages.list(ids.map((id) => (isSubjectId(id) ? subjectName(id) : id)));

/** A stored profile as labels and texts, to compare with what was entered. */
export function profileFacts(stored: Profile): [label: string, text: string][] {
  if (stored.role === "student") {
    const { profile } = stored;
    return [
      [studentWords.name, profile.name],
      [studentWords.username, profile.username],
      [studentWords.phoneNumber, profile.phoneNumber],
      [studentWords.address, profile.address],
      [studentWords.referralEmail, profile.referralEmail ?? ""],
      [studentWords.class, classNames([profile.selectedClass])],
      [studentWords.subjects, subjectNames(profile.selectedSubjects)],
    ];
  }
  const { profile } = stored;
  return [
    ...backgroundFacts(profile),
    [tutorWords.phoneNumber, profile.phoneNumber],
    [tutorWords.classes, classNames(profile.selectedClasses)],
    [tutorWords.subjects, subjectNames(profile.selectedSubjects)],
    [tutorWords.bio, profile.bio],
  ];
}

/** The part of a tutor's profile that an approval is based on. */
export function backgroundFacts(
  profile: Extract<Profile, { role: "tutor" }>["profile"],
): [label: string, text: string][] {
  return [
    [tutorWords.firstName, profile.firstName],
    [tutorWords.lastName, profile.lastName],
    [tutorWords.qualification, qualificationName(profile.qualification)],
    [tutorWords.experience, experienceBandName(profile.experience)],
  ];
}
