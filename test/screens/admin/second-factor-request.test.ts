import { describe, expect, test } from "vitest";
import { insertPasskey } from "#data/account/passkeys.ts";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeStudent, password } from "#test/support/people.ts";
import { beginSecondFactor, codeOf, makeCarefulAdmin } from "#test/support/second-factor.ts";

const request = "Protect this dashboard with a second factor";
const setUp = "/account/second-factor";

describe("by default", () => {
  const academy = useAcademy();

  test("a right password leads to the dashboard, which asks for a second factor", async () => {
    const { email } = await makeAdmin(academy);
    const browser = new TestBrowser(academy);
    const { path, page } = await browser.submit("/admin-login", { email, password });
    expect(path).toBe("/admin-dashboard#signed-in");
    expect(page).toContain(request);
    expect(page).toContain(`href="${setUp}"`);
  });

  test("the dashboard no longer asks once there is one", async () => {
    const admin = await makeAdmin(academy);
    const secret = await beginSecondFactor(admin.browser);
    // A pending one does not protect the account yet.
    expect(await admin.browser.read("/admin-dashboard")).toContain(request);
    await admin.browser.post(`${setUp}/confirmation`, { code: codeOf(secret) });
    expect(await admin.browser.read("/admin-dashboard")).not.toContain(request);
  });
});

describe("a passkey", () => {
  const academy = useAcademy({ ADMIN_SECOND_FACTOR: "required" });
  const optional = useAcademy();

  async function makeAdminWithPasskey(where: typeof academy) {
    const admin = await makeAdmin(where);
    const passkey = {
      accountId: admin.id,
      credentialId: Buffer.from(admin.id),
      publicKey: Buffer.alloc(77),
      counter: 0,
      transports: [],
      name: "Phone",
    };
    await insertPasskey(where.database, passkey);
    return admin;
  }

  test("ends the request of the dashboard", async () => {
    const { browser } = await makeAdminWithPasskey(optional);
    expect(await browser.read("/admin-dashboard")).not.toContain(request);
  });

  test("is not what the owner requires, because the password still opens the account", async () => {
    const { browser } = await makeAdminWithPasskey(academy);
    expect((await browser.get("/admin-dashboard")).headers.get("location")).toBe(setUp);
  });
});

describe("where the owner requires it", () => {
  const academy = useAcademy({ ADMIN_SECOND_FACTOR: "required" });

  test("the next sign-in of an admin without one leads to setting it up", async () => {
    const { email } = await makeAdmin(academy);
    const browser = new TestBrowser(academy);
    await browser.post("/admin-login", { email, password });
    expect((await browser.get("/admin-dashboard")).headers.get("location")).toBe(setUp);
    expect(await browser.read(setUp)).toContain(
      "Your academy requires a second factor of every admin.",
    );
    const secret = await beginSecondFactor(browser);
    const done = await browser.post(`${setUp}/confirmation`, { code: codeOf(secret) });
    expect(await done.text()).toContain('href="/admin-dashboard#signed-in"');
    expect((await browser.get("/admin-dashboard")).status).toBe(200);
  });

  test.each([
    "/admin-dashboard",
    "/admin-dashboard/tutors",
    "/admin-dashboard/log",
    "/admin-dashboard/search?q=a",
    "/admin-dashboard/students.csv",
    "/admin-dashboard/assignments/choices",
  ])("until then %s shows nothing, in an older session too", async (path) => {
    const student = await makeStudent(academy);
    const { browser } = await makeAdmin(academy);
    const answer = await browser.get(path);
    expect(answer.headers.get("location")).toBe(setUp);
    const { text } = await browser.getData(path.replace(/\?.*/, ""));
    expect(text).not.toContain(student.email);
  });

  test("until then nothing can be changed, and the attempt is logged", async () => {
    const student = await makeStudent(academy);
    const admin = await makeAdmin(academy);
    const answer = await admin.browser.post(`/admin-dashboard/students/${student.id}/delete`);
    expect((await student.browser.get("/dashboard")).status).toBe(200);
    expect((await readAuditTrail(academy, answer)).kept).toMatchObject([
      { actor_id: admin.id, action: "enter", reason: "no-second-factor" },
    ]);
  });

  test("an admin who has one signs in as ever, and may not go on without one", async () => {
    const admin = await makeCarefulAdmin(academy);
    expect((await admin.signedIn.get("/admin-dashboard")).status).toBe(200);
    const code = admin.codes[0] ?? "";
    await admin.signedIn.post(`${setUp}/removal`, { password, code });
    expect((await admin.signedIn.get("/admin-dashboard")).headers.get("location")).toBe(setUp);
  });
});
