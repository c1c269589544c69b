import type { ExperienceBandId, QualificationId } from "./tutor-background.ts";

export const qualificationNames: Readonly<Record<QualificationId, string>> = {
  bachelor: "Bachelor",
  master: "Master",
  phd: "PhD",
  other: "Other",
};

export const experienceBandNames: Readonly<Record<ExperienceBandId, string>> = {
  "0-1": "0-1 years",
  "1-3": "1-3 years",
  "3-5": "3-5 years",
  "5-10": "5-10 years",
  "10+": "10+ years",
};
