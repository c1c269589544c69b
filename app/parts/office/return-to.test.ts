import { expect, test } from "vitest";
import { openedFrom, returnTo } from "./return-to.ts";

const list = "/admin-dashboard/students";
const person = "/admin-dashboard/tutors/0b0e8b9c-52a7-4c3c-9f5e-1c2d3e4f5a6b";

test.each(["/admin-dashboard", person, `${list}?needs=tutor&class=class-10`])(
  "%s is returned to",
  (from) => {
    const opened = new URL(openedFrom(from, `${list}/1/delete`), "http://a.example");
    expect(opened.pathname).toBe(`${list}/1/delete`);
    expect(returnTo(list, opened.search)).toBe(from);
  },
);

test("a query of the action's own is kept", () => {
  expect(openedFrom(person, "/x?a=1")).toBe(`/x?a=1&from=${encodeURIComponent(person)}`);
});

test.each([
  "",
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/logout",
  `${person}/sign-out`,
  `${person}?x`,
  `${person}\n`,
  `/admin-dashboard/../logout`,
  "/admin-dashboard/students",
  `${list}?a#b`,
  `${list}?a=/../x`,
  "javascript:alert(1)",
])("any other page leads to the list: %j", (from) => {
  const search = `?${new URLSearchParams({ from })}`;
  expect(returnTo(list, search)).toBe(list + search);
});

test("without a page, the list keeps its query", () => {
  expect(returnTo(list, "?q=anybody")).toBe(`${list}?q=anybody`);
  expect(returnTo(list, "")).toBe(list);
});

test("the place of what was answered is not kept", () => {
  expect(returnTo(list, "?q=anybody&place=3")).toBe(`${list}?q=anybody`);
  expect(returnTo(list, "?place=3")).toBe(list);
});
