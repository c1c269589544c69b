import { beforeAll, describe, expect, test } from "vitest";
import { auditActions } from "#domain/audit/actions.ts";
import { denialReasons } from "#domain/audit/audit.ts";
import { useAcademy } from "#test/support/academy.ts";
import { assign, makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";
import { countStatements } from "#test/support/statements.ts";

const academy = useAcademy();
const log = "/admin-dashboard/log";
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

/** The rows of a page of the log as text, newest first. */
async function readRows(address = log): Promise<string[]> {
  const page = await admin.browser.read(address);
  return [...page.matchAll(/<tr role="row"[^>]*>([^]*?)<\/tr>/g)]
    .slice(1)
    .map(([, row = ""]) => row.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " "));
}

test("is empty at first and says so", async () => {
  const other = await admin.browser.read(`${log}?action=remove-admin`);
  expect(other).toContain("No lines match.");
  expect(await admin.browser.read(log)).toContain("Nothing has been logged yet.");
});

test("shows who did what, when in India's time, and about whom", async () => {
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  const choice = { studentId: student.id, tutorId: tutor.id, classId: "class-10" };
  await admin.browser.post("/admin-dashboard/assignments/new", {
    ...choice,
    subjectId: "mathematics",
  });
  const [row = ""] = await readRows();
  for (const words of [admin.name, "Admin", "Created an assignment", "Done", " IST "]) {
    expect(row).toContain(words);
  }
  expect(row).toContain(student.name);
  expect(row).toContain(tutor.name);
  const page = await admin.browser.read(log);
  expect(page).toContain(`/admin-dashboard/students/${student.id}`);
  expect(page).toContain(`/admin-dashboard/tutors/${tutor.id}`);
});

test("shows denied actions, with the reason", async () => {
  const student = await makeStudent(academy);
  await student.browser.get("/admin-dashboard");
  const [row = ""] = await readRows(`${log}?outcome=denied`);
  expect(row).toContain(student.name);
  expect(row).toContain("Tried to open a page that is not theirs");
  expect(row).toContain("Denied");
  expect(row).toContain("It is for people with another role.");
  for (const done of await readRows(`${log}?outcome=done`)) expect(done).not.toContain("Denied");
});

test("contains no name of a deleted person, and no email at all", async () => {
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  await assign(academy, student, tutor);
  await student.browser.get("/tutor-dashboard");
  const of = `${log}?account=${student.id}`;
  expect((await readRows(of)).join()).toContain(student.name);
  expect(await admin.browser.read(`${log}?person=${student.email}`)).toContain(student.name);

  await admin.browser.post(`/admin-dashboard/students/${student.id}/delete`);
  // The message says once who was deleted.
  await admin.browser.read("/admin-dashboard/students");
  for (const address of [log, of, `${log}?action=delete-student`]) {
    const { text } = await admin.browser.getData(address);
    const page = (await admin.browser.read(address)) + text;
    expect(page).toContain("Deleted account");
    for (const canary of [student.email, student.name, student.phoneNumber, tutor.email]) {
      expect(page).not.toContain(canary);
    }
  }
  expect(await readRows(`${log}?person=${student.email}`)).toEqual([]);
});

