import { expect, test } from "vitest";
import { hasScreen, listRoutes, listUrls } from "#test/support/urls.ts";
import routes from "../app/routes.ts";
import { groups } from "./screens.ts";

test("every screen of the product is pictured", () => {
  const pictured = new Set(groups.flatMap(({ screens }) => screens.map(({ url }) => url)));
  const screens = listRoutes(routes).filter(hasScreen);
  const missing = screens.filter(({ url }) => !pictured.has(url));
  // Only shown between a right password and its code.
  expect(missing.map(({ url }) => url)).toEqual(["/admin-login/code"]);
});

test("no picture has an address that the product doesn't have", () => {
  const urls = new Set(listUrls(routes));
  const pictured = groups.flatMap(({ screens }) => screens.map(({ url }) => url));
  expect(pictured.filter((url) => !urls.has(url))).toEqual([]);
});
