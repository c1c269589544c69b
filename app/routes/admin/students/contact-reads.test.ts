import { beforeAll, describe, expect, test } from "vitest";
import { upsertBirthDate } from "#data/guardians/birth-dates.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeAdmin, makeCourse, makeStudent, type Person } from "#test/support/people.ts";
import { prove } from "#test/support/passkeys.ts";

const academy = useAcademy();
let admin: Person;
let tutor: Person;
let minor: Person;
let adult: Person;
let assignmentId = "";

beforeAll(async () => {
  admin = await makeAdmin(academy);
  await prove(admin.browser);
  ({ student: minor, tutor, assignmentId } = await makeCourse(academy));
  await makeGuardian(academy, minor, { bornOn: "2013-05-01", decision: "given" });
  adult = await makeStudent(academy);
  await upsertBirthDate(academy.database, adult.id, "1990-05-01");
});

async function takeReads(): Promise<string[]> {
  const { rows } = await academy.pool.query<{ read: string }>(
    `select concat(actor_role, case actor_id when $1 then '' when $2 then '' else '?' end, ' ',
       case subject_id when $3 then 'minor' else '?' end) as read
     from audit_log where action = 'read-contact' order by id`,
    [admin.id, tutor.id, minor.id],
  );
  await academy.pool.query(`alter table audit_log disable trigger audit_log_append_only;
    delete from audit_log where action = 'read-contact';
    alter table audit_log enable trigger audit_log_append_only`);
  return rows.map(({ read }) => read);
}

describe("a read of a minor's contact", () => {
  test.each<[where: string, who: "admin" | "tutor", path: () => string]>([
    ["the list of students", "admin", () => "/admin-dashboard/students"],
    [
      "the search",
      "admin",
      () => `/admin-dashboard/search?find=${encodeURIComponent(minor.email)}`,
    ],
    ["the file of students", "admin", () => "/admin-dashboard/students.csv"],
    ["the guardian's dialog", "admin", () => `/admin-dashboard/students/${minor.id}/guardian`],
    ["the tutor's course", "tutor", () => `/tutor-dashboard/${assignmentId}/recordings`],
  ])("in %s is a line in the log, and a reload is not another", async (_, who, path) => {
    const { browser } = who === "admin" ? admin : tutor;
    for (let reload = 0; reload < 2; reload += 1) {
      const answer = await browser.get(path());
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(minor.email.slice(0, 5));
    }
    expect(await takeReads()).toEqual([`${who} minor`]);
  });

  test("later is another line", async () => {
    const path = `/tutor-dashboard/${assignmentId}/recordings`;
    await tutor.browser.read(path);
    await academy.pool.query(`alter table audit_log disable trigger audit_log_append_only;
      update audit_log set at = at - interval '16 minutes' where action = 'read-contact';
      alter table audit_log enable trigger audit_log_append_only`);
    await tutor.browser.read(path);
    expect(await takeReads()).toEqual(["tutor minor", "tutor minor"]);
  });

  test("is none for the student, and none where no contact is shown", async () => {
    await minor.browser.read("/dashboard");
    await tutor.browser.read("/tutor-dashboard");
    await admin.browser.read("/admin-dashboard/assignments");
    expect(await takeReads()).toEqual([]);
  });

  test("is shown to the admin at the student", async () => {
    await tutor.browser.read(`/tutor-dashboard/${assignmentId}/recordings`);
    const page = await admin.browser.read(`/admin-dashboard/students/${minor.id}/guardian`);
    const [, list = ""] = page.split("Who has read the contact");
    expect(list).toMatch(/tutor<\/li>/);
    expect(list).toMatch(/admin<\/li>/);
    expect(list).toContain(`account=${minor.id}&amp;action=read-contact`);
    const other = await admin.browser.read(`/admin-dashboard/students/${adult.id}/guardian`);
    expect(other).not.toContain("Who has read the contact");
    await takeReads();
  });
});
