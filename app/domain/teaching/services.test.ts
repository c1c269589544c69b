import { expect, test } from "vitest";
import { classIds, subjectIds } from "./catalogue/catalogue-ids.ts";
import { findService, legacyCourseName, services } from "./services.ts";

test("14 services, each with its own id and name (§3)", () => {
  expect(services).toHaveLength(14);
  expect(new Set(services.map(({ id }) => id)).size).toBe(14);
  expect(new Set(services.map(({ name }) => name)).size).toBe(14);
});

test("each class has one tuition service, named after it", () => {
  const tuition = services.filter(({ classId }) => classId !== null);
  expect(tuition.map(({ classId }) => classId)).toEqual(classIds);
  expect(tuition.map(({ name }) => name)).toEqual([
    ...[5, 6, 7, 8, 9, 10, 11, 12].map((number) => `Class ${number} Tuition`),
    "BTech Tuition",
  ]);
});

test("the services by subject are those of the subject pages (§2)", () => {
  const ids = services.filter(({ classId }) => classId === null).map(({ id }) => id);
  expect(ids).toEqual(["math", "chemistry", "physics", "coding", "subject-choice"]);
});

test("every service has a description and distinct subjects", () => {
  for (const { description, subjects } of services) {
    expect(description).not.toBe("");
    expect(subjects.length).toBeGreaterThan(0);
    expect(new Set(subjects).size).toBe(subjects.length);
  }
  expect(findService("subject-choice")?.subjects).toEqual(subjectIds);
});

test("a legacy course has the catalogue's name, or its id as it is", () => {
  expect(legacyCourseName("coding")).toBe("Coding Mentorship");
  expect(legacyCourseName("class-5")).toBe("Class 5 Tuition");
  for (const id of ["", "Coding", "constructor", "<b>old</b>", "పాత"]) {
    expect(legacyCourseName(id)).toBe(id);
  }
});
