import fc from "fast-check";
import { expect, test } from "vitest";
import { checkAssignment } from "./assignment.ts";

const good = { studentId: "s1", classId: "class-9", subjectId: "physics", tutorId: "t1" };
const tutor = {
  status: "approved",
  selectedClasses: ["class-9"],
  selectedSubjects: ["physics"],
} as const;

test("a full choice with an eligible tutor has no problem", () => {
  expect(checkAssignment(good, tutor)).toBeNull();
});

test("a missing field is the same problem for every tutor (§5)", () => {
  const choice = (value: string) => fc.constantFrom("", " ", value);
  const forms = fc.record({
    studentId: choice("s1"),
    classId: fc.constantFrom("", "class-4", "class-9"),
    subjectId: fc.constantFrom("", "magic", "physics"),
    tutorId: choice("t1"),
  });
  fc.assert(
    fc.property(forms, fc.constantFrom(tutor, null), (form, someTutor) => {
      const isFull = Object.entries(good).every(
        ([field, value]) => form[field as keyof typeof form] === value,
      );
      const missingTutor = someTutor ? undefined : "tutor-not-eligible";
      const expected = isFull ? missingTutor : "selection-missing";
      expect(checkAssignment(form, someTutor)?.problem).toBe(expected);
    }),
    { numRuns: 300 },
  );
});

test("the field is the first missing one", () => {
  const empty = { studentId: "", classId: "", subjectId: "", tutorId: "" };
  expect(checkAssignment(empty, null)?.field).toBe("studentId");
  expect(checkAssignment({ ...empty, studentId: "s1" }, null)?.field).toBe("classId");
  expect(checkAssignment({ ...good, subjectId: "", tutorId: "" }, null)?.field).toBe("subjectId");
  expect(checkAssignment({ ...good, tutorId: "" }, tutor)).toEqual({
    problem: "selection-missing",
    field: "tutorId",
  });
});

test("a tutor who is not eligible is refused", () => {
  const refused = { problem: "tutor-not-eligible", field: "tutorId" };
  expect(checkAssignment(good, null)).toEqual(refused);
  expect(checkAssignment(good, { ...tutor, status: "pending" })).toEqual(refused);
  expect(checkAssignment(good, { ...tutor, status: "rejected" })).toEqual(refused);
  expect(checkAssignment({ ...good, classId: "btech" }, tutor)).toEqual(refused);
  expect(checkAssignment({ ...good, subjectId: "biology" }, tutor)).toEqual(refused);
});
