import { beforeEach, describe, expect, test } from "vitest";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeStudent, password, signedIn } from "#test/support/people.ts";
import {
  beginSecondFactor,
  codeOf,
  makeCarefulAdmin,
  readCodes,
  type CarefulAdmin,
} from "#test/support/second-factor.ts";

const academy = useAcademy();
const secondStep = "/admin-login/code";
const page = "/account/second-factor";
const visitor = () => new TestBrowser(academy);

beforeEach(() => academy.pool.query("delete from rate_limits"));

/** A browser that has submitted the password, but no code. */
async function withPassword({ email }: { email: string }, browser = visitor()) {
  const answer = await browser.post("/admin-login", { email, password });
  expect(answer.status).toBe(200);
  return browser;
}

async function isAdmin(browser: TestBrowser): Promise<boolean> {
  return (await browser.get("/admin-dashboard")).status === 200;
}

async function countOf(table: string, { id }: { id: string }): Promise<number> {
  const { rowCount } = await academy.pool.query(`select from ${table} where admin_id = $1`, [id]);
  return rowCount ?? 0;
}

describe("setting it up", () => {
  test("needs the password, shows a secret, and is active after the first valid code", async () => {
    const admin = await makeAdmin(academy);
    const wrong = await admin.browser.post(page, { password: "not it" });
    expect([wrong.status, await countOf("second_factors", admin)]).toEqual([400, 0]);

    const secret = await beginSecondFactor(admin.browser);
    // Not yet active: the password alone is enough.
    expect((await visitor().post("/admin-login", { email: admin.email, password })).status).toBe(
      303,
    );
    const confirmation = `${page}/confirmation`;
    const refused = await admin.browser.post(confirmation, { code: codeOf(secret, 3600) });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("That code is wrong or has already been used.");

    const done = await admin.browser.post(confirmation, { code: codeOf(secret) });
    expect(done.status).toBe(200);
    const codes = readCodes(await done.text());
    expect(new Set(codes).size).toBe(10);
    // The codes are shown only once.
    expect(readCodes(await admin.browser.read(confirmation))).toEqual([]);
    expect(await admin.browser.read(confirmation)).not.toContain(secret.slice(0, 4));
    const read = await admin.browser.read(page);
    expect(read).toContain("You have 10 recovery codes left.");
    await withPassword(admin);
  });

  test("ends every session from before, except for a new one in this browser", async () => {
    const admin = await makeAdmin(academy);
    const elsewhere = await signedIn(academy, admin);
    const before = admin.browser.cookieHeader;
    const secret = await beginSecondFactor(admin.browser);
    expect(await isAdmin(elsewhere)).toBe(true);
    await admin.browser.post(`${page}/confirmation`, { code: codeOf(secret) });
    expect(await Promise.all([admin.browser, elsewhere].map(isAdmin))).toEqual([true, false]);
    const stolen = await visitor().get("/admin-dashboard", { cookie: before });
    expect(stolen.headers.get("location")).toBe("/admin-login");
  });

  test("expires after half an hour", async () => {
    const admin = await makeAdmin(academy);
    const secret = await beginSecondFactor(admin.browser);
    await academy.pool.query(
      "update second_factors set next_secret_at = now() - interval '31 minutes' where admin_id = $1",
      [admin.id],
    );
    expect(await admin.browser.read(`${page}/confirmation`)).toContain("That took too long");
    const late = await admin.browser.post(`${page}/confirmation`, { code: codeOf(secret) });
    expect(late.status).toBe(400);
  });

  test("again keeps the old secret active until the first valid code of the new one", async () => {
    const admin = await makeCarefulAdmin(academy);
    const next = await beginSecondFactor(admin.signedIn, admin.codes[0]);
    const browser = await withPassword(admin);
    expect((await browser.post(secondStep, { code: codeOf(next) })).status).toBe(400);
    expect((await browser.post(secondStep, { code: codeOf(admin.secret, 30) })).status).toBe(303);
    await admin.signedIn.post(`${page}/confirmation`, { code: codeOf(next) });
    const other = await withPassword(admin);
    expect((await other.post(secondStep, { code: admin.codes[1] ?? "" })).status).toBe(400);
    expect((await other.post(secondStep, { code: codeOf(next, 30) })).status).toBe(303);
  });

  test("stores no readable secret and no readable code in the database", async () => {
    const { id, secret, codes } = await makeCarefulAdmin(academy);
    const { rows } = await academy.pool.query(
      `select f::text, r::text, d::text from second_factors f
       join recovery_codes r using (admin_id) join known_devices d using (admin_id)
       where admin_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(10);
    const all = JSON.stringify(rows);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))]) {
      expect(all).not.toContain(text);
      expect(all).not.toContain(Buffer.from(text).toString("hex"));
    }
  });

  test("a stored secret is valid only for its admin and its key", async () => {
    const [one, other] = [await makeCarefulAdmin(academy), await makeCarefulAdmin(academy)];
    // Copied to another admin, as an attacker with write access to the database could.
    await academy.pool.query(
      "update second_factors f set secret = o.secret from second_factors o where f.admin_id = $1 and o.admin_id = $2",
      [one.id, other.id],
    );
    const browser = await withPassword(one);
    for (const { secret } of [one, other]) {
      expect((await browser.post(secondStep, { code: codeOf(secret, 30) })).status).toBe(400);
    }
    expect(academy.logged).toContainEqual(
      expect.objectContaining({ level: "error", event: "notice" }),
    );
    expect((await browser.post(secondStep, { code: one.codes[0] ?? "" })).status).toBe(303);
  });
});

describe("signing in with it", () => {
  test("opens no session before the code, at any sign-in path", async () => {
    const admin = await makeCarefulAdmin(academy);
    const browser = await withPassword(admin);
    expect(await isAdmin(browser)).toBe(false);
    for (const path of ["/account", page, "/admin-dashboard/tutors"]) {
      expect((await browser.get(path)).status).toBe(302);
    }
    const { rows } = await academy.pool.query(
      "select action, outcome from audit_log where actor_id = $1 order by id desc limit 1",
      [admin.id],
    );
    expect(rows).toEqual([{ action: "begin-sign-in", outcome: "done" }]);
  });

  test("accepts a code once, of this half minute or the ones next to it", async () => {
    const admin = await makeCarefulAdmin(academy);
    const browser = await withPassword(admin);
    // The code of the set-up has been used.
    expect((await browser.post(secondStep, { code: admin.used })).status).toBe(400);
    expect((await browser.post(secondStep, { code: codeOf(admin.secret, 90) })).status).toBe(400);
    const next = codeOf(admin.secret, 30);
    expect((await browser.post(secondStep, { code: next })).status).toBe(303);
    expect(await isAdmin(browser)).toBe(true);
    const other = await withPassword(admin);
    expect((await other.post(secondStep, { code: next })).status).toBe(400);
    expect(await isAdmin(other)).toBe(false);
  });

  test("accepts a recovery code once, in any spelling", async () => {
    const admin = await makeCarefulAdmin(academy);
    const [code = ""] = admin.codes;
    const typed = ` ${code.toLowerCase().replaceAll("-", " ")} `;
    const browser = await withPassword(admin);
    expect((await browser.post(secondStep, { code: typed })).status).toBe(303);
    expect(await browser.read(page)).toContain("You have 9 recovery codes left.");
    const other = await withPassword(admin);
    expect((await other.post(secondStep, { code })).status).toBe(400);
  });

  test("two sign-ins at the same time with one code open one session", async () => {
    const admin = await makeCarefulAdmin(academy);
    const browsers = [await withPassword(admin), await withPassword(admin)];
    const code = codeOf(admin.secret, 30);
    const answers = await sendTogether(browsers.map((one) => () => one.post(secondStep, { code })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 400]);
  });

  test("a right password is valid for ten minutes, and for one code only", async () => {
    const admin = await makeCarefulAdmin(academy);
    const browser = await withPassword(admin);
    const copy = visitor();
    copy.keep(browser.cookieHeader);
    expect((await browser.post(secondStep, { code: admin.codes[0] ?? "" })).status).toBe(303);
    expect((await copy.post(secondStep, { code: admin.codes[1] ?? "" })).status).toBe(400);

    const late = await withPassword(admin);
    await academy.pool.query(
      "update pending_sign_ins set expires_at = now() - interval '1 second'",
    );
    const answer = await late.post(secondStep, { code: admin.codes[1] ?? "" });
    expect([answer.status, await isAdmin(late)]).toEqual([400, false]);
    expect(await answer.text()).toContain("That took too long. Please sign in again.");
  });

  test("a new password invalidates pending sign-ins", async () => {
    const admin = await makeCarefulAdmin(academy);
    const browser = await withPassword(admin);
    const next = "another password";
    await admin.signedIn.post("/account/password", {
      currentPassword: password,
      password: next,
      confirmPassword: next,
    });
    expect((await browser.post(secondStep, { code: admin.codes[0] ?? "" })).status).toBe(400);
    expect(await countOf("known_devices", admin)).toBe(0);
  });

  test("wrong codes are limited and answered like wrong passwords", async () => {
    const admin = await makeCarefulAdmin(academy);
    const browser = await withPassword(admin);
    const words = new Set<string>();
    for (const code of ["000000", "", "AAAA-AAAA-AAAA-AAAA", "%", "1", "2", "3", "4", "5", "6"]) {
      const answer = await browser.post(secondStep, { code });
      expect(answer.status).toBe(400);
      words.add((await answer.text()).replaceAll(/nonce="[^"]+"|[\w-]{36}/g, ""));
      const { logged } = await readAuditTrail(academy, answer);
      expect(logged).toMatchObject([{ event: "sign-in", reason: "wrong-code", outcome: "denied" }]);
    }
    expect(words.size).toBe(1);
    const refused = await browser.post(secondStep, { code: admin.codes[0] ?? "" });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
    // Submitting the right password again does not help either.
    const again = await withPassword(admin);
    expect((await again.post(secondStep, { code: admin.codes[0] ?? "" })).status).toBe(429);
  });

  test("a wrong password does not reveal the second factor", async () => {
    const [careful, plain] = [await makeCarefulAdmin(academy), await makeAdmin(academy)];
    const ask = async (email: string) => {
      const answer = await visitor().post("/admin-login", { email, password: "not it" });
      const text = (await answer.text()).replaceAll(/nonce="[^"]+"|[\w-]{36}/g, "");
      return [answer.status, answer.headers.getSetCookie(), text.replaceAll(email, "")];
    };
    expect(await ask(careful.email)).toEqual(await ask(plain.email));
  });
});

describe("a device", () => {
  async function remembered(admin: CarefulAdmin, at = 0): Promise<TestBrowser> {
    const browser = await withPassword(admin);
    const code = admin.codes[at] ?? "";
    const answer = await browser.post(secondStep, { code, remember: "yes" });
    const cookie = answer.headers.getSetCookie().find((line) => line.includes("viluva_device="));
    expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    return browser;
  }
  const enter = ({ email }: CarefulAdmin, browser: TestBrowser) =>
    browser.post("/admin-login", { email, password });

  test("is remembered if the admin chose so, for that admin only", async () => {
    const admin = await makeCarefulAdmin(academy);
    const browser = await remembered(admin);
    await browser.post("/logout");
    expect((await enter(admin, browser)).status).toBe(303);
    const other = await makeCarefulAdmin(academy);
    expect((await enter(other, browser)).status).toBe(200);

    const unknown = await withPassword(admin);
    await unknown.post(secondStep, { code: admin.codes[1] ?? "" });
    await unknown.post("/logout");
    expect((await enter(admin, unknown)).status).toBe(200);
  });

  test("is asked for a code again after thirty days", async () => {
    const admin = await makeCarefulAdmin(academy);
    const browser = await remembered(admin);
    await academy.pool.query("update known_devices set expires_at = now() - interval '1 second'");
    expect((await enter(admin, browser)).status).toBe(200);
  });

  test("is listed, and can be forgotten by its own admin only", async () => {
    const admin = await makeCarefulAdmin(academy);
    const browser = await remembered(admin);
    const listed = [...(await browser.read(page)).matchAll(/action="([^"]+\/devices\/[^"]+)"/g)];
    expect(listed).toHaveLength(2);
    const [[, first = ""] = []] = listed;
    const other = await makeCarefulAdmin(academy);
    expect((await other.signedIn.post(first)).status).toBe(404);
    expect((await (await makeStudent(academy)).browser.post(first)).status).toBe(404);
    expect(await countOf("known_devices", admin)).toBe(2);
    const { page: listPage } = await admin.signedIn.submit(first);
    expect(listPage).toContain("That device will be asked for a code again.");
    expect((await enter(admin, browser)).status).toBe(200);
  });
});

describe("changing it", () => {
  test.each(["recovery-codes", "removal"])("by %s needs password and code", async (what) => {
    const admin = await makeCarefulAdmin(academy);
    const path = `${page}/${what}`;
    const code = admin.codes[0] ?? "";
    for (const [fields, words] of [
      [{ password: "", code }, "Please fill in all fields"],
      [{ password, code: "" }, "Please fill in all fields"],
      [{ password: "not it", code }, "That password is not correct."],
      [{ password, code: "000000" }, "That code is wrong or has already been used."],
    ] as const) {
      const answer = await admin.signedIn.post(path, fields);
      expect([answer.status, (await answer.text()).includes(words)]).toEqual([400, true]);
    }
    await withPassword(admin);
    const done = await admin.signedIn.post(path, { password, code });
    if (what === "removal") {
      expect(done.status).toBe(303);
      expect((await visitor().post("/admin-login", { email: admin.email, password })).status).toBe(
        303,
      );
      expect(await countOf("recovery_codes", admin)).toBe(0);
    } else {
      const fresh = readCodes(await done.text());
      expect(fresh.filter((one) => admin.codes.includes(one))).toEqual([]);
      const browser = await withPassword(admin);
      expect((await browser.post(secondStep, { code: admin.codes[1] ?? "" })).status).toBe(400);
      expect((await browser.post(secondStep, { code: fresh[0] ?? "" })).status).toBe(303);
    }
  });

  test("guessing codes with a session is limited", async () => {
    const admin = await makeCarefulAdmin(academy);
    for (let at = 0; at < 10; at += 1) {
      await admin.signedIn.post(`${page}/removal`, { password, code: "000000" });
    }
    const fields = { password, code: admin.codes[0] ?? "" };
    expect((await admin.signedIn.post(`${page}/removal`, fields)).status).toBe(429);
    expect(await countOf("second_factors", admin)).toBe(1);
  });
});
