import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { readState, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { signedIn } from "#test/support/people.ts";
import { createTestAccounts, type TestAccounts } from "./actors.ts";

const academy = useAcademy();
let accounts: TestAccounts;

beforeAll(async () => {
  accounts = await createTestAccounts(academy);
});

/** A forged request of a client that impersonates somebody, based on their real cookie. */
interface Forgery {
  cookie?: string;
  headers?: Record<string, string>;
  query?: string;
}

/** The cookie's value as the framework writes a text. */
function encode(value: unknown): string {
  return encodeURIComponent(Buffer.from(JSON.stringify(value)).toString("base64"));
}

/** The session's token in a browser's cookies. */
function decode(cookies: string): string {
  const value = decodeURIComponent(/viluva_session=([^;]*)/.exec(cookies)?.[1] ?? "");
  return JSON.parse(Buffer.from(value, "base64").toString()) as string;
}

const digest = (token: string) => createHash("sha256").update(token).digest();
const swapCase = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

const session = (value: unknown): Forgery => ({ cookie: `viluva_session=${encode(value)}` });

const forgeries: Record<string, (real: string, id: string) => Forgery> = {
  "no cookie at all": () => ({}),
  "an empty token": () => session(""),
  "a token made up": () => session("A".repeat(43)),
  "a token cut short": (real) => session(real.slice(0, -1)),
  "a token with a letter more": (real) => session(`${real}A`),
  "a token in the other case": (real) => session(swapCase(real)),
  "a token with a space before it": (real) => session(` ${real}`),
  "two tokens in a list": (real) => session([real]),
  "the digest that the database keeps": (real) => session(digest(real).toString("base64url")),
  "the digest as it is stored": (real) => session(digest(real).toString("hex")),
  "an account's id": (_, id) => session(id),
  "a whole actor": (_, id) => session({ accountId: id, admin: { name: "Forged" } }),
  true: () => session(true),
  "a token that isn't encoded": (real) => ({ cookie: `viluva_session=${real}` }),
  "broken base64": () => ({ cookie: "viluva_session=%%%" }),
  "the cookie's name under https": (real) => ({ cookie: `__Host-viluva_session=${encode(real)}` }),
  "the cookie's name with a prefix": (real) => ({
    cookie: `__Secure-viluva_session=${encode(real)}`,
  }),
  "the cookie's name in capitals": (real) => ({ cookie: `VILUVA_SESSION=${encode(real)}` }),
  "the cookie's name and more": (real) => ({ cookie: `viluva_session2=${encode(real)}` }),
  "the token in the address": (real) => ({
    query: `?viluva_session=${encode(real)}&token=${real}`,
  }),
  "the token as a bearer's": (real) => ({ headers: { authorization: `Bearer ${real}` } }),
  "the token in a header": (real) => ({ headers: { "x-session": real, "x-auth-token": real } }),
  "a marker in a cookie": (_, id) => ({ cookie: `adminUser=${encode({ uid: id })}` }),
  "a proxy's word for who it is": (_, id) => ({
    headers: {
      "x-forwarded-user": id,
      "x-remote-user": id,
      "x-user-id": id,
      "x-role": "admin",
      "x-admin": "true",
    },
  }),
  "a proxy's word for the address": () => ({
    headers: { "x-original-url": "/faq", "x-rewrite-url": "/faq", "x-forwarded-prefix": "/faq" },
  }),
  "a proxy's word for the client": () => ({
    headers: {
      "x-forwarded-for": "127.0.0.1",
      "x-real-ip": "127.0.0.1",
      forwarded: "for=127.0.0.1",
    },
  }),
};

const signInPaths = {
  student: ["/dashboard", "/login"],
  tutor: ["/tutor-dashboard", "/tutor-login"],
  admin: ["/admin-dashboard", "/admin-login"],
} as const;

type Role = keyof typeof signInPaths;
const roles = Object.keys(signInPaths) as Role[];

/** The answer to a forged request for a role's dashboard: its redirect, and the leaked texts. */
async function ask(role: Role, { cookie, headers = {}, query = "" }: Forgery) {
  const [path] = signInPaths[role];
  const visitor = new TestBrowser(academy);
  const all = { ...headers, ...(cookie !== undefined && { cookie }) };
  const page = await visitor.get(path + query, all);
  const data = await visitor.get(`${path}.data${query}`, all);
  const said = (await page.text()) + (await data.text());
  return {
    page: page.headers.get("location") ?? page.status,
    data: data.status,
    leaks: accounts.canaries.filter(({ text }) => said.includes(text)),
  };
}

test.each(roles)("a %s's real cookie opens their dashboard", async (role) => {
  const { page, data } = await ask(role, { cookie: accounts.people[role].browser.cookieHeader });
  expect([page, data]).toEqual([200, 200]);
});

describe.each(Object.keys(forgeries))("%s", (name) => {
  test.each(roles)("opens no %s's dashboard", async (role) => {
    const { id, browser } = accounts.people[role];
    const forgery = forgeries[name]?.(decode(browser.cookieHeader), id) ?? {};
    expect(await ask(role, forgery)).toEqual({ page: signInPaths[role][1], data: 202, leaks: [] });
  });

  test("deletes nobody", async () => {
    const { id, browser } = accounts.people.admin;
    const {
      cookie,
      headers,
      query = "",
    } = forgeries[name]?.(decode(browser.cookieHeader), id) ?? {};
    const before = await readState(academy);
    const path = `/admin-dashboard/students/${accounts.people.student.id}/delete${query}`;
    const answer = await new TestBrowser(academy).post(
      path,
      { adminUser: JSON.stringify({ uid: id }), role: "admin" },
      { ...headers, ...(cookie !== undefined && { cookie }) },
    );
    expect(answer.headers.get("location")).toBe("/admin-login");
    expect(await readState(academy)).toEqual(before);
  });
});

test.each(roles)("a %s's expired session opens nothing", async (role) => {
  const browser = await signedIn(academy, accounts.people[role]);
  const cookie = browser.cookieHeader;
  expect((await ask(role, { cookie })).page).toBe(200);
  await academy.database
    .updateTable("sessions")
    .set({ expires_at: new Date(Date.now() - 1) })
    .where("token_hash", "=", digest(decode(cookie)))
    .execute();
  expect(await ask(role, { cookie })).toEqual({ page: signInPaths[role][1], data: 202, leaks: [] });
});

test.each(roles)("a %s's cookie from before a sign-out opens nothing", async (role) => {
  const browser = await signedIn(academy, accounts.people[role]);
  const cookie = browser.cookieHeader;
  await browser.post("/logout");
  expect(await ask(role, { cookie })).toEqual({ page: signInPaths[role][1], data: 202, leaks: [] });
});

test("an account without a role record opens no dashboard", async () => {
  const { id } = await academy.database
    .insertInto("accounts")
    .values({ email: "bare@test.example", password_hash: "none" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const browser = await signedIn(academy, { id });
  const answers = ["/dashboard", "/tutor-dashboard", "/admin-dashboard"].map(async (path) => {
    const answer = await browser.get(path);
    return answer.headers.get("location") ?? answer.status;
  });
  expect(await Promise.all(answers)).toEqual(["/login", 403, "/admin-login"]);
});
