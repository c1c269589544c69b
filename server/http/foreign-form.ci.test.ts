import { beforeAll, describe, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { languages, localizePath } from "#domain/shared/language.ts";
import { countRows, useAcademy, type TestAcademy } from "#test/support/academy.ts";
import { everyNth } from "#test/support/depth.ts";
import { makeAdmin, makeStudent, type Person } from "#test/support/people.ts";
import { fillUrl, listUrls, unknownIds } from "#test/support/urls.ts";

const academy = useAcademy();
const overHttps = useAcademy({ PUBLIC_URL: "https://academy.example" });
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const english = listUrls(routes).map((url) => fillUrl(url, unknownIds));
/** Every address in every language that it has one in. */
const urls = [
  ...new Set(english.flatMap((url) => languages.map((language) => localizePath(url, language)))),
];

/**
 * Programs post here without an origin, and a signature decides alone: mail programs (RFC 8058), and the
 * payment gateway, which is switched off here.
 */
const signed = [
  ...languages.map((language) =>
    localizePath(fillUrl("/mail/unsubscribe/:token", unknownIds), language),
  ),
  "/webhooks/razorpay",
];

const origins: [what: string, headers: Record<string, string>][] = [
  ["no origin", {}],
  ["no origin but a browser's word", { "sec-fetch-site": "same-origin" }],
  ["an opaque origin", { origin: "null" }],
  ["a foreign origin", { origin: "https://evil.example" }],
];

function send(
  { url }: TestAcademy,
  path: string,
  headers: Record<string, string>,
  method = "POST",
): Promise<Response> {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return fetch(url + path, { method, headers: { ...type, ...headers }, redirect: "manual" });
}

describe.each(origins)("a form with %s", (what, origin) => {
  // In a usual run each address has it from one of them.
  const shift = origins.findIndex(([other]) => other === what);
  test.each(everyNth(origins.length, urls, shift))(
    "is refused at %s, as a page and as data, and changes nothing",
    async (url) => {
      const headers = { ...origin, cookie: admin.browser.cookieHeader };
      const before = await countRows(academy);
      for (const path of [url, `${url === "/" ? "/_root" : url}.data`]) {
        const answer = await send(academy, path, headers);
        const isSigned = signed.includes(path) && !("origin" in origin);
        expect([path, answer.status]).toEqual([path, isSigned ? 404 : 403]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      expect(await countRows(academy)).toEqual(before);
    },
  );

  test("signs nobody out", async () => {
    const { browser } = await makeStudent(academy);
    await send(academy, "/logout", { ...origin, cookie: browser.cookieHeader });
    expect((await browser.get("/dashboard")).status).toBe(200);
  });
});

test("the page that sends a form names the origin that is asked for", async () => {
  const answer = await send(overHttps, "/logout", { origin: "https://academy.example" });
  expect(answer.status).toBe(303);
  expect((await send(overHttps, "/logout", { origin: overHttps.url })).status).toBe(403);
});

describe("without PUBLIC_URL, a form with an https Origin", () => {
  const urls = ["/login", "/login.data", "/signup", "/logout", "/none", "/dashboard"];

  test.each(urls)("sent to %s is refused and logged as a cross-site form", async (url) => {
    const seen = academy.logged.length;
    const origin = academy.url.replace("http:", "https:");
    const answer = await send(academy, url, { origin });
    expect(answer.status).toBe(403);
    const events = academy.logged.slice(seen);
    expect(events.map(({ event, reason }) => [event, reason])).toEqual([
      ["send-form", "cross-site"],
    ]);
  });
});

test("the refusal is a page that says what to do, with every header of ours", async () => {
  const answer = await send(academy, "/login", { origin: "https://evil.example" });
  const page = await answer.text();
  expect(page).toContain("<h1>This form did not come from our site</h1>");
  expect(page).toContain("Open the page on our own site, reload it and send the form from there.");
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
  expect(answer.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
});
