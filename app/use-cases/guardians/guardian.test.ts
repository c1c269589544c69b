import { beforeAll, describe, expect, test } from "vitest";
import { guardianMailLimits } from "#domain/guardians/guardian.ts";
import { createAddressLimits } from "#limits/address-limits.ts";
import { countRows, readState, readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import {
  answerAs,
  makeGuardian,
  consentOf,
  answersOf,
  pageOf,
  mailsTo,
} from "#test/support/guardians.ts";
import { noticeOf } from "#test/support/notice.ts";
import { allProcessed } from "#test/support/guardian-link-requests.ts";
import { makeAdmin, makeStudent, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const visitor = () => new TestBrowser(academy);
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

describe("a student", () => {
  const contact = (email: string) => ({ name: "L", relation: "father", email, phoneNumber: "" });
  const birthDate = (year: string) => ({ day: "1", month: "5", year });

  test("is asked for a date of birth, then for a guardian, and can postpone both", async () => {
    const { browser } = await makeStudent(academy);
    const asks = async () => {
      const page = await browser.read("/dashboard");
      return [page.includes("How old are you?"), page.includes("Who is your parent or guardian?")];
    };
    expect(await asks()).toEqual([true, false]);
    await browser.post("/account/guardian/later");
    expect(await asks()).toEqual([false, false]);
    expect(await browser.read("/dashboard")).toContain("Age and guardian");
    const saved = await browser.post("/account/guardian/birth-date", birthDate("2013"));
    expect(saved.headers.get("location")).toBe("/account/guardian/contact");
    expect(await asks()).toEqual([false, true]);
    await browser.post("/account/guardian/contact", contact("asked@home.example"));
    expect(await asks()).toEqual([false, false]);
    expect(await browser.read("/dashboard")).toContain("are waiting for their answer");
    expect(await mailsTo(academy, "asked@home.example")).toEqual([
      "guardian-consent",
      "guardian-reminder",
    ]);
  });

  test("of 18 is not asked for a guardian and can't name one", async () => {
    const { browser } = await makeStudent(academy);
    await browser.post("/account/guardian/birth-date", birthDate("2000"));
    const home = await browser.read("/dashboard");
    for (const words of ["How old are you?", "Age and guardian", "Your guardian"]) {
      expect(home).not.toContain(words);
    }
    const named = await browser.post("/account/guardian/contact", contact("none@home.example"));
    expect(named.status).toBe(409);
    expect(await mailsTo(academy, "none@home.example")).toEqual([]);
  });

  test("can replace a guardian who has not answered, whose link becomes invalid", async () => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student);
    await student.browser.post("/account/guardian/contact", contact("right@home.example"));
    expect((await visitor().get(consentOf(guardian))).status).toBe(404);
    expect(await student.browser.read("/account/guardian")).toContain("right@home.example");
  });

  test.each(["given", "withheld", "withdrawn"] as const)(
    "under 18 can't replace or end a guardian whose answer is %s",
    async (decision) => {
      const { browser, id } = await makeStudent(academy);
      const guardian = await makeGuardian(academy, { id }, { decision });
      const before = await countRows(academy);
      const named = await browser.post("/account/guardian/contact", contact("other@home.example"));
      expect(named.status).toBe(409);
      const older = await browser.post("/account/guardian/birth-date", birthDate("2000"));
      expect(older.status).toBe(409);
      const ended = await browser.post("/account/guardian/end");
      expect(await noticeOf(ended)).toBeNull();
      expect((await readAuditTrail(academy, ended)).kept).toMatchObject([
        { action: "end-guardian", outcome: "denied", reason: "not-possible" },
      ]);
      expect(await countRows(academy)).toEqual(before);
      expect((await visitor().get(pageOf(guardian))).status).toBe(200);
      // An admin can; then the student may name another guardian.
      await admin.browser.post(`/admin-dashboard/students/${id}/guardian`);
      const again = await browser.post("/account/guardian/contact", contact("other@home.example"));
      expect(again.status).toBe(303);
      expect(await answersOf(academy, guardian)).toHaveLength(1);
    },
  );

  test.each([
    ["an address", () => "pestered@home.example"],
    ["a mailbox, whatever tags its address has", (at: number) => `tagged+${at}@home.example`],
    [
      "a mailbox at Gmail, whatever dots",
      (at: number) => `pes.ter${".".repeat(at % 2)}ed+${at}@gmail.com`,
    ],
  ])("can't exceed the mail limit of %s", async (_, emailAt) => {
    const statuses: number[] = [];
    const emails = new Set<string>();
    for (let at = 0; at <= guardianMailLimits.address; at += 1) {
      const { browser } = await makeStudent(academy);
      emails.add(emailAt(at));
      await browser.post("/account/guardian/birth-date", birthDate("2013"));
      statuses.push((await browser.post("/account/guardian/contact", contact(emailAt(at)))).status);
    }
    expect(statuses.filter((status) => status === 303)).toHaveLength(guardianMailLimits.address);
    expect(statuses.at(-1)).toBe(429);
    const mails = await Promise.all([...emails].map((email) => mailsTo(academy, email)));
    const asked = mails.flat().filter((kind) => kind === "guardian-consent");
    expect(asked).toHaveLength(guardianMailLimits.address);
  });

  test("can't exceed their own mail limit", async () => {
    const { id, browser } = await makeStudent(academy);
    await browser.post("/account/guardian/birth-date", birthDate("2013"));
    for (let at = 0; at < guardianMailLimits.student; at += 1) {
      const named = await browser.post("/account/guardian/contact", contact(`n${at}@home.example`));
      expect(named.status).toBe(303);
      // A mail still in the queue is dropped, and not counted, once its guardian is replaced.
      await academy.pool.query("update mails set sent_at = now() where account_id = $1", [id]);
    }
    const more = await browser.post("/account/guardian/contact", contact("more@home.example"));
    expect(more.status).toBe(429);
    expect(await mailsTo(academy, "more@home.example")).toEqual([]);
  });
});

