import { expect, test } from "vitest";
import { listUrls } from "#test/support/urls.ts";
import routes from "../routes.ts";
import { areaOfUrl, mayRequest } from "./staff-areas.ts";

const urls = listUrls(routes).filter((url) => /^\/admin-dashboard(\/|$)/.test(url));

test("every URL of the dashboard has an area, and no other", () => {
  expect(Object.keys(areaOfUrl).toSorted()).toEqual(urls.toSorted());
});

test("a URL without an area is for owners", () => {
  const url = "/admin-dashboard/nothing";
  expect(mayRequest("owner", url, "POST")).toBe(true);
  expect(mayRequest("coordinator", url, "GET")).toBe(false);
});

test("an accountant reads a lesson and sends nothing", () => {
  const url = "/admin-dashboard/lessons/:liveSessionId";
  expect(mayRequest("accountant", url, "GET")).toBe(true);
  expect(mayRequest("accountant", url, "HEAD")).toBe(true);
  expect(mayRequest("accountant", url, "POST")).toBe(false);
  expect(mayRequest("coordinator", url, "POST")).toBe(true);
});
