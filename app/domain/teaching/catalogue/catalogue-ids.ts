/** The 9 class ids of §3, youngest first. Names and categories are in `catalogue.ts`. */
export const classIds = [
  "class-5",
  "class-6",
  "class-7",
  "class-8",
  "class-9",
  "class-10",
  "class-11",
  "class-12",
  "btech",
] as const;

/** The 12 subject ids of §3, in its order. */
export const subjectIds = [
  "mathematics",
  "physics",
  "chemistry",
  "biology",
  "english",
  "social-studies",
  "computer-science",
  "programming",
  "data-structures",
  "algorithms",
  "web-development",
  "data-science",
] as const;

export type ClassId = (typeof classIds)[number];
export type SubjectId = (typeof subjectIds)[number];

/** Whether an untrusted value is one of the 9 class ids exactly. */
export function isClassId(value: unknown): value is ClassId {
  return (classIds as readonly unknown[]).includes(value);
}

/** Whether an untrusted value is one of the 12 subject ids exactly. */
export function isSubjectId(value: unknown): value is SubjectId {
  return (subjectIds as readonly unknown[]).includes(value);
}

/** The distinct known class ids among the given values, in the catalogue's order. */
export function knownClasses(values: readonly unknown[]): ClassId[] {
  return classIds.filter((id) => values.includes(id));
}

/** The distinct known subject ids among the given values, in the catalogue's order. */
export function knownSubjects(values: readonly unknown[]): SubjectId[] {
  return subjectIds.filter((id) => values.includes(id));
}
