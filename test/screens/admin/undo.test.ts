import { erasuresFile, readErasuresFile } from "#server/erasures-file.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { countRows, useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  password,
  publish,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;
let tutor: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
  tutor = await makeTutor(academy);
});

const kinds = ["recording", "live-session", "exam", "announcement"] as const;
const late = "It is too late to undo that.";

/** A student with an assignment and content of every kind. */
async function makeLearner() {
  const student = await makeStudent(academy, { enrolledCourses: ["math-tutoring"] });
  const assignmentId = await assign(academy, student, tutor);
  for (const kind of kinds) {
    await publish(academy, assignmentId, tutor, kind, { title: `${kind} of ${student.name}` });
  }
  await academy.pool.query("insert into course_approvals values ($1, 'math-tutoring', false)", [
    student.id,
  ]);
  return { student, assignmentId };
}

/**
 * Every row of every table, except sessions and the undo snapshots. Leaves out a lesson's
 * sequence, which a restore increases for calendars, and the columns of a mailed link that are
 * written when its mail is sent.
 */
async function readAll(): Promise<string> {
  const tables = Object.keys(await countRows(academy)).filter((table) => table !== "sessions");
  const parts = tables.map((table) => {
    const moving = table === "mailed_links" ? "{made_at,token_hash,expires_at}" : "{}";
    return `select '${table}' as name,
      (to_jsonb(t) - 'sequence' - 'updated_at' - '${moving}'::text[])::text as row from ${table} t`;
  });
  const { rows } = await academy.pool.query<Record<string, string>>(
    `${parts.join(" union all ")} order by 1, 2`,
  );
  return rows.map(({ name, row }) => `${name} ${row}`).join("\n");
}

/** The tables whose rows are deleted or lose a reference when a row of `from` is deleted. */
async function readCascade(from: string): Promise<string[]> {
  const { rows } = await academy.pool.query<{ name: string }>(
    `with recursive gone as (
       select $1::regclass::oid as id
       union select c.conrelid from pg_constraint c join gone on c.confrelid = gone.id
         where c.contype = 'f' and c.confdeltype in ('c', 'n', 'd'))
     select id::regclass::text as name from gone order by 1`,
    [from],
  );
  return rows.map(({ name }) => name);
}

