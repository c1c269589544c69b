import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { algorithms } from "./algorithms.ts";
import { biology } from "./biology.ts";
import { chemistry } from "./chemistry.ts";
import { computerScience } from "./computer-science.ts";
import { dataScience } from "./data-science.ts";
import { dataStructures } from "./data-structures.ts";
import { english } from "./english.ts";
import { mathematics } from "./mathematics.ts";
import { physics } from "./physics.ts";
import { programming } from "./programming.ts";
import { socialStudies } from "./social-studies.ts";
import { webDevelopment } from "./web-development.ts";
import type { SubjectSyllabus } from "./syllabus.ts";

const syllabi: Record<SubjectId, SubjectSyllabus> = {
  mathematics,
  physics,
  chemistry,
  biology,
  english,
  "social-studies": socialStudies,
  "computer-science": computerScience,
  programming,
  "data-structures": dataStructures,
  algorithms,
  "web-development": webDevelopment,
  "data-science": dataScience,
};

/**
 * The chapters of a subject in a class, in order: the academy's own where it has made a list, or else
 * the standard ones. There may be none; what was taught is free text then.
 */
export function chaptersOf(
  classId: ClassId,
  subjectId: SubjectId,
  own: readonly string[] | null,
): readonly string[] {
  return own ?? standardChapters(classId, subjectId);
}

/** The standard chapters of a subject in a class, in order; none where it is not taught in school. */
export function standardChapters(classId: ClassId, subjectId: SubjectId): readonly string[] {
  return syllabi[subjectId][classId] ?? [];
}