describe("a new link", () => {
  test("is mailed to guardians only, with the same answer for every address", async () => {
    const guardian = await makeGuardian(academy, await makeStudent(academy), { decision: "given" });
    await makeGuardian(academy, await makeStudent(academy), { email: guardian.email });
    const request = async (email: string) => {
      const response = await visitor().post("/guardian", { email });
      return [response.status, response.headers.get("location"), await noticeOf(response)];
    };
    const expected = [303, "/guardian", "guardian-link-mailed"];
    expect(await request(guardian.email.toUpperCase())).toEqual(expected);
    await allProcessed(academy);
    expect(await mailsTo(academy, guardian.email)).toEqual(["guardian-consent", "guardian-page"]);
    expect(await request("nobody@home.example")).toEqual(expected);
    for (let at = 0; at < 5; at += 1) expect(await request(guardian.email)).toEqual(expected);
    await allProcessed(academy);
    expect(await mailsTo(academy, "nobody@home.example")).toEqual([]);
    expect(await mailsTo(academy, guardian.email)).toHaveLength(guardianMailLimits.address);
    expect((await visitor().post("/guardian", { email: "no address" })).status).toBe(400);
  });

  test("is requested 300 times by a network, and looked up after the answer", async () => {
    const guardian = await makeGuardian(academy, await makeStudent(academy), { decision: "given" });
    const answer = await visitor().post("/guardian", { email: guardian.email });
    const { kept } = await readAuditTrail(academy, answer);
    // What the request itself writes is the same for every address.
    expect(kept[0]).toMatchObject({ action: "ask-guardian-link", subject_id: null });
    await allProcessed(academy);
    const limits = createAddressLimits(academy.pool);
    const network = "127.0.0.1";
    while ((await limits.guardian.attempt(network)) === null);
    for (const email of [guardian.email, "nobody@home.example"]) {
      const refused = await visitor().post("/guardian", { email });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.text()).toContain("Too many requests came from your network.");
    }
    await academy.pool.query("delete from rate_limits");
  });
});

describe("a child's deletion", () => {
  test("deletes the guardian too, and its undo restores everything", async () => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student);
    const sibling = await makeGuardian(academy, await makeStudent(academy), {
      email: guardian.email,
      decision: "given",
    });
    await answerAs(academy, guardian, "given");
    const before = await readState(academy);
    await admin.browser.post(`/admin-dashboard/students/${student.id}/delete`);
    const { rows } = await academy.pool.query(
      "select g.id from guardians g left join guardian_consents c on c.guardian_id = g.id where g.email = $1",
      [guardian.email],
    );
    expect(rows).toEqual([{ id: sibling.id }]);
    const page = await visitor().read(pageOf(sibling));
    expect(page).not.toContain(student.name);
    await admin.browser.post(`/admin-dashboard/students/${student.id}/undo`);
    const tables = ["birth_dates", "guardians", "guardian_consents"];
    const after = await readState(academy);
    for (const table of tables) expect([table, after[table]]).toEqual([table, before[table]]);
    expect(await visitor().read(pageOf(sibling))).toContain(student.name);
    expect((await visitor().get(pageOf(guardian))).status).toBe(200);
  });
});
