import { expect, test } from "vitest";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { CourseAccess } from "./course-access.ts";
import { courseAccess, matchesCourse } from "./course-access.ts";

test.each<[boolean | null | undefined, boolean, CourseAccess]>([
  [true, true, "open"],
  [true, false, "open"],
  [false, true, "open"],
  [false, false, "rejected"],
  [undefined, true, "open"],
  [undefined, false, "waiting"],
  [null, true, "open"],
  [null, false, "waiting"],
])("flag %s, active assignment %s: %s (§4)", (flag, hasActiveAssignment, access) => {
  expect(courseAccess({ flag, hasActiveAssignment })).toBe(access);
});

test.each<[string, ClassId, SubjectId, boolean]>([
  ["a1", "class-9", "physics", true],
  ["a2", "class-9", "physics", false],
  ["class-9", "class-9", "physics", true],
  ["class-9", "class-10", "physics", false],
  ["class-9", "class-9", "data-science", false],
  ["btech", "btech", "algorithms", true],
  ["btech", "btech", "social-studies", false],
  ["btech", "class-12", "algorithms", false],
  ["physics", "class-9", "physics", true],
  ["physics", "btech", "physics", true],
  ["physics", "class-9", "chemistry", false],
  ["math", "class-5", "mathematics", true],
  ["mathematics", "class-5", "mathematics", false],
  ["coding", "btech", "web-development", true],
  ["coding", "btech", "english", false],
  ["subject-choice", "class-7", "biology", true],
  ["", "class-9", "physics", false],
  ["toString", "class-9", "physics", false],
])("course %j and an assignment a1 of %s %s: %s", (courseId, classId, subjectId, matches) => {
  expect(matchesCourse(courseId, { id: "a1", classId, subjectId })).toBe(matches);
});
