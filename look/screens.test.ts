import { expect, test } from "vitest";
import { listUrls } from "#test/support/urls.ts";
import routes from "../app/routes.ts";
import { groups } from "./screens.ts";

/** Addresses without a screen: files, changes that ask no question, redirects, a stream. */
const withoutScreen = [
  /^\/logo$/,
  /\.(xml|txt|ics|csv|json|webmanifest|css)$/,
  /\/(undo|approval|approvals|choices|challenge|offer|removal|acceptance|revocation|verification|withdrawal|invitation|language)$/,
  /\/import\/:importId\/start$/,
  /^\/dashboard\/(items\/:studyItemId\/(finish|reopen)|sessions\/:liveSessionId\/attendance)$/,
  /^\/tutor-dashboard\/sessions\/:liveSessionId\/attendance$/,
  /\/(later|mistake|restoration|logout|live|skip|test-mail|setup\/sender|passkey\/sign-in\/:role)$/,
  /\/(guardian|sessions|:sessionId|:deviceId|:guardianToken)\/end$/,
  /^\/admin-dashboard\/enquiries\/:enquiryId\/(demo\/outcome|owner|reopening)$/,
  // Only shown between a right password and its code.
  /^\/admin-login\/code$/,
];

test("every screen of the product is pictured", () => {
  const pictured = new Set(groups.flatMap(({ screens }) => screens.map(({ url }) => url)));
  const screens = listUrls(routes).filter((url) => !withoutScreen.some((each) => each.test(url)));
  expect(screens.filter((url) => !pictured.has(url))).toEqual([]);
});

test("no picture has an address that the product doesn't have", () => {
  const urls = new Set(listUrls(routes));
  const pictured = groups.flatMap(({ screens }) => screens.map(({ url }) => url));
  expect(pictured.filter((url) => !urls.has(url))).toEqual([]);
});
