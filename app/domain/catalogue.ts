import { classIds, subjectIds } from "./catalogue-ids.ts";
import type { ClassId, SubjectId } from "./catalogue-ids.ts";

export type ClassCategory =
  | "Primary"
  | "Middle School"
  | "High School"
  | "Senior Secondary"
  | "Higher Education";

export type SubjectCategory = "Mathematics" | "Science" | "Languages" | "Humanities" | "Computing";

type Option<Id, Category> = {
  readonly id: Id;
  readonly name: string;
  readonly category: Category;
};

export type ClassOption = Option<ClassId, ClassCategory>;
export type SubjectOption = Option<SubjectId, SubjectCategory>;

const classFacts: Record<ClassId, readonly [name: string, category: ClassCategory]> = {
  "class-5": ["Class 5", "Primary"],
  "class-6": ["Class 6", "Middle School"],
  "class-7": ["Class 7", "Middle School"],
  "class-8": ["Class 8", "Middle School"],
  "class-9": ["Class 9", "High School"],
  "class-10": ["Class 10", "High School"],
  "class-11": ["Class 11", "Senior Secondary"],
  "class-12": ["Class 12", "Senior Secondary"],
  btech: ["BTech", "Higher Education"],
};

const subjectFacts: Record<SubjectId, readonly [name: string, category: SubjectCategory]> = {
  mathematics: ["Mathematics", "Mathematics"],
  physics: ["Physics", "Science"],
  chemistry: ["Chemistry", "Science"],
  biology: ["Biology", "Science"],
  english: ["English", "Languages"],
  "social-studies": ["Social Studies", "Humanities"],
  "computer-science": ["Computer Science", "Computing"],
  programming: ["Programming", "Computing"],
  "data-structures": ["Data Structures", "Computing"],
  algorithms: ["Algorithms", "Computing"],
  "web-development": ["Web Development", "Computing"],
  "data-science": ["Data Science", "Computing"],
};

/** The 9 classes of §3, youngest first. */
export const classes: readonly ClassOption[] = classIds.map((id) => {
  const [name, category] = classFacts[id];
  return { id, name, category };
});

/** The 12 subjects of §3, in its order. */
export const subjects: readonly SubjectOption[] = subjectIds.map((id) => {
  const [name, category] = subjectFacts[id];
  return { id, name, category };
});

/** "Class 5" for class-5 (§3). */
export function className(id: ClassId): string {
  return classFacts[id][0];
}

/** "Data Structures" for data-structures (§3). */
export function subjectName(id: SubjectId): string {
  return subjectFacts[id][0];
}
