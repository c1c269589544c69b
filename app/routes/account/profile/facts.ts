import type { Profile } from "#access/profile.ts";
import { studentWords, tutorWords } from "#content/profile.ts";
import { isClassId, isSubjectId } from "#domain/catalogue-ids.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { experienceBandName, qualificationName } from "#domain/tutor-background.ts";

const classNames = (ids: readonly string[]) =>
  ids.map((id) => (isClassId(id) ? className(id) : id)).join(", ");
const subjectNames = (ids: readonly string[]) =>
  ids.map((id) => (isSubjectId(id) ? subjectName(id) : id)).join(", ");

/** What a profile says, to compare with what was typed: labels with their texts. */
export function profileFacts(one: Profile): [label: string, text: string][] {
  if (one.role === "student") {
    const { profile } = one;
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
  const { profile } = one;
  return [
    ...backgroundFacts(profile),
    [tutorWords.phoneNumber, profile.phoneNumber],
    [tutorWords.classes, classNames(profile.selectedClasses)],
    [tutorWords.subjects, subjectNames(profile.selectedSubjects)],
    [tutorWords.bio, profile.bio],
  ];
}

/** What an approval is given for. */
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
