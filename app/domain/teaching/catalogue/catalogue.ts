import {
  classIds,
  isClassId,
  isSubjectId,
  subjectIds,
  type ClassId,
  type SubjectId,
} from "./catalogue-ids.ts";
import { classCategories, classNames, subjectCategories, subjectNames } from "./catalogue-words.ts";

export type ClassCategory =
  | "primary"
  | "middle-school"
  | "high-school"
  | "senior-secondary"
  | "higher-education";

export type SubjectCategory = "mathematics" | "science" | "languages" | "humanities" | "computing";

type Option<Id> = {
  readonly id: Id;
  readonly name: string;
  /** The name of its category. */
  readonly category: string;
};

export type ClassOption = Option<ClassId>;
export type SubjectOption = Option<SubjectId>;

const categoryOfClass: Record<ClassId, ClassCategory> = {
  "class-5": "primary",
  "class-6": "middle-school",
  "class-7": "middle-school",
  "class-8": "middle-school",
  "class-9": "high-school",
  "class-10": "high-school",
  "class-11": "senior-secondary",
  "class-12": "senior-secondary",
  btech: "higher-education",
};

const categoryOfSubject: Record<SubjectId, SubjectCategory> = {
  mathematics: "mathematics",
  physics: "science",
  chemistry: "science",
  biology: "science",
  english: "languages",
  "social-studies": "humanities",
  "computer-science": "computing",
  programming: "computing",
  "data-structures": "computing",
  algorithms: "computing",
  "web-development": "computing",
  "data-science": "computing",
};

/** The 9 classes of §3, youngest first. */
export const classes: readonly ClassOption[] = classIds.map((id) => ({
  id,
  name: classNames[id],
  category: classCategories[categoryOfClass[id]],
}));

/** The 12 subjects of §3, in its order. */
export const subjects: readonly SubjectOption[] = subjectIds.map((id) => ({
  id,
  name: subjectNames[id],
  category: subjectCategories[categoryOfSubject[id]],
}));

/** "Class 5" for class-5 (§3). */
export function className(id: ClassId): string {
  return classNames[id];
}

/** "Data Structures" for data-structures (§3). */
export function subjectName(id: SubjectId): string {
  return subjectNames[id];
}

/** The name of a stored class; one that the catalogue no longer has keeps its id. */
export function nameOfClass(id: string): string {
  return isClassId(id) ? className(id) : id;
}

/** The same of a stored subject. */
export function nameOfSubject(id: string): string {
  return isSubjectId(id) ? subjectName(id) : id;
}
