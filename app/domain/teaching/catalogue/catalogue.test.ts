import { expect, test } from "vitest";
import { classes, className, subjectName, subjects } from "./catalogue.ts";
import {
  classIds,
  isClassId,
  isSubjectId,
  knownClasses,
  knownSubjects,
  subjectIds,
} from "./catalogue-ids.ts";

test("the 9 classes of §3 with their categories", () => {
  expect(classes.map(({ id, name, category }) => `${id} | ${name} | ${category}`)).toEqual([
    "class-5 | Class 5 | Primary",
    "class-6 | Class 6 | Middle School",
    "class-7 | Class 7 | Middle School",
    "class-8 | Class 8 | Middle School",
    "class-9 | Class 9 | High School",
    "class-10 | Class 10 | High School",
    "class-11 | Class 11 | Senior Secondary",
    "class-12 | Class 12 | Senior Secondary",
    "btech | BTech | Higher Education",
  ]);
});

test("the 12 subjects of §3, each named after its id", () => {
  expect(subjects).toHaveLength(12);
  for (const { id, name } of subjects) expect(name.toLowerCase().replaceAll(" ", "-")).toBe(id);
});

test("names by id", () => {
  expect(className("class-12")).toBe("Class 12");
  expect(className("btech")).toBe("BTech");
  expect(subjectName("data-structures")).toBe("Data Structures");
});

test("the guards accept the catalogue's ids only", () => {
  expect(classIds.every(isClassId)).toBe(true);
  expect(subjectIds.every(isSubjectId)).toBe(true);
  for (const value of ["", "class-4", "Class-5", "class-5 ", "mathematics", "toString", null, 5]) {
    expect(isClassId(value)).toBe(false);
  }
  for (const value of ["", "math", "Physics", "btech", "__proto__", undefined, ["physics"]]) {
    expect(isSubjectId(value)).toBe(false);
  }
});

test("known ids are kept once each, in the catalogue's order", () => {
  expect(knownSubjects(["physics", "magic", "mathematics", "physics"])).toEqual([
    "mathematics",
    "physics",
  ]);
  expect(knownClasses(["btech", "class-4", "class-5"])).toEqual(["class-5", "btech"]);
  expect(knownSubjects(["magic"])).toEqual([]);
});
