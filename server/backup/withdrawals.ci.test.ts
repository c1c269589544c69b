import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createStudent } from "#data/account/accounts.ts";
import { createAdmin } from "#data/people/admins.ts";
import { endMistakenGuardian } from "#data/guardians/guardians.ts";
import { insertRefusal, replaceRefusals } from "#data/mail/mail-choices.ts";
import { replacePushRefusals } from "#data/push/choices.ts";
import { suspendTutor } from "#data/people/suspensions.ts";
import { createDatabase, useAcademy, type TestDatabase } from "#test/support/academy.ts";
import { backUp, readRows, restore } from "#test/support/drill.ts";
import { answerAs, makeGuardian } from "#test/support/guardians.ts";
import { makeStudent } from "#test/support/people.ts";
import { erasuresFile, readErasuresFile, saveErasures } from "../erasures-file.ts";

// What people have withdrawn stays withdrawn, in the same academy and in a new one that has only the
// backup and the file of erasures.

let live: TestDatabase;
let fresh: TestDatabase;
let folder = "";
let file = "";
let log = "";
let student = "";
let admin = "";

const profile = {
  name: "Sita Devi",
  username: "sita",
  phoneNumber: "+91 00000 00000",
  address: "Warangal",
  referralEmail: null,
  selectedClass: "class-9",
  selectedSubjects: ["physics"],
};

beforeEach(async () => {
  [live, fresh] = [await createDatabase("template"), await createDatabase("template")];
  folder = await mkdtemp(join(tmpdir(), "viluva-withdrawals-"));
  file = join(folder, "one.backup");
  log = join(folder, "erasures.log");
  student = (await createStudent(live.database, "sita@test.example", "old", profile)) ?? "";
  admin = (await createAdmin(live.database, "owner@test.example", "old", "Owner")) ?? "";
});
afterEach(async () => {
  await Promise.all([live.drop(), fresh.drop()]);
  await rm(folder, { recursive: true });
});

async function restoreBoth(): Promise<TestDatabase[]> {
  await saveErasures(live.database, log);
  const { withdrawals } = await readErasuresFile(log);
  await restore(live.pool, file, { replace: true });
  await restore(fresh.pool, file, { withdrawals });
  return [live, fresh];
}

async function values({ pool }: TestDatabase, sql: string): Promise<unknown[]> {
  const { rows } = await pool.query<{ value: unknown }>(sql);
  return rows.map(({ value }) => value);
}

const refused = "select mail_group as value from mail_refusals order by 1";
const silenced = "select push_group as value from push_refusals";
const lastDecision = `select decision as value from guardian_consents order by decided_at desc limit 1`;

describe("what was withdrawn since the backup stays withdrawn", { timeout: 60_000 }, () => {
  test("a group of mails, while one that was allowed again stays as the person left it", async () => {
    await insertRefusal(live.database, { accountId: student, group: "reminders" });
    await backUp(live.pool, file);
    await replaceRefusals(live.database, student, ["news"]);
    await replacePushRefusals(live.database, student, ["homework"]);
    await saveErasures(live.database, log);
    await restoreBoth();
    expect(await values(live, refused)).toEqual(["news"]);
    for (const academy of [live, fresh]) {
      expect(await values(academy, silenced)).toEqual(["homework"]);
    }
    // Without the live academy the backup decides about what was allowed again.
    expect(await values(fresh, refused)).toEqual(["news", "reminders"]);
  });

  test("a consent", async () => {
    const guardian = await makeGuardian(live, { id: student }, { decision: "given" });
    await backUp(live.pool, file);
    await answerAs(live, guardian, "withdrawn");
    for (const academy of await restoreBoth()) {
      expect(await values(academy, lastDecision)).toEqual(["withdrawn"]);
    }
  });

  test("a consent that was given again later is given", async () => {
    const guardian = await makeGuardian(live, { id: student }, { decision: "given" });
    await backUp(live.pool, file);
    await answerAs(live, guardian, "withdrawn");
    await saveErasures(live.database, log);
    await answerAs(live, guardian, "given");
    for (const academy of await restoreBoth()) {
      expect(await values(academy, lastDecision)).toEqual(["given"]);
    }
  });

  test("a guardian who is none, without any data about them", async () => {
    const guardian = await makeGuardian(live, { id: student }, { decision: "given" });
    await backUp(live.pool, file);
    await endMistakenGuardian(live.database, guardian.id);
    for (const academy of await restoreBoth()) {
      const ended = "select concat(name, email, phone_number, ended_by) as value from guardians";
      expect(await values(academy, ended)).toEqual(["stranger"]);
    }
  });

  test("a tutor's approval", async () => {
    const { rows } = await live.pool.query<{ id: string }>(
      `with a as (insert into accounts (email, password_hash) values ($1, 'old') returning id)
       insert into tutors (id, first_name, last_name, phone_number, qualification, experience,
         selected_classes, selected_subjects, status, approved_date)
       select id, 'A', 'B', '1', 'phd', '0-1', '{}', '{}', 'approved', now() from a returning id`,
      ["tutor@test.example"],
    );
    const tutorId = rows[0]?.id ?? "";
    await backUp(live.pool, file);
    await suspendTutor(live.database, { tutorId, reason: "A complaint", adminId: admin });
    const suspension = `select status || ': ' || z.reason as value from tutors t
      join tutor_suspensions z on z.tutor_id = t.id and z.lifted_at is null`;
    const [again, elsewhere] = await restoreBoth();
    expect(again && (await values(again, suspension))).toEqual(["suspended: A complaint"]);
    expect(elsewhere && (await values(elsewhere, suspension))).toEqual([
      "suspended: Suspended before the database was lost",
    ]);
  });

  test("a person restored from an older backup first loses no withdrawal", async () => {
    await backUp(live.pool, file);
    await insertRefusal(live.database, { accountId: student, group: "news" });
    await saveErasures(live.database, log);
    // The academy of an older backup does not have the person.
    await saveErasures(fresh.database, log);
    const { withdrawals } = await readErasuresFile(log);
    await restore(fresh.pool, file, { withdrawals });
    expect(await values(fresh, refused)).toEqual(["news"]);
  });
});

