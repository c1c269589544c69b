import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { prerenderedPathsIn } from "#content/site/prerendered.ts";
import { languages } from "#domain/shared/language.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeStudent, type Person } from "#test/support/people.ts";
import { canonicalPath } from "./one-address.ts";

const academy = useAcademy();
let student: Person;
beforeAll(async () => {
  student = await makeStudent(academy);
});

const pages = languages.flatMap(prerenderedPathsIn).filter((path) => !path.includes("."));
const isPage = (path: string) => pages.includes(path);

const ask = (path: string, options: RequestInit = {}) =>
  fetch(academy.url + path, { redirect: "manual", ...options });

test.each(pages)(
  "every other spelling of %s leads to it for good, with the query",
  async (page) => {
    const base = page === "/" ? "" : page;
    const others = [`/${page}`, `${base}//`, `${base}/index.html`, `${base}/INDEX.HTML`];
    if (page !== "/") others.push(`${page}/`, page.toUpperCase(), page.replace(/[a-z]/, encoded));
    for (const other of others) {
      const { status, headers } = await ask(`${other}?from=a%20b&from=//c/`);
      expect([other, status, headers.get("location"), headers.get("cache-control")]).toEqual([
        other,
        308,
        `${page}?from=a%20b&from=//c/`,
        "public, max-age=86400",
      ]);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
    const { status, headers } = await ask(page);
    expect([status, headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=0, must-revalidate",
    ]);
  },
);

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

describe("elsewhere", () => {
  test.each([
    ["/dashboard/", "/dashboard"],
    ["//dashboard/courses//Ab-1//", "/dashboard/courses/Ab-1"],
    ["/guardian/ToKeN/", "/guardian/ToKeN"],
    ["/robots.txt/", "/robots.txt"],
    ["//evil.example/", "/evil.example"],
  ])("%s leads to %s, which no cache keeps", async (path, to) => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await ask(`${path}?a=1`, { method });
      expect([status, headers.get("location")]).toEqual([308, `${to}?a=1`]);
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });

  test("capitals stay, a form is taken where it was sent, and the session is kept", async () => {
    expect((await ask("/guardian/ToKeN")).status).not.toBe(308);
    expect((await ask("/contact/", { method: "POST" })).status).not.toBe(308);
    const { status, headers } = await student.browser.get("/dashboard/");
    expect([status, headers.get("location")]).toEqual([308, "/dashboard"]);
  });
});

test("the address stays on this site, and is final", () => {
  const parts = ["/", "\\", ".", "..", "%", "%2f", "%5c", "%0a", "\t", "é", "TE", "faq", "@", ":"];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts, "evil.example", "index.html")), (some) => {
      const path = canonicalPath(some.join(""), isPage);
      if (path === null) return;
      const base = "https://viluva.example";
      expect(new URL(path, base).origin).toBe(base);
      expect(path).not.toMatch(/\\|\/\/|[^ -~]/);
      expect(canonicalPath(path, isPage)).toBeNull();
    }),
    { numRuns: 2_000 },
  );
  for (const path of ["http://a.example/faq/", "*", "/\\evil.example/", ""]) {
    expect(canonicalPath(path, isPage)).toBeNull();
  }
});
