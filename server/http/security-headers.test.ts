import { beforeAll, describe, expect, test } from "vitest";
import { sampleAcademy as facts } from "#content/site/academy.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeStudent } from "#test/support/people.ts";
import { contentSecurityPolicy, mediaHeaders } from "./security-headers.ts";

const academy = useAcademy({ PUBLIC_URL: "https://academy.example" });
let student: TestBrowser;

beforeAll(async () => {
  student = (await makeStudent(academy)).browser;
});

/** One of each kind of answer. */
const answers: Record<string, () => Promise<Response>> = {
  "a prerendered page": () => new TestBrowser(academy).get("/faq"),
  "a page for somebody": () => student.get("/dashboard"),
  "a data request": () => student.get("/dashboard.data"),
  "a redirect": () => new TestBrowser(academy).get("/dashboard"),
  "a form that is refused": () => new TestBrowser(academy).post("/login"),
  "a form of another site": () => student.post("/logout", {}, { origin: "https://evil.example" }),
  "a page that isn't there": () => new TestBrowser(academy).get("/none"),
  "a dashboard for others": () => student.get("/tutor-dashboard"),
  "a method that isn't taken": () => student.send("/dashboard", { method: "DELETE" }),
  "a file": () => new TestBrowser(academy).get("/favicon.svg"),
  "a file that is known": async () => {
    const etag = (await student.get("/favicon.svg")).headers.get("etag") ?? "";
    return student.get("/favicon.svg", { "if-none-match": etag });
  },
  robots: () => new TestBrowser(academy).get("/robots.txt"),
  health: () => new TestBrowser(academy).get("/healthz"),
};
const kinds = Object.keys(answers);
const ask = (kind: string) => answers[kind]?.() ?? Promise.reject(new Error(kind));

test.each(kinds)("%s tells the browser how to guard it", async (kind) => {
  const { headers } = await ask(kind);
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
});

test.each(kinds)("%s runs no scripts but ours, in no frame, with no other base", async (kind) => {
  const policy = (await ask(kind)).headers.get("content-security-policy") ?? "";
  const parts = policy.split("; ");
  for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(parts).toContain(part);
  }
  expect(policy).not.toMatch(/unsafe-|\*|https?:|data:[^;]*script/);
});

test.each(kinds)("%s opens nothing to other origins and names no software", async (kind) => {
  const names = [...(await ask(kind)).headers.keys()];
  const told = names.filter((name) => /^access-control-|^server$|^x-powered-by$/.test(name));
  expect(told).toEqual([]);
});

test.each(kinds)("%s says what it is, and in which letters", async (kind) => {
  const answer = await ask(kind);
  const type = answer.headers.get("content-type");
  if ((await answer.text()) === "") return;
  // A data request's own type is for the framework's scripts, which read it as UTF-8.
  expect(type).toMatch(/^(text\/(html|plain); ?charset=utf-8|image\/svg\+xml|text\/x-script)$/i);
});

describe("a page's inline scripts", () => {
  test("bear a nonce that no other answer has", async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => {
        const answer = await student.get("/dashboard");
        const policy = answer.headers.get("content-security-policy") ?? "";
        const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
        const inline = [...(await answer.text()).matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)];
        expect(inline.length).toBeGreaterThan(0);
        for (const [, attributes] of inline) expect(attributes).toContain(`nonce="${nonce}"`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
    for (const nonce of nonces) expect(Buffer.from(nonce, "base64").length).toBe(16);
  });
});

describe("a page whose media are elsewhere", () => {
  const media = "https://cdn.example.org/viluva/";
  const partsOf = (place: string) =>
    new Map(
      contentSecurityPolicy(place, "bm9uY2U=", { frames: ["https://player.example"] })
        .split("; ")
        .map((part) => [part.split(" ", 1)[0], part.slice(part.indexOf(" ") + 1)]),
    );

  test("loads scripts, fonts and film from there alone", () => {
    const parts = partsOf(media);
    expect(parts.get("script-src")).toBe(`${media} 'inline-speculation-rules' 'nonce-bm9uY2U='`);
    expect(parts.get("font-src")).toBe(media);
    expect(parts.get("media-src")).toBe(media);
  });

  test("loads the academy's logo and colours from the product too", () => {
    expect(partsOf(media).get("style-src")).toBe(`'self' ${media}`);
    expect(partsOf(media).get("img-src")).toBe(`'self' data: ${media}`);
  });

  test("may be of another origin than these, which the product sends to all", () => {
    expect(mediaHeaders("/")).toEqual({});
    expect(mediaHeaders(media)).toEqual({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  test("may do nothing else with that origin", () => {
    const [there, here] = [partsOf(media), partsOf("/")];
    const differ = [...here.keys()].filter((name) => there.get(name) !== here.get(name));
    expect(differ).toEqual(["script-src", "style-src", "img-src", "font-src", "media-src"]);
    expect([...there.keys()]).toEqual([...here.keys()]);
  });
});

describe("a page while families can pay through a gateway", () => {
  const partsOf = (forms: string[]) => contentSecurityPolicy("/", null, { forms }).split("; ");

  test("has forms that lead to it, and differs in nothing else", () => {
    const [on, off] = [partsOf(["https://rzp.io", "https://*.razorpay.com"]), partsOf([])];
    expect(on.filter((part) => !off.includes(part))).toEqual([
      "form-action 'self' https://rzp.io https://*.razorpay.com",
    ]);
    expect(off).toContain("form-action 'self'");
  });
});

describe("what is no page of the product", () => {
  test.each([
    "/.git/config",
    "/.git/HEAD",
    "/.env",
    "/.vite/manifest.json",
    "/package.json",
    "/package-lock.json",
    "/app/routes.ts",
    "/server/commands/start.ts",
    "/server/index.js",
    "/build/server/index.js",
    "/database/migrations/001-accounts.sql",
    "/data/postgres/postgresql.conf",
    "/assets",
    "/fonts",
    "/.well-known",
    "/docs/security/README.md",
    "/metrics",
    "/api",
    "/graphql",
    "/debug",
    "/index.html.br",
    "/favicon.svg.gz",
  ])("%s is a 404", async (path) => {
    const answer = await new TestBrowser(academy).get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/\bat .*\.(ts|js):\d+|node_modules|postgres/i);
  });
});

test("security.txt names a contact of the academy's, and isn't out of date", async () => {
  const answer = await new TestBrowser(academy).get("/.well-known/security.txt");
  const text = await answer.text();
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(text).toContain(`Contact: mailto:${facts.email}\n`);
  expect(text).toContain(`Canonical: ${facts.website}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
});
