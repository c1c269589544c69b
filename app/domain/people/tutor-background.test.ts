import { expect, test } from "vitest";
import {
  experienceBandName,
  experienceBands,
  isExperienceBandId,
  isQualificationId,
  qualificationName,
  qualifications,
} from "./tutor-background.ts";

test("the qualifications and experience bands of §9", () => {
  expect(qualifications.map(({ id, name }) => `${id} ${name}`)).toEqual([
    "bachelor Bachelor",
    "master Master",
    "phd PhD",
    "other Other",
  ]);
  expect(experienceBands.map(({ id }) => id)).toEqual(["0-1", "1-3", "3-5", "5-10", "10+"]);
  for (const { id, name } of experienceBands) expect(name).toBe(`${id} years`);
});

test("guards and names", () => {
  expect(isQualificationId("phd")).toBe(true);
  expect(isQualificationId("PhD")).toBe(false);
  expect(isExperienceBandId("10+")).toBe(true);
  expect(isExperienceBandId("10")).toBe(false);
  expect(qualificationName("phd")).toBe("PhD");
  expect(experienceBandName("0-1")).toBe("0-1 years");
  expect(qualificationName("diploma")).toBe("diploma");
});
