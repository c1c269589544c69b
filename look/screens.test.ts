import { expect, test } from "vitest";
import { hasScreen, listRoutes, listUrls } from "#test/support/urls.ts";
import routes from "../app/routes.ts";
import { groups } from "./screens.ts";

/** Screens that only a request without a form reaches, or that the next screen replaces at once. */
const notPictured = [
  /\/(undo|removal|restoration)$/,
  /^\/dashboard\/items\/:studyItemId\/(finish|reopen)$/,
  // Only shown between a right password and its code.
  /^\/admin-login\/code$/,
];

test("every screen of the product is pictured", () => {
  const pictured = new Set(groups.flatMap(({ screens }) => screens.map(({ url }) => url)));
  const screens = listRoutes(routes)
    .filter(hasScreen)
    .filter(({ url }) => !notPictured.some((each) => each.test(url)));
  expect(screens.filter(({ url }) => !pictured.has(url))).toEqual([]);
});

test("no picture has an address that the product doesn't have", () => {
  const urls = new Set(listUrls(routes));
  const pictured = groups.flatMap(({ screens }) => screens.map(({ url }) => url));
  expect(pictured.filter((url) => !urls.has(url))).toEqual([]);
});
