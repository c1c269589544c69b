import { experienceBandNames, qualificationNames } from "./tutor-background-words.ts";

const qualificationIds = ["bachelor", "master", "phd", "other"] as const;
const experienceBandIds = ["0-1", "1-3", "3-5", "5-10", "10+"] as const;

export type QualificationId = (typeof qualificationIds)[number];
export type ExperienceBandId = (typeof experienceBandIds)[number];

/** A tutor's qualifications (§3, §9), in the order of the form. */
export const qualifications = qualificationIds.map((id) => ({ id, name: qualificationNames[id] }));

/** A tutor's experience in years (§3, §9), in the order of the form. */
export const experienceBands = experienceBandIds.map((id) => ({
  id,
  name: experienceBandNames[id],
}));

/** Whether an untrusted value is one of the 4 qualification ids. */
export function isQualificationId(value: unknown): value is QualificationId {
  return qualifications.some(({ id }) => id === value);
}

/** Whether an untrusted value is one of the 5 experience band ids. */
export function isExperienceBandId(value: unknown): value is ExperienceBandId {
  return experienceBands.some(({ id }) => id === value);
}

/** "PhD" for phd (§3). An unknown id is returned unchanged. */
export function qualificationName(id: string): string {
  return qualifications.find((qualification) => qualification.id === id)?.name ?? id;
}

/** "10+ years" for 10+ (§3). An unknown id is returned unchanged. */
export function experienceBandName(id: string): string {
  return experienceBands.find((band) => band.id === id)?.name ?? id;
}
