import { describe, expect, test } from "vitest";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import {
  addPasskey,
  prove,
  readOptions,
  signInWithPasskey,
  TestDevice,
  type Lie,
} from "#test/support/passkeys.ts";
import { makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const page = "/account/passkeys";

async function idsOf({ id }: Person): Promise<string[]> {
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from passkeys where account_id = $1",
    [id],
  );
  return rows.map((row) => row.id);
}

describe("a person's passkeys", () => {
  test("are added with a name, and listed with their last use", async () => {
    const tutor = await makeTutor(academy);
    expect(await tutor.browser.read(page)).toContain("You have none yet.");
    const device = await addPasskey(academy, tutor.browser);
    const added = await tutor.browser.read(page);
    expect(added).toContain("Your passkey has been added.");
    expect(added).toContain("Test device");
    expect(added).toContain("Not yet");
    await signInWithPasskey(new TestBrowser(academy), device, "tutor");
    expect(await tutor.browser.read(page)).not.toContain("Not yet");
  });

  test("are asked for as discoverable and with verification, without those that exist", async () => {
    const student = await makeStudent(academy);
    await addPasskey(academy, student.browser);
    expect(await readOptions(student.browser, `${page}/challenge`)).toMatchObject({
      rp: { id: new URL(academy.origin).hostname },
      user: { id: Buffer.from(student.id).toString("base64url"), name: student.email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ type: "public-key" }],
    });
  });

  test.each(["", "  ", "x".repeat(61)])("can't be named %j", async (name) => {
    const student = await makeStudent(academy);
    const options = await readOptions(student.browser, `${page}/challenge`);
    const answer = new TestDevice(academy).create(options);
    await prove(student.browser);
    const refused = await student.browser.post(page, { name, answer });
    expect([refused.status, await idsOf(student)]).toEqual([400, []]);
  });

  const lies: [string, Lie][] = [
    ["from another site", { origin: "https://evil.example" }],
    ["for another site", { site: "evil.example" }],
    ["without verification of its owner", { isVerified: false }],
    ["for a made-up challenge", { challenge: Buffer.alloc(32).toString("base64url") }],
  ];

  test.each(lies)("are not added %s", async (_, lie) => {
    const student = await makeStudent(academy);
    await prove(student.browser);
    const options = await readOptions(student.browser, `${page}/challenge`);
    const answer = new TestDevice(academy).create(options, lie);
    expect((await student.browser.post(page, { name: "Mine", answer })).status).toBe(400);
    expect(await idsOf(student)).toEqual([]);
  });

  test("are not added for a challenge that another account was given, or a second time", async () => {
    const [one, other] = [await makeStudent(academy), await makeStudent(academy)];
    await prove(one.browser);
    await prove(other.browser);
    const options = await readOptions(one.browser, `${page}/challenge`);
    const device = new TestDevice(academy);
    const fields = { name: "Mine", answer: device.create(options) };
    const stolen =
      one.browser.cookieHeader.split("; ").find((one) => one.includes("passkey")) ?? "";
    other.browser.keep(stolen);
    expect((await other.browser.post(page, fields)).status).toBe(400);
    expect((await one.browser.post(page, fields)).status).toBe(303);
    expect((await one.browser.post(page, fields)).status).toBe(400);
    // The device's own id belongs to one account.
    const again = device.create(await readOptions(other.browser, `${page}/challenge`));
    expect((await other.browser.post(page, { name: "Mine", answer: again })).status).toBe(400);
    expect([(await idsOf(one)).length, (await idsOf(other)).length]).toEqual([1, 0]);
  });

  test("are twenty at most", async () => {
    const student = await makeStudent(academy);
    await addPasskey(academy, student.browser);
    await academy.pool.query(
      `insert into passkeys (account_id, credential_id, public_key, counter, transports, name)
       select account_id, sha256(n::text::bytea), public_key, 0, '{}', n::text
       from passkeys, generate_series(1, 19) n where account_id = $1`,
      [student.id],
    );
    const options = await readOptions(student.browser, `${page}/challenge`);
    const answer = new TestDevice(academy).create(options);
    const refused = await student.browser.post(page, { name: "Mine", answer });
    expect([refused.status, (await idsOf(student)).length]).toEqual([400, 20]);
    expect((await readAuditTrail(academy, refused)).kept).toMatchObject([
      { action: "add-passkey", outcome: "denied", reason: "not-possible" },
    ]);
  });

  test("sign nobody in once they are removed, which only their owner can do", async () => {
    const [student, other] = [await makeStudent(academy), await makeStudent(academy)];
    const device = await addPasskey(academy, student.browser);
    const [id = ""] = await idsOf(student);
    const removal = `${page}/${id}/removal`;
    expect((await other.browser.post(removal)).status).toBe(404);
    expect((await other.browser.get(removal)).status).toBe(404);
    expect((await student.browser.get(removal)).headers.get("location")).toBe(page);
    const { path, page: text } = await student.browser.submit(removal);
    expect([path, text]).toEqual([
      page,
      expect.stringContaining("That passkey can no longer be used to sign in."),
    ]);
    const answer = await signInWithPasskey(new TestBrowser(academy), device, "student");
    expect(answer.status).toBe(400);
  });
});

describe("a passkey is offered", () => {
  const isOffered = async ({ browser }: Person) => (await browser.get(`${page}/offer`)).json();
  const prove = ({ id }: Person) =>
    academy.pool.query("update accounts set verified_at = now() where id = $1", [id]);

  test("to people without one, once their address is proved, and to admins", async () => {
    const student = await makeStudent(academy);
    await academy.pool.query("update accounts set verified_at = null where id = $1", [student.id]);
    expect(await isOffered(student)).toEqual({ isOffered: false });
    await prove(student);
    expect(await isOffered(student)).toEqual({ isOffered: true });
    await addPasskey(academy, student.browser);
    expect(await isOffered(student)).toEqual({ isOffered: false });
    expect(await isOffered(await makeAdmin(academy))).toEqual({ isOffered: true });
  });
});
