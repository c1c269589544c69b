import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeStudent, makeTutor, password, signedIn } from "#test/support/people.ts";
import { everyNth } from "#test/support/depth.ts";
import { fillUrl, listUrls, unknownIds } from "#test/support/urls.ts";
import routes from "../routes.ts";

const academy = useAcademy();
const actors = ["visitor", "student", "tutor", "admin"] as const;
const people = {} as Record<Exclude<(typeof actors)[number], "visitor">, { id: string }>;

beforeAll(async () => {
  people.student = await makeStudent(academy);
  people.tutor = await makeTutor(academy);
  people.admin = await makeAdmin(academy);
});

const urls = listUrls(routes).map((url) => fillUrl(url, unknownIds));

const elsewhere = [
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "@evil.example",
];
// Common names of parameters with a redirect target.
const names = ["next", "to", "url", "redirect", "redirectTo", "returnTo", "return_to", "q", "at"];

const pairs = names.flatMap((name) => elsewhere.map((target) => [name, target]));
const queries = [String(new URLSearchParams(pairs)), "//evil.example"];

/** Whether a `Location` stays on the site. */
function staysOnSite(location: string | null): boolean {
  return location === null || new URL(location, academy.url).origin === academy.url;
}

function browserOf(actor: (typeof actors)[number]): Promise<TestBrowser> | TestBrowser {
  return actor === "visitor" ? new TestBrowser(academy) : signedIn(academy, people[actor]);
}

describe.each(actors)("no URL redirects a %s off the site", (actor) => {
  test.each(everyNth(10, urls, actors.indexOf(actor)))("%s", async (url) => {
    const browser = await browserOf(actor);
    for (const query of queries) {
      const path = `${url}?${query}`;
      const asked = await browser.get(path);
      const data = await browser.getData(path);
      // A new browser each time, because some requests end the session.
      const posted = await (await browserOf(actor)).post(path, { next: "//evil.example" });
      const locations = [asked, posted].map(({ headers }) => headers.get("location"));
      for (const location of [...locations, data.location]) {
        expect([path, location, staysOnSite(location)]).toEqual([path, location, true]);
      }
    }
  });
});

test.each([
  "//evil.example",
  "//evil.example/",
  "//evil.example/..",
  "/%2Fevil.example",
  "/%5Cevil.example",
  "/\\evil.example/",
  "/login//evil.example",
  "/dashboard//evil.example",
  "/.//evil.example/",
])("%s does not redirect off the site", async (path) => {
  for (const actor of actors) {
    const { headers } = await (await browserOf(actor)).get(path);
    expect([actor, staysOnSite(headers.get("location"))]).toEqual([actor, true]);
  }
});

const forged = {
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  forwarded: "host=evil.example;proto=https",
  referer: "https://evil.example/",
};

test("no header or field redirects a successful form off the site", async () => {
  const { email } = await makeStudent(academy);
  const fields = { email, password, next: "//evil.example", redirectTo: "https://evil.example" };
  const browser = new TestBrowser(academy);
  for (const [path, to] of [
    ["/login?next=//evil.example", "/dashboard"],
    ["/account/sessions/end?next=//evil.example", "/"],
    ["/logout?next=//evil.example", "/"],
  ] as const) {
    const answer = await browser.post(path, fields, forged);
    expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 303, to]);
  }
});
