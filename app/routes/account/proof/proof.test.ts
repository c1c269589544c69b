import { createCookie } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { addPasskey, prove, readOptions, TestDevice } from "#test/support/passkeys.ts";
import {
  makeAdmin,
  makeStudent,
  makeTutor,
  password,
  signedIn,
  type Person,
} from "#test/support/people.ts";
import { makeCarefulAdmin } from "#test/support/second-factor.ts";

const academy = useAcademy();
const proof = "/account/proof";

beforeEach(() => academy.pool.query("delete from rate_limits"));

const age = ({ id }: Person, minutes: number) =>
  academy.pool.query(
    "update sessions set confirmed_at = now() - make_interval(mins => $2) where account_id = $1",
    [id, minutes],
  );

async function isProved(browser: TestBrowser): Promise<boolean> {
  return (await browser.get("/account/export")).status === 200;
}

describe("a fresh proof", () => {
  test("is asked for before the export, its file, and an admin's lists, and lasts five minutes", async () => {
    const admin = await makeAdmin(academy);
    const paths = [
      "/account/export",
      "/account/export.json",
      "/admin-dashboard/students.csv?q=a",
      "/admin-dashboard/tutors.csv",
      "/admin-dashboard/assignments.csv",
    ];
    // A proof leads to the page that offers a file, which starts the download.
    const pages = paths.map((path) => path.replace(/\.(json|csv)/, ""));
    const locations = async () =>
      Promise.all(
        paths.map(async (path) => (await admin.browser.get(path)).headers.get("location")),
      );
    const asked = paths.map((next) => `${proof}?${new URLSearchParams({ next })}`);
    expect(await locations()).toEqual(asked);
    for (const [index, path] of asked.entries()) {
      const answer = await admin.browser.post(path, { password });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, pages[index]]);
    }
    expect(await locations()).toEqual(paths.map(() => null));
    await age(admin, 6);
    expect(await locations()).toEqual(asked);
  });

  test("leads back to the page that offers a file, which starts the download once", async () => {
    const admin = await makeAdmin(academy);
    const { browser } = admin;
    const files = [
      ["/account/export.json", "/account/export"],
      [
        "/admin-dashboard/students.csv?q=a&class=class-9",
        "/admin-dashboard/students?q=a&class=class-9",
      ],
      ["/admin-dashboard/tutors.csv?", "/admin-dashboard/tutors?"],
      ["/admin-dashboard/assignments.csv", "/admin-dashboard/assignments"],
      ["/admin-dashboard/quality.csv?weeks=4", "/admin-dashboard/quality?weeks=4"],
      ["/admin-dashboard/quality/lessons.csv?x=1", "/admin-dashboard/quality/lessons?x=1"],
    ] as const;
    for (const [file, page] of files) {
      await age(admin, 6);
      const asked = (await browser.get(file)).headers.get("location") ?? "";
      const proved = await browser.post(asked, { password });
      const to = page.replace(/\?$/, "");
      expect([proved.status, proved.headers.get("location")]).toEqual([303, to]);
      // Another page on the way, or the router's own request, takes nothing away.
      expect((await browser.get("/account")).headers.get("refresh")).toBeNull();
      await browser.getData(to);
      const shown = await browser.get(to);
      const target = file.replace(/\?$/, "");
      expect([shown.status, shown.headers.get("refresh")]).toEqual([200, `0; url=${target}`]);
      expect((await browser.get(target)).headers.get("content-disposition")).toMatch(/^attachment/);
      expect((await browser.get(to)).headers.get("refresh")).toBeNull();
    }
  });

  test("lets no forged cookie start another download", async () => {
    const { browser } = await makeStudent(academy);
    await prove(browser);
    for (const file of [
      "https://evil.example/account/export.json",
      "/logout.json",
      "/account/export",
    ]) {
      const value = await createCookie("viluva_file").serialize(file);
      const cookie = `${browser.cookieHeader}; ${value.split(";")[0]}`;
      for (const page of ["/account/export", "/account"]) {
        expect((await browser.get(page, { cookie })).headers.get("refresh")).toBeNull();
      }
    }
  });

  test("makes a page that wanted the password ask for it no longer", async () => {
    const { browser } = await makeStudent(academy);
    const asksFor = async (path: string) => /type your password/i.test(await browser.read(path));
    const paths = ["/account/deletion", "/calendar"];
    for (const path of paths) expect([path, await asksFor(path)]).toEqual([path, true]);
    await prove(browser);
    for (const path of paths) expect([path, await asksFor(path)]).toEqual([path, false]);
  });

  test("holds for its own session only", async () => {
    const student = await makeStudent(academy);
    const other = await signedIn(academy, student);
    await prove(student.browser);
    expect([await isProved(student.browser), await isProved(other)]).toEqual([true, false]);
  });

  test("is given with the password, and a wrong one is recorded as a denial", async () => {
    const student = await makeStudent(academy);
    for (const typed of ["", "not it"]) {
      expect((await student.browser.post(proof, { password: typed })).status).toBe(400);
    }
    const wrong = await student.browser.post(proof, { password: "not it" });
    expect((await readAuditTrail(academy, wrong)).kept).toMatchObject([
      { action: "confirm-password", outcome: "denied", reason: "wrong-credentials" },
    ]);
    expect(await isProved(student.browser)).toBe(false);
    await prove(student.browser);
    expect(await isProved(student.browser)).toBe(true);
  });

  test("is given with a code of the second factor, once", async () => {
    const admin = await makeCarefulAdmin(academy);
    const [code = ""] = admin.codes;
    expect((await admin.signedIn.post(proof, { code: "000000" })).status).toBe(400);
    const answer = await admin.signedIn.post(proof, { code });
    expect(answer.status).toBe(303);
    expect((await readAuditTrail(academy, answer)).kept).toMatchObject([
      { action: "confirm-code", outcome: "done", actor_id: admin.id },
    ]);
    expect(await isProved(admin.signedIn)).toBe(true);
    await age(admin, 6);
    expect((await admin.signedIn.post(proof, { code })).status).toBe(400);
    // Nobody else has codes.
    const student = await makeStudent(academy);
    expect((await student.browser.post(proof, { code: "000000" })).status).toBe(400);
  });

  test("is given with one's own passkey, for a challenge of its own", async () => {
    const [student, other] = [await makeStudent(academy), await makeStudent(academy)];
    const device = await addPasskey(academy, student.browser);
    const foreign = await addPasskey(academy, other.browser);
    await age(student, 6);
    const { browser } = student;
    const tries: [TestDevice, string][] = [
      [device, "/passkey/challenge"],
      [device, "/account/passkeys/challenge"],
      [foreign, `${proof}/challenge`],
      [new TestDevice(academy), `${proof}/challenge`],
    ];
    for (const [one, path] of tries) {
      const passkey = one.get(await readOptions(browser, path));
      expect((await browser.post(proof, { passkey })).status).toBe(400);
    }
    expect(await isProved(browser)).toBe(false);
    const passkey = device.get(await readOptions(browser, `${proof}/challenge`));
    const answer = await browser.post(proof, { passkey });
    expect(answer.status).toBe(303);
    expect((await readAuditTrail(academy, answer)).kept).toMatchObject([
      { action: "confirm-passkey", outcome: "done", actor_id: student.id },
    ]);
    expect(await isProved(browser)).toBe(true);
    expect((await browser.post(proof, { passkey })).status).toBe(400);
  });

  test("replaces the password in the forms that delete an account and make a calendar address", async () => {
    const student = await makeStudent(academy);
    for (const path of ["/calendar", "/account/deletion"]) {
      await age(student, 6);
      expect((await student.browser.post(path)).status).toBe(400);
      expect(await student.browser.read(path)).toContain("Or use a passkey or a code");
      await prove(student.browser);
      expect(await student.browser.read(path)).not.toContain('type="password"');
      expect((await student.browser.post(path)).status).toBeLessThan(400);
    }
  });

  test("is not needed to approve a tutor", async () => {
    const admin = await makeAdmin(academy);
    const tutor = await makeTutor(academy, "pending");
    const answer = await admin.browser.post(`/admin-dashboard/tutors/${tutor.id}/approval`);
    expect(answer.headers.get("location")).toBe("/admin-dashboard/tutors");
    expect((await tutor.browser.get("/tutor-dashboard")).status).toBe(200);
  });
});

