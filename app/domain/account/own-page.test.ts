import { expect, test } from "vitest";
import { readStudentPage } from "./own-page.ts";

test.each([
  "/dashboard",
  "/dashboard#to-do",
  "/dashboard/courses/class-10%20maths",
  "/dashboard/courses/0a1b#recordings",
])("%s can be returned to", (page) => {
  expect(readStudentPage(page)).toBe(page);
});

test.each([
  "",
  "https://evil.example/dashboard",
  "//evil.example",
  "/dashboard/../account",
  "/dashboard/courses/",
  "/dashboard/courses/a/b",
  "/dashboard?x=1",
  "/dashboard\n",
  "/account",
])("%j can't", (page) => {
  expect(readStudentPage(page)).toBeNull();
});
