import { describe, expect, test } from "vitest";
import { classIds, subjectIds } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { checkChapters } from "#domain/teaching/chapter-list.ts";
import { chaptersOf, standardChapters } from "./all.ts";

describe.each(subjectIds)("%s", (subjectId) => {
  test("every list is one that an admin could save", () => {
    for (const classId of classIds) {
      const chapters = standardChapters(classId, subjectId);
      if (chapters.length > 0)
        expect([classId, checkChapters(chapters.join("\n"))]).toEqual([classId, null]);
    }
  });

  test("it has lists for the last two years of school", () => {
    for (const classId of ["class-11", "class-12"] as const) {
      const hasList = standardChapters(classId, subjectId).length > 0;
      expect([classId, hasList]).toEqual([classId, true]);
    }
  });
});

test("school subjects of class 10 have chapters, and class 5 has no data structures", () => {
  expect(standardChapters("class-10", "mathematics")).toContain("Quadratic equations");
  expect(standardChapters("class-5", "data-structures")).toEqual([]);
});

test("the academy's own list replaces the standard one", () => {
  expect(chaptersOf("class-10", "physics", ["Ours"])).toEqual(["Ours"]);
  expect(chaptersOf("class-10", "physics", null)).toBe(standardChapters("class-10", "physics"));
});