describe("a form that needs a fresh proof", () => {
  const reason = "Parents' complaint: “late” & <b>rude</b>";

  async function askToSuspend(admin: Person, tutor: Person): Promise<string> {
    const path = `/admin-dashboard/tutors/${tutor.id}/suspension`;
    const answer = await admin.browser.post(`${path}?q=a`, { reason });
    expect(answer.status).toBe(303);
    return answer.headers.get("location") ?? "";
  }

  const reasonOf = async ({ id }: Person) => {
    const { rows } = await academy.pool.query<{ reason: string }>(
      "select reason from tutor_suspensions where tutor_id = $1",
      [id],
    );
    return rows.map((row) => row.reason);
  };

  test("suspends a tutor after it, with the reason that was typed", async () => {
    const [admin, tutor] = [await makeAdmin(academy), await makeTutor(academy)];
    const asked = await askToSuspend(admin, tutor);
    expect(asked).not.toContain("complaint");
    expect(await reasonOf(tutor)).toEqual([]);
    const page = await admin.browser.read(asked);
    expect(page).toContain('name="reason"');
    expect(page).toContain("Parents&#x27; complaint: “late” &amp; &lt;b&gt;rude&lt;/b&gt;");
    // A wrong password loses nothing either.
    const wrong = await admin.browser.post(asked, { reason, password: "not it" });
    expect(await wrong.text()).toContain("Parents&#x27; complaint");
    const proved = await admin.browser.post(asked, { reason, password });
    const next = `/admin-dashboard/tutors/${tutor.id}/suspension?q=a`;
    expect([proved.status, proved.headers.get("location")]).toEqual([307, next]);
    // As the browser does after this status.
    expect((await admin.browser.post(next, { reason, password })).status).toBe(303);
    expect(await reasonOf(tutor)).toEqual([reason]);
  });

  test("is not sent by a link of somebody else's making", async () => {
    const [admin, other, tutor] = [
      await makeAdmin(academy),
      await makeAdmin(academy),
      await makeTutor(academy),
    ];
    const asked = new URL(await askToSuspend(other, tutor), academy.origin);
    const held = asked.searchParams.get("held") ?? "";
    for (const next of ["/account/deletion", asked.searchParams.get("next") ?? ""]) {
      const path = `${proof}?${new URLSearchParams({ next, held })}`;
      const answer = await admin.browser.post(path, { password });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, next]);
    }
    // Its own fields are for their own target only.
    const own = `${proof}?${new URLSearchParams({ next: "/account/deletion", held })}`;
    expect((await other.browser.post(own, { password })).status).toBe(303);
    const away = `${proof}?${new URLSearchParams({ next: "//evil.example/" })}`;
    const answer = await other.browser.post(away, { password });
    expect(answer.headers.get("location")).toBe("/account");
  });

  test("adds and removes a passkey", async () => {
    const student = await makeStudent(academy);
    const { browser } = student;
    const options = await readOptions(browser, "/account/passkeys/challenge");
    const fields = { name: "Mine", answer: new TestDevice(academy).create(options) };
    const asked = await browser.post("/account/passkeys", fields);
    const proved = await browser.post(asked.headers.get("location") ?? "", { ...fields, password });
    expect([proved.status, proved.headers.get("location")]).toEqual([307, "/account/passkeys"]);
    expect((await browser.post("/account/passkeys", fields)).headers.get("location")).toBe(
      "/account/passkeys",
    );
    await age(student, 6);
    const { rows } = await academy.pool.query<{ id: string }>(
      "select id from passkeys where account_id = $1",
      [student.id],
    );
    const removal = `/account/passkeys/${rows[0]?.id}/removal`;
    expect((await browser.post(removal)).headers.get("location")).toMatch(/^\/account\/proof\?/);
    expect(await browser.read("/account/passkeys")).toContain("Mine");
    await prove(browser);
    await browser.post(removal);
    expect(await browser.read("/account/passkeys")).toMatch(
      /Mine:<\/span> <span>That passkey can no longer/,
    );
    expect(await browser.read("/account/passkeys")).not.toContain("Mine");
  });
});
