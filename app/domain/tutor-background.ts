/** A tutor's qualifications (§3, §9), in the order of the form. */
export const qualifications = [
  { id: "bachelor", name: "Bachelor" },
  { id: "master", name: "Master" },
  { id: "phd", name: "PhD" },
  { id: "other", name: "Other" },
] as const;

/** A tutor's experience in years (§3, §9), in the order of the form. */
export const experienceBands = [
  { id: "0-1", name: "0-1 years" },
  { id: "1-3", name: "1-3 years" },
  { id: "3-5", name: "3-5 years" },
  { id: "5-10", name: "5-10 years" },
  { id: "10+", name: "10+ years" },
] as const;

export type QualificationId = (typeof qualifications)[number]["id"];
export type ExperienceBandId = (typeof experienceBands)[number]["id"];

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