describe("with a hundred thousand lines", () => {
  const busy = "00000000-0000-4000-8000-00000000000b";

  beforeAll(async () => {
    // These lines are read only, and chaining them would take a minute.
    await academy.pool.query("alter table audit_log disable trigger audit_log_chained");
    await academy.pool.query(
      `insert into audit_log (at, request_id, actor_id, actor_role, action, subject_kind, subject_id, outcome, reason)
       select timestamptz '2026-01-01' + n * interval '1 second', gen_random_uuid(),
         case when n % 1000 = 0 then $1 else gen_random_uuid() end, 'student',
         case when n % 5000 = 0 then 'remove-admin' else 'sign-in' end, 'student', gen_random_uuid(),
         case when n % 4000 = 0 then 'denied' else 'done' end,
         case when n % 4000 = 0 then 'limited' end
       from generate_series(1, 100000) n`,
      [busy],
    );
    await academy.pool.query("alter table audit_log enable trigger audit_log_chained");
    await academy.pool.query("analyze audit_log");
  });

  const isFew = (count: number) => count > 0 && count <= 4;

  /** The URL of a link on a page, or null. */
  const linkOf = (page: string, label: string) =>
    new RegExp(`<a[^>]*href="([^"]*)"[^>]*>${label}</a>`)
      .exec(page)?.[1]
      ?.replaceAll("&amp;", "&") ?? null;

  test("the page links lead to every line of a person once, and back", async () => {
    const seen: number[] = [];
    let page = await admin.browser.read(`${log}?account=${busy}`);
    const count = () => [...page.matchAll(/<td[^>]*data-label="When"/g)].length;
    expect(linkOf(page, "Newer lines")).toBeNull();
    for (let next = linkOf(page, "Older lines"); next !== null;) {
      seen.push(count());
      page = await admin.browser.read(log + next.replace(/^[^?]*/, ""));
      next = linkOf(page, "Older lines");
    }
    expect([...seen, count()]).toEqual([25, 25, 25, 25]);
    const previous = linkOf(page, "Newer lines")?.replace(/^[^?]*/, "") ?? "";
    page = await admin.browser.read(log + previous);
    expect(count()).toBe(25);
    expect(linkOf(page, "Older lines")).not.toBeNull();
  });

  test("every page takes at most 4 queries, which read little more than it shows", async () => {
    const addresses = [
      "",
      `?account=${busy}`,
      "?person=nobody@test.example",
      "?action=remove-admin",
      "?outcome=denied",
      "?action=remove-admin&outcome=denied",
      "?before=50000",
      "?after=50000",
      `?account=${busy}&outcome=done&before=90000`,
    ];
    const readLines = async () => {
      const { rows } = await academy.pool.query<{ lines: number }>(
        "select (seq_tup_read + idx_tup_fetch)::int as lines from pg_stat_user_tables where relname = 'audit_log'",
      );
      return rows[0]?.lines ?? Number.NaN;
    };
    const before = await readLines();
    for (const address of addresses) {
      const queries = await countStatements(() => admin.browser.read(log + address));
      expect(queries, address).toSatisfy(isFew);
    }
    // A connection reports what it has read a second later.
    await new Promise((resolve) => {
      setTimeout(resolve, 1200);
    });
    await academy.served.query("select pg_stat_force_next_flush()");
    expect((await readLines()) - before).toBeLessThanOrEqual(addresses.length * 200);
  });
});

test("no URL causes an error", async () => {
  for (const query of [
    "before=x",
    "before=9223372036854775808",
    "before=9223372036854775807",
    "after=-1",
    "account=me",
    "person=%00",
    `person=${"a".repeat(5000)}`,
    "action=__proto__&outcome=constructor",
  ]) {
    expect((await admin.browser.get(`${log}?${query}`)).status).toBe(200);
  }
});

test("a line with unknown codes is still shown", async () => {
  await academy.pool.query(
    `insert into audit_log (request_id, actor_role, action, outcome, reason)
     values (gen_random_uuid(), 'wizard', 'toString', 'denied', 'constructor')`,
  );
  expect((await readRows())[0]).toContain("Something else");
});

test("every action and every reason has words", async () => {
  const { reasons } = await import("#parts/audit/reason-messages.ts");
  const { describeAction } = await import("#parts/audit/describe-action.ts");
  const texts = auditActions.map((action) =>
    describeAction({ action, outcome: "denied", subjectKind: null }),
  );
  texts.push(...denialReasons.map((one) => reasons[one]));
  for (const text of texts) expect(text).toMatch(/^[A-Z]/);
});
