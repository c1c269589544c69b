import { beforeEach, describe, expect, test } from "vitest";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import {
  addPasskey,
  readOptions,
  signInWithPasskey,
  TestDevice,
  type Lie,
} from "#test/support/passkeys.ts";
import { makeAdmin, makeStudent, makeTutor } from "#test/support/people.ts";
import { makeCarefulAdmin } from "#test/support/second-factor.ts";

const sites = [
  { where: "on this machine", academy: useAcademy() },
  {
    where: "at PUBLIC_URL",
    academy: useAcademy({ PUBLIC_URL: "https://academy.example", TRUST_PROXY: "1" }),
  },
];
const [{ academy }] = sites as [(typeof sites)[number]];
const visitor = () => new TestBrowser(academy);
const challenge = "/passkey/challenge";
const refusal = "We don't know that passkey. Please sign in with your password.";

beforeEach(() => academy.pool.query("delete from rate_limits"));

async function errorOf(answer: Response): Promise<string | undefined> {
  return ((await answer.json()) as { error?: string }).error;
}

describe.each(sites)("a passkey $where", ({ academy: site }) => {
  test.each([
    ["student", makeStudent, "/dashboard"],
    ["tutor", makeTutor, "/tutor-dashboard"],
    ["admin", makeAdmin, "/admin-dashboard#signed-in"],
  ] as const)("signs a %s in, without an email or a password", async (role, make, home) => {
    const person = await make(site);
    const device = await addPasskey(site, person.browser);
    const browser = new TestBrowser(site);
    const answer = await signInWithPasskey(browser, device, role);
    expect([answer.status, await answer.json()]).toEqual([200, { next: home }]);
    expect((await browser.get(home.replace(/#.*/, ""))).status).toBe(200);
    const { kept } = await readAuditTrail(site, answer);
    expect(kept).toMatchObject([
      { action: "sign-in", outcome: "done", actor_id: person.id, actor_role: role },
    ]);
  });
});

describe("a sign-in with a passkey", () => {
  test("stands for the password and the second factor of an admin", async () => {
    const admin = await makeCarefulAdmin(academy);
    const device = await addPasskey(academy, admin.signedIn);
    const browser = visitor();
    expect((await signInWithPasskey(browser, device, "admin")).status).toBe(200);
    expect((await browser.get("/admin-dashboard")).status).toBe(200);
  });

  test.each([
    ["student", "Failed to sign in. Please check your credentials."],
    ["admin", "Access denied. Admin credentials required."],
  ])(
    "opens no session at the %s's screen for a person without that record",
    async (role, words) => {
      const tutor = await makeTutor(academy);
      const device = await addPasskey(academy, tutor.browser);
      const browser = visitor();
      const answer = await signInWithPasskey(browser, device, role);
      expect([answer.status, await errorOf(answer)]).toEqual([403, words]);
      expect((await browser.get("/account")).status).toBe(302);
      expect((await browser.get("/admin-dashboard")).status).toBe(302);
    },
  );

  test("asks for a discoverable passkey of this site, and for its owner's verification", async () => {
    const answer = await visitor().get(challenge);
    expect(await answer.json()).toMatchObject({
      rpId: new URL(academy.origin).hostname,
      userVerification: "required",
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^viluva_passkey=.*; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  const lies: [string, Lie][] = [
    ["for another site's origin", { origin: "https://evil.example" }],
    ["for another site's name", { site: "evil.example" }],
    ["without verification of its owner", { isVerified: false }],
    ["of another account's handle", { handle: Buffer.from("somebody else").toString("base64url") }],
    ["to a made-up challenge", { challenge: Buffer.alloc(32).toString("base64url") }],
  ];

  test.each(lies)("refuses an answer %s", async (_, lie) => {
    const student = await makeStudent(academy);
    const device = await addPasskey(academy, student.browser);
    const browser = visitor();
    const answer = await signInWithPasskey(browser, device, "student", lie);
    expect([answer.status, await errorOf(answer)]).toEqual([400, refusal]);
    expect((await browser.get("/dashboard")).status).toBe(302);
    expect((await signInWithPasskey(browser, device, "student")).status).toBe(200);
  });

  test("refuses the answer of a device that nobody has added", async () => {
    const answer = await signInWithPasskey(visitor(), new TestDevice(academy), "student");
    expect([answer.status, await errorOf(answer)]).toEqual([400, refusal]);
    expect((await readAuditTrail(academy, answer)).logged).toMatchObject([
      { event: "sign-in", outcome: "denied", reason: "wrong-passkey" },
    ]);
  });

  test.each(["", "{}", "null", "[]", "no JSON", '{"id":"AA","response":{}}', '{"id":1}'])(
    "refuses %j as an answer",
    async (text) => {
      const browser = visitor();
      await browser.get(challenge);
      const answer = await browser.post("/passkey/sign-in/student", { answer: text });
      expect(answer.status).toBe(400);
    },
  );

  test("accepts each challenge once", async () => {
    const student = await makeStudent(academy);
    const device = await addPasskey(academy, student.browser);
    const browser = visitor();
    const fields = { answer: device.get(await readOptions(browser, challenge)) };
    const post = () => browser.post("/passkey/sign-in/student", fields);
    const answers = await Promise.all([post(), post(), post()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect((await post()).status).toBe(400);
  });

  test("accepts a challenge only from the browser that it was given to", async () => {
    const student = await makeStudent(academy);
    const device = await addPasskey(academy, student.browser);
    const [one, other] = [visitor(), visitor()];
    const fields = { answer: device.get(await readOptions(one, challenge)) };
    expect((await other.post("/passkey/sign-in/student", fields)).status).toBe(400);
    await readOptions(other, challenge);
    expect((await other.post("/passkey/sign-in/student", fields)).status).toBe(400);
    expect((await one.post("/passkey/sign-in/student", fields)).status).toBe(200);
  });

  test("accepts no challenge of another use", async () => {
    const student = await makeStudent(academy);
    const device = await addPasskey(academy, student.browser);
    const options = await readOptions(student.browser, "/account/passkeys/challenge");
    const fields = { answer: device.get(options) };
    expect((await student.browser.post("/passkey/sign-in/student", fields)).status).toBe(400);
  });

  test("accepts no challenge after five minutes, nor one whose time was changed", async () => {
    const student = await makeStudent(academy);
    const device = await addPasskey(academy, student.browser);
    const browser = visitor();
    const options = await readOptions(browser, challenge);
    const read = () =>
      Buffer.from(
        decodeURIComponent(/viluva_passkey=([^;]*)/.exec(browser.cookieHeader)?.[1] ?? ""),
        "base64",
      ).toString();
    const [token] = (JSON.parse(read()) as string).split(".");
    for (const expires of [Date.now() - 1000, Date.now() + 3_600_000]) {
      const value = Buffer.from(JSON.stringify(`${token}.${expires}`)).toString("base64");
      browser.keep(`viluva_passkey=${encodeURIComponent(value)}`);
      const fields = { answer: device.get(options) };
      expect((await browser.post("/passkey/sign-in/student", fields)).status).toBe(400);
    }
  });

  test("refuses a device whose counter does not rise, as a copy's does not", async () => {
    const student = await makeStudent(academy);
    const device = await addPasskey(academy, student.browser, new TestDevice(academy, 5));
    expect((await signInWithPasskey(visitor(), device, "student")).status).toBe(200);
    for (const counter of [0, 5, 7]) {
      const answer = await signInWithPasskey(visitor(), device, "student", { counter });
      expect(answer.status).toBe(400);
    }
    expect((await signInWithPasskey(visitor(), device, "student")).status).toBe(200);
  });

  test("needs a form of our own pages", async () => {
    const student = await makeStudent(academy);
    const device = await addPasskey(academy, student.browser);
    const browser = visitor();
    const fields = { answer: device.get(await readOptions(browser, challenge)) };
    const origin = "https://evil.example";
    const answer = await browser.post("/passkey/sign-in/student", fields, { origin });
    expect(answer.status).toBe(403);
  });

  test("is refused to a network after 300 failures, and a success does not count", async () => {
    const student = await makeStudent(academy);
    const device = await addPasskey(academy, student.browser);
    await academy.pool.query("delete from rate_limits");
    await signInWithPasskey(visitor(), device, "student");
    await visitor().post("/passkey/sign-in/student");
    const { rowCount } = await academy.pool.query(
      "update rate_limits set points = points + 299 where key like 'passkey-address%' and points = 1",
    );
    expect(rowCount).toBe(1);
    const answer = await signInWithPasskey(visitor(), device, "student");
    expect(answer.status).toBe(429);
    expect(await errorOf(answer)).toMatch(
      /^Too many sign-in attempts\. Please try again in \d+ min/,
    );
  });
});

describe("all passkeys of an account end", () => {
  test("when its second factor is reset by the operator", async () => {
    const admin = await makeAdmin(academy);
    const device = await addPasskey(academy, admin.browser);
    const { resetSecondFactor } = await import("#data/people/admins.ts");
    await academy.database.transaction().execute((trx) => resetSecondFactor(trx, admin.email));
    expect((await signInWithPasskey(visitor(), device, "admin")).status).toBe(400);
  });

  test("when its password is reset by mail, and when the operator sets an admin's", async () => {
    const { makeLink } = await import("#test/support/mail.ts");
    const student = await makeStudent(academy);
    const device = await addPasskey(academy, student.browser);
    const token = await makeLink(academy, student, "reset-password", student.email);
    const fields = { password: "another long password", confirmPassword: "another long password" };
    expect((await visitor().post(`/reset-password/${token}`, fields)).status).toBe(303);
    expect((await signInWithPasskey(visitor(), device, "student")).status).toBe(400);

    const admin = await makeAdmin(academy);
    const other = await addPasskey(academy, admin.browser);
    const { resetAdminPassword } = await import("#data/people/admins.ts");
    await academy.database
      .transaction()
      .execute((trx) => resetAdminPassword(trx, admin.email, "a hash"));
    expect((await signInWithPasskey(visitor(), other, "admin")).status).toBe(400);
  });
});
