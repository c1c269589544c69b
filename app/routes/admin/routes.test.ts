import { expect, test } from "vitest";
import { listUrls } from "#test/support/urls.ts";
import routes from "../../routes.ts";
import { areaOfUrl, mayOpen } from "./routes.ts";

test("every URL of the dashboard has an area, and no other", () => {
  const urls = listUrls(routes).filter((url) => /^\/admin-dashboard(\/|$)/.test(url));
  expect(Object.keys(areaOfUrl).toSorted()).toEqual(urls.toSorted());
});

test("who may open a screen is its area's matter, also over another screen", () => {
  expect(mayOpen("accountant", "/admin-dashboard/lessons/:lessonId")).toBe(true);
  expect(mayOpen("accountant", "/admin-dashboard/lessons/:lessonId/move")).toBe(false);
  expect(mayOpen("coordinator", "/admin-dashboard/nothing")).toBe(false);
});
