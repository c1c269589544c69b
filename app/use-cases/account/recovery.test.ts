import { describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { createFeed } from "#test/support/calendar-feeds.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeLink } from "#test/support/mail.ts";
import { makeStudent, password, signedIn, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const visitor = () => new TestBrowser(academy);
const next = "a new, longer one for everybody";
const fields = { password: next, confirmPassword: next };

async function reset(person: { id: string; email: string }): Promise<void> {
  const token = await makeLink(academy, person, "reset-password", person.email);
  expect((await visitor().post(`/reset-password/${token}`, fields)).status).toBe(303);
}

const isSignedIn = async (browser: TestBrowser) => (await browser.get("/account")).status === 200;

/** Makes a guardian as an older version has: named while the student's address was not proved. */
async function makeUnprovedGuardian(student: Person) {
  const guardian = await makeGuardian(academy, student, { decision: "given" });
  await academy.pool.query("update guardians set is_proved = false where id = $1", [guardian.id]);
  return guardian;
}

const guardiansOf = async ({ id }: Person) =>
  (
    await academy.pool.query<{ endedBy: string | null }>(
      `select ended_by as "endedBy" from guardians where student_id = $1`,
      [id],
    )
  ).rows;

describe("somebody who signs up with a child's address", () => {
  const contact = {
    name: "Stranger",
    relation: "father",
    email: "stranger@home.example",
    phoneNumber: "",
  };

  test("names no guardian and makes no calendar address, and is out after a reset", async () => {
    const child = await makeStudent(academy, { isProved: false });
    const stranger = child.browser;
    await stranger.post("/account/guardian/birth-date", { day: "1", month: "5", year: "2013" });
    const unnamed = await stranger.post("/account/guardian/contact", contact);
    expect(unnamed.status).toBe(409);
    expect(await unnamed.text()).toContain("Please confirm your own email address first");
    expect(await guardiansOf(child)).toEqual([]);
    const refused = await stranger.post("/calendar", { currentPassword: password });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("Please confirm your email address first");
    const { rows } = await academy.pool.query(
      "select from calendar_feeds where account_id = $1 union all select from mails where account_id = $1 and kind = 'guardian-consent'",
      [child.id],
    );
    expect(rows).toEqual([]);
    await reset(child);
    expect(await isSignedIn(stranger)).toBe(false);

    // Now the owner of the mailbox can do both.
    const owner = visitor();
    await owner.post("/login", { email: child.email, password: next });
    expect((await owner.post("/account/guardian/contact", contact)).status).toBe(303);
    expect((await owner.post("/calendar", { currentPassword: next })).status).toBe(200);
  });

  test("is told to confirm the address first", async () => {
    const { browser } = await makeStudent(academy, { isProved: false });
    await browser.post("/account/guardian/birth-date", { day: "1", month: "5", year: "2013" });
    for (const path of ["/account/guardian", "/calendar"]) {
      const page = await browser.read(path);
      expect(page).toMatch(/Please confirm your (own )?email address first/);
      expect(page).toContain('action="/account/verification"');
    }
  });
});

describe("a guardian who was named before the address was proved", () => {
  test("reads nothing and cannot consent until it is", async () => {
    const student = await makeStudent(academy, { isProved: false });
    const { pageToken, consentToken, email } = await makeUnprovedGuardian(student);
    for (const path of [`/guardian/${pageToken}`, `/guardian/consent/${consentToken}`]) {
      expect((await visitor().get(path)).status).toBe(404);
    }
    const answer = { answer: "given" };
    expect((await visitor().post(`/guardian/consent/${consentToken}`, answer)).status).toBe(404);
    await visitor().post("/guardian", { email });
    const mails = await academy.pool.query("select from mails where address = $1", [email]);
    expect(mails.rowCount).toBe(0);
  });

  test.each(["verify-email", "reset-password"] as const)(
    "ends with the first proof, by %s, and the log says so",
    async (purpose) => {
      const student = await makeStudent(academy, { isProved: false });
      const guardian = await makeUnprovedGuardian(student);
      const token = await makeLink(academy, student, purpose, student.email);
      await visitor().post(`/${purpose}/${token}`, fields);
      expect(await guardiansOf(student)).toEqual([{ endedBy: "recovery" }]);
      expect((await visitor().get(`/guardian/${guardian.pageToken}`)).status).toBe(404);
      const logged = await academy.pool.query(
        "select from audit_log where action = 'end-guardian' and subject_id = $1 and actor_id = $2",
        [guardian.id, student.id],
      );
      expect(logged.rowCount).toBe(1);
    },
  );

  test("is ended by the student, though a minor", async () => {
    const student = await makeStudent(academy);
    const guardian = await makeUnprovedGuardian(student);
    expect((await visitor().get(`/guardian/${guardian.pageToken}`)).status).toBe(200);
    expect(await student.browser.read("/account/guardian")).toContain("You can end their access.");
    await student.browser.submit("/account/guardian/end");
    expect(await guardiansOf(student)).toEqual([{ endedBy: "student" }]);
    expect((await visitor().get(`/guardian/${guardian.pageToken}`)).status).toBe(404);
  });

  test("does not stand for one named after it: a minor cannot end that one", async () => {
    const student = await makeStudent(academy);
    const { pageToken } = await makeGuardian(academy, student, { decision: "given" });
    await student.browser.submit("/account/guardian/end");
    await reset(student);
    expect(await guardiansOf(student)).toEqual([{ endedBy: null }]);
    expect((await visitor().get(`/guardian/${pageToken}`)).status).toBe(200);
  });
});

test("the first proof of a mailbox keeps only the browser that confirms it", async () => {
  const student = await makeStudent(academy, { isProved: false });
  const elsewhere = await signedIn(academy, student);
  const token = await makeLink(academy, student, "verify-email", student.email);
  const { path, page } = await student.browser.submit(`/verify-email/${token}`);
  expect(path).toBe("/account");
  expect(page).toContain("Your email address is confirmed.");
  expect(await Promise.all([student.browser, elsewhere].map(isSignedIn))).toEqual([true, false]);

  // A later confirmation is no first proof, and ends nothing.
  const again = await signedIn(academy, student);
  const second = await makeLink(academy, student, "verify-email", student.email);
  await visitor().submit(`/verify-email/${second}`);
  expect(await Promise.all([student.browser, again].map(isSignedIn))).toEqual([true, true]);
});

describe("the link that restores an address", () => {
  /** Somebody who knows the password moves the account to a mailbox of their own. */
  async function moveAway(person: Person) {
    const email = `thief-of-${person.email}`;
    const change = await makeLink(academy, person, "change-email", email);
    await visitor().post(`/change-email/${change}`);
    const undo = await makeLink(academy, person, "undo-email", person.email);
    return { email, undo: `/undo-email/${undo}` };
  }

  test("still opens after the new mailbox has reset the password, and ends all that it made", async () => {
    const owner = await makeStudent(academy);
    const { email, undo } = await moveAway(owner);
    await reset({ id: owner.id, email });
    const thief = visitor();
    await thief.post("/login", { email, password: next });
    const feed = await createFeed({ browser: thief }, next);
    expect((await visitor().get(feed)).status).toBe(200);
    const another = await makeLink(academy, owner, "reset-password", email);

    expect((await visitor().get(undo)).status).toBe(200);
    expect((await visitor().post(undo, fields)).status).toBe(303);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await visitor().get(feed)).status).toBe(404);
    expect((await visitor().get(`/reset-password/${another}`)).status).toBe(404);
    const back = visitor();
    expect((await back.post("/login", { email: owner.email, password: next })).status).toBe(303);
    expect((await visitor().get(undo)).status).toBe(404);
  });

  test("ends after seven days", async () => {
    const owner = await makeStudent(academy);
    const { undo } = await moveAway(owner);
    await academy.pool.query(
      "update mailed_links set expires_at = now() - interval '1 second' where account_id = $1",
      [owner.id],
    );
    expect((await visitor().get(undo)).status).toBe(404);
  });
});