describe.each([
  { what: "an assignment", list: "assignments", of: "assignment" },
  { what: "a student", list: "students", of: "student" },
] as const)("the deletion of $what", ({ list, of }) => {
  async function makeRecord() {
    const { student, assignmentId } = await makeLearner();
    const id = of === "student" ? student.id : assignmentId;
    const url = `/admin-dashboard/${list}/${id}`;
    return { student, assignmentId, id, url };
  }

  test("offers an undo, which restores every row unchanged", async () => {
    const { url, student, assignmentId } = await makeRecord();
    const before = await readAll();
    const deleted = await admin.browser.submit(`${url}/delete?q=anybody`);
    expect(deleted.page).toContain(`action="${url}/undo?q=anybody"`);
    expect(await readAll()).not.toBe(before);

    const { path, page } = await admin.browser.submit(`${url}/undo?q=anybody`);
    const lists = {
      student: "/admin-dashboard/students",
      assignment: "/admin-dashboard/assignments",
    };
    expect(path).toBe(`${lists[of]}?q=anybody`);
    expect(page).toContain(`The ${of} is back`);
    expect(await readAll()).toBe(before);
    // Restoring a backup must not delete the restored person again.
    expect((await readErasuresFile(erasuresFile(academy.dataDir))).erasures).toEqual([]);
    expect(await tutor.browser.read(`/tutor-dashboard/${assignmentId}/exams`)).toContain(
      `exam of ${student.name}`,
    );
  });

  test("snapshots every table that the schema's cascades delete from", async () => {
    const { id, url } = await makeRecord();
    await admin.browser.post(`${url}/delete`);
    const { rows } = await academy.pool.query<{ name: string }>(
      `select part ->> 'table' as name from undo_snapshots, jsonb_array_elements(parts) part
       where record_id = $1 order by 1`,
      [id],
    );
    const kept = rows.map(({ name }) => name);
    // An undo signs nobody in and leaves other people's snapshots alone. A cancellation is for
    // calendars, and the restored session replaces it.
    const left = [
      "sessions",
      "push_subscriptions",
      "pushes",
      "pending_sign_ins",
      "known_devices",
      "sign_in_devices",
      "undo_snapshots",
      "cancelled_sessions",
      // A trigger writes it when the lesson comes back; else it is the substitute's.
      "substitutions",
      // The staff say it again: the other child may be deleted by then.
      "siblings",
      // A credential that has ended stays so; the tutor's dashboard has the request.
      "request_links",
      // Of those whom an admin added.
      "holidays",
      // They stay when the admin who wrote them leaves.
      "site_draft",
      "site_versions",
    ];
    const cascade = await readCascade(of === "student" ? "accounts" : "assignments");
    // Without a foreign key, but a course approval belongs to the assignment.
    const expected = new Set([...cascade, "course_approvals"]);
    expect(kept).toEqual([...expected].filter((table) => !left.includes(table)).toSorted());
  });

  test("can be undone only by the admin who deleted", async () => {
    const { url } = await makeRecord();
    const other = await makeAdmin(academy);
    await admin.browser.post(`${url}/delete`);
    const without = await readAll();
    expect((await other.browser.submit(`${url}/undo`)).page).toContain(late);
    const outsiders = [tutor.browser, (await makeStudent(academy)).browser];
    const before = await readAll();
    for (const browser of [...outsiders, new TestBrowser(academy)]) {
      const answer = await browser.post(`${url}/undo`);
      expect(answer.headers.get("location")).toBe("/admin-login");
    }
    expect(await readAll()).toBe(before);
    expect(before.length).toBeGreaterThan(without.length);
    expect((await admin.browser.submit(`${url}/undo`)).page).toContain(`The ${of} is back`);
  });

  test("undone twice at the same time, is restored once", async () => {
    const { url } = await makeRecord();
    const before = await readAll();
    await admin.browser.post(`${url}/delete`);
    const answers = await sendTogether(
      Array.from({ length: 6 }, () => () => admin.browser.post(`${url}/undo`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(await readAll()).toBe(before);
    expect((await admin.browser.submit(`${url}/undo`)).page).toContain(`The ${of} is back`);
  });

  test("can't be undone after its time, and the snapshot is deleted", async () => {
    const { id, url } = await makeRecord();
    await admin.browser.post(`${url}/delete`);
    const without = await readAll();
    await academy.pool.query(
      "update undo_snapshots set expires_at = now() - interval '1 second' where record_id = $1",
      [id],
    );
    expect((await admin.browser.submit(`${url}/undo`)).page).toContain(late);
    expect(await readAll()).toBe(without);
    const { rows } = await academy.pool.query("select 1 from undo_snapshots where record_id = $1", [
      id,
    ]);
    expect(rows).toEqual([]);
  });

  test("is restored completely if tutors add content at the same time", async () => {
    const { url, assignmentId } = await makeRecord();
    const add = (at: number) =>
      tutor.browser.post(`/tutor-dashboard/${assignmentId}/exams/add`, {
        title: `Race ${at}`,
        description: "D",
        url: "https://exams.example/1",
      });
    const [, ...answers] = await sendTogether([
      () => admin.browser.post(`${url}/delete`),
      ...Array.from({ length: 16 }, (_, at) => () => add(at)),
    ]);
    await admin.browser.post(`${url}/undo`);
    const { rows } = await academy.pool.query(
      "select 1 from content_items where assignment_id = $1 and title like 'Race %'",
      [assignmentId],
    );
    expect(rows).toHaveLength(answers.filter(({ status }) => status === 303).length);
  });
});

test("a restored student has to sign in again", async () => {
  const { student } = await makeLearner();
  const url = `/admin-dashboard/students/${student.id}`;
  await admin.browser.post(`${url}/delete`);
  await admin.browser.post(`${url}/undo`);
  expect((await student.browser.get("/dashboard")).headers.get("location")).toBe("/login");
  const fields = { email: student.email, password };
  const again = new TestBrowser(academy);
  expect((await again.post("/login", fields)).status).toBe(303);
  expect(await again.read("/dashboard")).toContain(`announcement of ${student.name}`);
});

test("a student whose address has a new account stays deleted, with a message", async () => {
  const { student } = await makeLearner();
  const url = `/admin-dashboard/students/${student.id}`;
  await admin.browser.post(`${url}/delete`);
  await new TestBrowser(academy).post("/signup", {
    name: "Somebody New",
    username: "new",
    email: student.email,
    selectedClass: "class-10",
    selectedSubjects: "mathematics",
    password,
    confirmPassword: password,
  });
  const before = await readAll();
  const { page } = await admin.browser.submit(`${url}/undo`);
  expect(page).toContain("the email address now belongs to a new account.");
  expect(await readAll()).toBe(before);
});

test("an assignment that was created again in the meantime is not restored", async () => {
  const { student, assignmentId } = await makeLearner();
  const url = `/admin-dashboard/assignments/${assignmentId}`;
  await admin.browser.post(`${url}/delete`);
  await assign(academy, student, tutor);
  const before = await readAll();
  const { page } = await admin.browser.submit(`${url}/undo`);
  expect(page).toContain("the student already has the same assignment again.");
  expect(await readAll()).toBe(before);
});

test("an assignment whose student was deleted in the meantime is not restored, with a message", async () => {
  const { student, assignmentId } = await makeLearner();
  const url = `/admin-dashboard/assignments/${assignmentId}`;
  await admin.browser.post(`${url}/delete`);
  await admin.browser.post(`/admin-dashboard/students/${student.id}/delete`);
  const before = await readAll();
  const { page } = await admin.browser.submit(`${url}/undo`);
  expect(page).toContain("the student or the tutor no longer exists.");
  expect(await readAll()).toBe(before);
});

test("a deletion of a missing record stores no snapshot", async () => {
  await admin.browser.post(`/admin-dashboard/students/${tutor.id}/delete`);
  await admin.browser.post(`/admin-dashboard/assignments/${tutor.id}/delete`);
  const { rows } = await academy.pool.query("select 1 from undo_snapshots where record_id = $1", [
    tutor.id,
  ]);
  expect(rows).toEqual([]);
});
