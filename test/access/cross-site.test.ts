import { beforeAll, describe, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { readState, useAcademy } from "#test/support/academy.ts";
import { everyNth } from "#test/support/depth.ts";
import { fillUrl, hasAction, listRoutes, unknownIds } from "#test/support/urls.ts";
import { createTestAccounts, type Actor, type TestAccounts } from "./actors.ts";
import { lessonIds } from "./lesson.ts";

const academy = useAcademy();
let accounts: TestAccounts;

beforeAll(async () => {
  accounts = await createTestAccounts(academy);
});

const fields = { email: "forged@evil.example", password: "correct horse", reason: "Forged." };

/** Whose browser another site would send the form from. */
function victimOf(url: string): Actor {
  if (url.startsWith("/admin-dashboard")) return "admin";
  if (url.startsWith("/tutor-dashboard") || url.startsWith("/account/hours")) return "tutor";
  return /^\/(?:dashboard|account|calendar|logout)/.test(url) ? "student" : "visitor";
}

/** Every address that takes a form. */
const urls = listRoutes(routes)
  .filter(hasAction)
  .map(({ url }) => url);

const origins: Record<string, (own: string) => Record<string, string>> = {
  "another site": () => ({ origin: "https://evil.example" }),
  "an opaque origin": () => ({ origin: "null" }),
  "a name that begins as ours": (own) => ({ origin: `${own}.evil.example` }),
  "a browser that says cross-site": (own) => ({ origin: own, "sec-fetch-site": "cross-site" }),
  "a neighbour of the same site": (own) => ({ origin: own, "sec-fetch-site": "same-site" }),
};

describe.each(Object.keys(origins))("a form from %s", (from) => {
  // In a usual run each form comes from one of them.
  const shift = Object.keys(origins).indexOf(from);
  test.each(everyNth(Object.keys(origins).length, urls, shift))(
    "to %s is refused and changes nothing",
    async (url) => {
      const lesson = accounts.lesson("tutor", "own");
      if (!lesson) throw new Error("no lesson");
      const before = await readState(academy);
      const headers = origins[from]?.(academy.origin) ?? {};
      const path = fillUrl(url, { ...unknownIds, ...lessonIds(lesson, "recordings") });
      for (const address of [path, `${path}.data`]) {
        const answer = await accounts.browsers[victimOf(url)].post(address, fields, headers);
        expect(answer.status, address).toBe(403);
      }
      expect(await readState(academy)).toEqual(before);
    },
  );
});
