import { beforeAll, beforeEach, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { useMailSink } from "#test/support/mail-sink.ts";
import { addPasskey, prove, signInWithPasskey } from "#test/support/passkeys.ts";
import { makeAdmin, makeStudent, password, type Person } from "#test/support/people.ts";
import { makeCarefulAdmin } from "#test/support/second-factor.ts";

const env: Record<string, string> = {};
const sink = useMailSink();
beforeAll(() => {
  env["SMTP_URL"] = sink.url;
});
const academy = useAcademy(env);

beforeEach(() => academy.pool.query("delete from rate_limits"));

async function subjectsTo({ email }: Person, count: number): Promise<string[]> {
  return (await sink.to(email, count)).map(({ subject }) => subject ?? "").toSorted();
}

/** How many mails of a kind were queued for a person. */
async function countMails({ id }: Person, kind: string): Promise<number | null> {
  const { rowCount } = await academy.pool.query(
    "select from mails where account_id = $1 and kind = $2",
    [id, kind],
  );
  return rowCount;
}

test("a person gets a mail when a passkey is added and when it is removed", async () => {
  const student = await makeStudent(academy);
  await addPasskey(academy, student.browser);
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from passkeys where account_id = $1",
    [student.id],
  );
  await student.browser.post(`/account/passkeys/${rows[0]?.id}/removal`);
  expect(await subjectsTo(student, 2)).toEqual([
    "A passkey was added to your account",
    "A passkey was removed from your account",
  ]);
});

test("a person gets a mail about a sign-in from a new device, once for each", async () => {
  const student = await makeStudent(academy);
  const phone = new TestBrowser(academy, {
    "user-agent": "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
  });
  const signIn = (browser: TestBrowser, given = password) =>
    browser.post("/login", { email: student.email, password: given });
  expect((await signIn(phone, "a wrong one")).status).toBe(400);
  expect(await countMails(student, "new-device")).toBe(0);
  await signIn(phone);
  const [mail] = await sink.to(student.email, 1);
  expect(mail?.subject).toBe("Your account was opened on a new device");
  expect(mail?.text).toContain("Firefox, Android");
  await phone.post("/logout");
  await signIn(phone);
  expect(await countMails(student, "new-device")).toBe(1);
  await signIn(new TestBrowser(academy));
  expect(await countMails(student, "new-device")).toBe(2);
});

test("a sign-in with a passkey on a new device is mailed, too", async () => {
  const student = await makeStudent(academy);
  const device = await addPasskey(academy, student.browser);
  await signInWithPasskey(new TestBrowser(academy), device, "student");
  expect(await subjectsTo(student, 2)).toContain("Your account was opened on a new device");
});

test("an admin gets a mail for each change of the second factor", async () => {
  const admin = await makeCarefulAdmin(academy);
  const [one = ""] = admin.codes;
  const fields = { password, code: one };
  const renewed = await admin.signedIn.post("/account/second-factor/recovery-codes", fields);
  const [code = ""] = /[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}/.exec(await renewed.text()) ?? [];
  await admin.signedIn.post("/account/second-factor/removal", { password, code });
  expect(await subjectsTo(admin, 3)).toEqual([
    "You have new recovery codes",
    "Your account no longer has a second factor",
    "Your account now has a second factor",
  ]);
});

test("an admin gets one mail an hour for each exported list, and none for a HEAD request", async () => {
  const admin = await makeAdmin(academy);
  await prove(admin.browser);
  await admin.browser.send("/admin-dashboard/tutors.csv", { method: "HEAD" });
  for (const list of ["students", "students", "assignments"]) {
    await (await admin.browser.get(`/admin-dashboard/${list}.csv`)).text();
  }
  const mails = await sink.to(admin.email, 2);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "A file was downloaded from your account",
    "A file was downloaded from your account",
  ]);
  const texts = mails.map(({ text }) => text).join("\n");
  expect(texts).toContain("downloaded the list of students.");
  expect(texts).toContain("downloaded the list of assignments.");
});

test("a person gets a mail when everything about them is downloaded", async () => {
  const student = await makeStudent(academy);
  await prove(student.browser);
  await (await student.browser.get("/account/export.json")).text();
  expect(await subjectsTo(student, 1)).toEqual(["A file was downloaded from your account"]);
});

test("an admin gets a mail after five wrong codes, not after four and then a right one", async () => {
  const admin = await makeCarefulAdmin(academy);
  const guess = async (code: string) => {
    await academy.pool.query("delete from rate_limits where key not like 'wrong-codes%'");
    const browser = new TestBrowser(academy);
    await browser.post("/admin-login", { email: admin.email, password });
    return (await browser.post("/admin-login/code", { code })).status;
  };
  for (let count = 0; count < 4; count += 1) expect(await guess("000000")).toBe(400);
  expect(await guess(admin.codes[0] ?? "")).toBe(303);
  for (let count = 0; count < 4; count += 1) await guess("000000");
  expect(await countMails(admin, "wrong-codes")).toBe(0);
  await guess("000000");
  expect(await countMails(admin, "wrong-codes")).toBe(1);
  expect(await subjectsTo(admin, 3)).toContain("Wrong codes were entered for your account");
  for (let count = 0; count < 5; count += 1) await guess("000000");
  expect(await countMails(admin, "wrong-codes")).toBe(1);
}, 60_000);
