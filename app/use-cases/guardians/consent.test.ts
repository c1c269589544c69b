import { standardSite } from "#content/site/site.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { claimMail, insertMail } from "#data/mail/mails.ts";
import { insertConsentRenewals } from "#data/guardians/consent-renewals.ts";
import { mails } from "#mails/shared/all.ts";
import { consentText } from "#content/guardians/guardian-consent.ts";
import { readState, useAcademy } from "#test/support/academy.ts";
import { remindingAcademy } from "#test/support/fast.ts";
import { TestBrowser } from "#test/support/browser.ts";
import {
  makeGuardian,
  type Guardian,
  consentOf,
  answersOf,
  pageOf,
  mailsTo,
} from "#test/support/guardians.ts";
import { allProcessed } from "#test/support/guardian-link-requests.ts";
import { makeAdmin, makeStudent, type Person } from "#test/support/people.ts";

const academy = useAcademy({}, remindingAcademy);
const visitor = () => new TestBrowser(academy);
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const answer = (guardian: Guardian, given: boolean) =>
  visitor().post(consentOf(guardian), {
    answer: given ? "given" : "withheld",
    version: String(consentText.version),
  });

describe("consent", () => {
  const setUp = async () => {
    const student = await makeStudent(academy);
    return { student, guardian: await makeGuardian(academy, student) };
  };

  test("is not given by opening a link, as mail scanners do", async () => {
    const { guardian } = await setUp();
    const before = await readState(academy);
    for (const path of [consentOf(guardian), `${consentOf(guardian)}/mistake`, pageOf(guardian)]) {
      for (const method of ["GET", "HEAD"]) await visitor().send(path, { method });
      await visitor().getData(path);
    }
    expect(await readState(academy)).toEqual(before);
  });

  test("is stored as a history of answers, with the text and the mail", async () => {
    const { guardian } = await setUp();
    for (const given of [true, true, false, false, true]) await answer(guardian, given);
    const rows = await answersOf(academy, guardian);
    expect(rows.map(({ decision }) => decision)).toEqual(["given", "withdrawn", "given"]);
    for (const row of rows) {
      expect(row).toMatchObject({
        text_version: consentText.version,
        text_digest: Buffer.from(consentText.digest, "hex"),
        mail_kind: "guardian-page",
      });
    }
  });

  test("can be refused; an invalid answer is a 400", async () => {
    const { guardian } = await setUp();
    expect((await visitor().post(consentOf(guardian), { answer: "withdrawn" })).status).toBe(400);
    expect(await answersOf(academy, guardian)).toEqual([]);
    await answer(guardian, false);
    expect(await answersOf(academy, guardian)).toMatchObject([{ decision: "withheld" }]);
    expect(await visitor().read(pageOf(guardian))).toContain("You do not consent");
  });

  test("can't be changed or deleted by the running server", async () => {
    const { guardian } = await setUp();
    await answer(guardian, true);
    for (const change of [
      "update guardian_consents set decision = 'withheld'",
      "delete from guardian_consents",
    ]) {
      await expect(academy.served.query(change)).rejects.toThrow(/permission denied/);
    }
    await expect(
      academy.pool.query("update guardian_consents set decision = 'withheld'"),
    ).rejects.toThrow(/append-only/);
  });

  test("that ends is mailed to the admins and stops the mails that need it", async () => {
    const { student, guardian } = await setUp();
    const mailedAdmins = async () => {
      const { rows } = await academy.pool.query<{ account_id: string }>(
        "select account_id from mails where kind = 'consent-changed' and data ->> 'guardianId' = $1",
        [guardian.id],
      );
      return rows;
    };
    let mailCount = 0;
    const refused = async () => {
      mailCount += 1;
      const mail = {
        kind: "welcome" as const,
        accountId: student.id,
        data: {},
        key: `m${mailCount}`,
      };
      const queued = await insertMail(academy.database, mail);
      return (await claimMail(academy.database, queued?.mailId ?? ""))?.refused;
    };
    expect(await refused()).toEqual([]);
    await answer(guardian, true);
    expect([await refused(), await mailedAdmins()]).toEqual([[], []]);
    await answer(guardian, false);
    expect(await mailedAdmins()).toEqual([{ account_id: admin.id }]);
    expect(await refused()).toEqual(["announcements", "news"]);
    await answer(guardian, true);
    expect(await refused()).toEqual([]);
    const page = await admin.browser.read(`/admin-dashboard/students/${student.id}`);
    expect(page).toMatch(/Consent<.{1,20}>Given, /);
  });

  test("is requested once more after three days without an answer", async () => {
    const student = await makeStudent(academy);
    await student.browser.post("/account/guardian/birth-date", {
      day: "1",
      month: "5",
      year: "2013",
    });
    const contact = { name: "L", relation: "father", email: "late@home.example", phoneNumber: "" };
    await student.browser.post("/account/guardian/contact", contact);
    const { rows } = await academy.pool.query<{ days: number; id: string }>(
      `select round(extract(epoch from due_at - queued_at) / 86400)::int as days, data ->> 'guardianId' as id
       from mails where address = $1 and kind = 'guardian-reminder'`,
      [contact.email],
    );
    expect(rows).toMatchObject([{ days: 3 }]);
    const guardianId = rows[0]?.id ?? "";
    const { database } = academy;
    const sending = {
      database,
      accountId: student.id,
      name: student.name,
      now: new Date(),
      academy: standardSite.academy,
    };
    const write = () => mails["guardian-reminder"]({ guardianId }, sending);
    const link = (await write())?.blocks.find((block) => block.is === "link");
    await visitor().post(link?.path ?? "", { answer: "withheld" });
    const [stored] = await answersOf(academy, { id: guardianId });
    expect(stored).toMatchObject({ decision: "withheld", mail_kind: "guardian-reminder" });
    expect(await write()).toBeNull();
    expect(await mails["guardian-consent"]({ guardianId }, sending)).toBeNull();
  });

  test("to an earlier text stays as it is, and is asked for again once", async () => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student, { decision: "given", version: 1 });
    const { database } = academy;
    const sweep = () => database.transaction().execute(insertConsentRenewals);
    const rounds = await Promise.all([sweep(), sweep()]);
    expect(rounds.flat()).toHaveLength(1);
    expect(await sweep()).toEqual([]);
    expect(await mailsTo(academy, guardian.email)).toEqual(["consent-renewal"]);
    const page = await visitor().read(pageOf(guardian));
    expect(page).toContain("answer our new question");
    expect(page).toContain("Next lesson");
    const home = async () =>
      (await student.browser.read("/dashboard")).includes("asked them again");
    expect(await home()).toBe(true);
    const seen = await admin.browser.read(`/admin-dashboard/students/${student.id}/guardian`);
    expect(seen).toContain("Given for an earlier text");

    const sending = {
      database,
      accountId: student.id,
      name: student.name,
      now: new Date(),
      academy: standardSite.academy,
    };
    const write = () => mails["consent-renewal"]({ guardianId: guardian.id }, sending);
    const link = (await write())?.blocks.find((block) => block.is === "link");
    const path = link?.path ?? "";
    expect(await visitor().read(path)).toContain("I consent to the new text");
    // The press of a page that was opened with the earlier text.
    expect((await visitor().post(path, { answer: "given", version: "1" })).status).toBe(400);
    expect(await answersOf(academy, guardian)).toHaveLength(1);
    const { version } = consentText;
    await visitor().post(path, { answer: "given", version: String(version) });
    expect(await answersOf(academy, guardian)).toMatchObject([
      { decision: "given", text_version: 1 },
      { decision: "given", text_version: version, mail_kind: "consent-renewal" },
    ]);
    expect(await write()).toBeNull();
    expect(await home()).toBe(false);
    expect(await visitor().read(pageOf(guardian))).not.toContain("answer our new question");
  });

  test("to the second text is asked for again about the third, once for each text", async () => {
    const guardian = await makeGuardian(academy, await makeStudent(academy), {
      decision: "given",
      version: 2,
    });
    await academy.pool.query(
      "update guardians set renewal_mailed_at = now(), renewal_version = 2 where id = $1",
      [guardian.id],
    );
    const sweep = () => academy.database.transaction().execute(insertConsentRenewals);
    await sweep();
    await sweep();
    expect(await mailsTo(academy, guardian.email)).toEqual(["consent-renewal"]);
    const page = await visitor().read(consentOf(guardian));
    expect(page).toContain("Photos of homework, with");
    expect(page).not.toContain("How each class turned out, and what was said about it.");
  });

  test("is no longer requested from a mistaken guardian, whose data are deleted", async () => {
    const { student, guardian } = await setUp();
    await visitor().post("/guardian", { email: guardian.email });
    await allProcessed(academy);
    expect(await mailsTo(academy, guardian.email)).toEqual(["guardian-consent"]);
    await visitor().post(`${consentOf(guardian)}/mistake`);
    expect(await mailsTo(academy, guardian.email)).toEqual([]);
    const { rows } = await academy.pool.query("select * from guardians where id = $1", [
      guardian.id,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/home\.example|Guardian Number|11111/);
    const own = await student.browser.read("/account/guardian");
    expect(own).toContain("says they are not your guardian");
    expect(own).not.toContain(guardian.email);
  });
});