describe("a restore brings back no credential", { timeout: 60_000 }, () => {
  const feed = "insert into calendar_feeds (account_id, token_hash) values ($1, $2)";

  test("such as a calendar address, an old password, or a used recovery code", async () => {
    await live.pool.query(feed, [student, "revoked"]);
    await live.pool.query(
      "insert into second_factors (admin_id, secret, confirmed_at, last_step) values ($1, 'old', now(), 1)",
      [admin],
    );
    await live.pool.query("insert into recovery_codes values ($1, 'used')", [admin]);
    await backUp(live.pool, file);
    await live.pool.query("delete from calendar_feeds");
    await live.pool.query(feed, [student, "present"]);
    await live.pool.query("delete from recovery_codes");
    await live.pool.query("update second_factors set secret = 'new', last_step = 7");
    await live.pool.query("update accounts set password_hash = 'new'");
    for (const academy of await restoreBoth()) {
      expect(await values(academy, "select 1 as value from calendar_feeds")).toEqual([]);
      expect(await values(academy, "select 1 as value from recovery_codes")).toEqual([]);
    }
    const factor = "select encode(secret, 'escape') || last_step as value from second_factors";
    const passwords = "select distinct password_hash as value from accounts";
    expect([await values(live, factor), await values(live, passwords)]).toEqual([
      ["new7"],
      ["new"],
    ]);
    // Without the live academy, an old second factor is better than none.
    expect([await values(fresh, factor), await values(fresh, passwords)]).toEqual([
      ["old1"],
      ["old"],
    ]);
  });

  test("nor a mailbox that was left, not even if two people swapped theirs", async () => {
    const other = (await createStudent(live.database, "other@test.example", "old", profile)) ?? "";
    await backUp(live.pool, file);
    await live.pool.query("update accounts set email = 'away@test.example' where id = $1", [
      student,
    ]);
    await live.pool.query("update accounts set email = 'sita@test.example' where id = $1", [other]);
    await live.pool.query("update accounts set email = 'other@test.example' where id = $1", [
      student,
    ]);
    const before = await readRows(live.pool);
    await restore(live.pool, file, { replace: true });
    const after = await readRows(live.pool);
    expect(after["accounts"]).toEqual(before["accounts"]);
    // With the texts that are searched.
    expect(after["students"]).toEqual(before["students"]);
  });
});

describe("outside the database", () => {
  const academy = useAcademy();

  test("a withdrawal is stored as soon as it is made", async () => {
    const person = await makeStudent(academy);
    const read = async () => (await readErasuresFile(erasuresFile(academy.dataDir))).withdrawals;
    const others = ["lessons", "courses", "reports", "messages"];
    const pushes = ["reminders", "lessons", "reports", "messages", "homework"];
    await person.browser.post("/account/mail", { mails: ["reminders", ...others], pushes });
    expect(await read()).toMatchObject([
      { subjectId: person.id, what: "mails-announcements" },
      { subjectId: person.id, what: "mails-news" },
    ]);
    const but = { mails: ["news", ...others], pushes: pushes.slice(0, 4) };
    await person.browser.post("/account/mail", but);
    expect(await read()).toMatchObject([
      { subjectId: person.id, what: "mails-announcements" },
      { subjectId: person.id, what: "mails-reminders" },
      { subjectId: person.id, what: "pushes-homework" },
    ]);
  });
});
