import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
import {
  assign,
  makeCourse,
  makeStudent,
  makeTutor,
  type Person,
  publish,
} from "#test/support/people.ts";

const academy = useAcademy();
let student: Person;
let tutor: Person;
let assignmentId = "";

beforeAll(async () => {
  ({ student, tutor, assignmentId } = await makeCourse(academy));
});

const kinds = [
  { kind: "recording", section: "recordings", noun: "recording" },
  { kind: "live-session", section: "live-sessions", noun: "lesson" },
  { kind: "exam", section: "exams", noun: "exam" },
  { kind: "announcement", section: "announcements", noun: "announcement" },
] as const;

const late = "It is too late to undo that.";

function listOf(section: string, id = assignmentId): string {
  return `/tutor-dashboard/${id}/${section}`;
}

/** The complete rows of a tab's items. */
async function readRows(id = assignmentId): Promise<string[]> {
  const { rows } = await academy.pool.query<{ row: string }>(
    // A restored session is a change for calendars.
    `select (to_jsonb(c) - 'sequence' - 'updated_at')::text as row from content_items c where assignment_id = $1
     union all select to_jsonb(n)::text from announcements n where assignment_id = $1 order by 1`,
    [id],
  );
  return rows.map(({ row }) => row);
}

/** The snapshots of deletions that can still be undone. */
async function readSnapshots() {
  const { rows } = await academy.pool.query<{ record_id: string; actor_id: string }>(
    "select record_id, actor_id from undo_snapshots",
  );
  return rows;
}

describe.each(kinds)("undoing the deletion of a $kind", ({ kind, section, noun }) => {
  test("restores it at its previous place, and the student sees it again", async () => {
    const ids: string[] = [];
    for (const title of [`Old ${kind}`, `Middle ${kind}`, `New ${kind}`]) {
      ids.push(await publish(academy, assignmentId, tutor, kind, { title }));
    }
    const [, itemId = ""] = ids;
    const before = await readRows();
    const deleted = await tutor.browser.submit(`${listOf(section)}/${itemId}/delete`);
    expect(deleted.page).toContain(`The ${noun} was deleted.`);
    expect(deleted.page).toContain(`action="${listOf(section)}/${itemId}/undo"`);
    expect(await readRows()).toHaveLength(before.length - 1);
    expect(await student.browser.read(`/dashboard/courses/${assignmentId}`)).not.toContain(
      `>Middle ${kind}<`,
    );

    const { path, page } = await tutor.browser.submit(`${listOf(section)}/${itemId}/undo`);
    expect(path).toBe(listOf(section));
    expect(page).toContain(`The ${noun} is back.`);
    expect(await readRows()).toEqual(before);
    const at = (title: string) => page.indexOf(`>${title} ${kind}<`);
    expect(at("New")).toBeLessThan(at("Middle"));
    expect(at("Middle")).toBeLessThan(at("Old"));
    expect(await student.browser.read(`/dashboard/courses/${assignmentId}`)).toContain(
      `>Middle ${kind}<`,
    );
  });

  test("is refused to other tutors, and under another assignment or tab", async () => {
    const itemId = await publish(academy, assignmentId, tutor, kind, { title: `Mine ${kind}` });
    await tutor.browser.post(`${listOf(section)}/${itemId}/delete`);
    const other = await makeTutor(academy);
    const theirs = await assign(academy, student, other);
    const own = await assign(academy, await makeStudent(academy), tutor);
    const without = [await readRows(), await readRows(theirs), await readRows(own)];

    expect((await other.browser.post(`${listOf(section)}/${itemId}/undo`)).status).toBe(404);
    const taken = await other.browser.submit(`${listOf(section, theirs)}/${itemId}/undo`);
    expect(taken.page).toContain(late);
    const elsewhere = await tutor.browser.post(`${listOf(section, own)}/${itemId}/undo`);
    expect(elsewhere.status).toBe(404);
    for (const tab of kinds.filter((one) => one.kind !== kind)) {
      const answer = await tutor.browser.post(`${listOf(tab.section)}/${itemId}/undo`);
      expect([303, 404]).toContain(answer.status);
    }
    expect([await readRows(), await readRows(theirs), await readRows(own)]).toEqual(without);

    const back = await tutor.browser.submit(`${listOf(section)}/${itemId}/undo`);
    expect(back.page).toContain(`The ${noun} is back.`);
  });

  test("is refused with a message where an identical item was added meanwhile", async () => {
    const content = { title: `Again ${kind}`, description: "D", url: "https://video.example/a" };
    const form = { ...content, date: "2036-12-01", time: "18:30" };
    await tutor.browser.post(`${listOf(section)}/add`, form);
    const { rows } = await academy.pool.query<{ id: string }>(
      `select id from content_items where title = $1 union select id from announcements where title = $1`,
      [content.title],
    );
    const [{ id: itemId } = { id: "" }] = rows;
    await tutor.browser.post(`${listOf(section)}/${itemId}/delete`);
    await tutor.browser.post(`${listOf(section)}/add`, form);
    const before = await readRows();
    const { page } = await tutor.browser.submit(`${listOf(section)}/${itemId}/undo`);
    expect(page).toContain(`the same ${noun} has already been added again.`);
    expect(await readRows()).toEqual(before);
  });
});

test("concurrent undos restore an item once", async () => {
  const itemId = await publish(academy, assignmentId, tutor, "exam", { title: "Pressed" });
  const before = await readRows();
  await tutor.browser.post(`${listOf("exams")}/${itemId}/delete`);
  const pages = await sendTogether(
    Array.from({ length: 8 }, () => () => tutor.browser.post(`${listOf("exams")}/${itemId}/undo`)),
  );
  expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 303));
  expect(await readRows()).toEqual(before);
  // The last undo shows the same message as the first.
  const { page } = await tutor.browser.submit(`${listOf("exams")}/${itemId}/undo`);
  expect(page).toContain("The exam is back.");
});

test("an item deleted in two tabs at once can be restored and deleted again", async () => {
  const itemId = await publish(academy, assignmentId, tutor, "recording", { title: "Two tabs" });
  const before = await readRows();
  const url = `${listOf("recordings")}/${itemId}`;
  for (let round = 0; round < 2; round += 1) {
    const remove = () => tutor.browser.post(`${url}/delete`);
    const answers = await sendTogether([remove, remove]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 404]);
    await tutor.browser.post(`${url}/undo`);
    expect(await readRows()).toEqual(before);
  }
});

test("a late undo restores nothing, and no snapshot remains", async () => {
  const itemId = await publish(academy, assignmentId, tutor, "exam", { title: "Too late" });
  await tutor.browser.post(`${listOf("exams")}/${itemId}/delete`);
  const without = await readRows();
  await academy.pool.query("update undo_snapshots set expires_at = now() where record_id = $1", [
    itemId,
  ]);
  const { page } = await tutor.browser.submit(`${listOf("exams")}/${itemId}/undo`);
  expect(page).toContain(late);
  expect(await readRows()).toEqual(without);
  expect((await readSnapshots()).map(({ record_id: id }) => id)).not.toContain(itemId);
});

test("a tutor whose approval was withdrawn cannot undo (§6)", async () => {
  const teacher = await makeTutor(academy);
  const id = await assign(academy, student, teacher);
  const itemId = await publish(academy, id, teacher, "exam", { title: "Before the review" });
  await teacher.browser.post(`${listOf("exams", id)}/${itemId}/delete`);
  await academy.pool.query(
    "update tutors set status = 'pending', approved_date = null where id = $1",
    [teacher.id],
  );
  const answer = await teacher.browser.post(`${listOf("exams", id)}/${itemId}/undo`);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain(
    "You need to be approved before you can manage content. Please wait for admin approval.",
  );
  expect(await readRows(id)).toEqual([]);
});

test("an item of a deleted assignment cannot be restored", async () => {
  const teacher = await makeTutor(academy);
  const id = await assign(academy, student, teacher);
  const itemId = await publish(academy, id, teacher, "exam", { title: "With its assignment" });
  await teacher.browser.post(`${listOf("exams", id)}/${itemId}/delete`);
  await academy.pool.query("delete from assignments where id = $1", [id]);
  const answer = await teacher.browser.post(`${listOf("exams", id)}/${itemId}/undo`);
  expect(answer.status).toBe(404);
  expect(await readRows(id)).toEqual([]);
});

test("opening the address of the undo redirects to the list", async () => {
  const answer = await tutor.browser.get(`${listOf("exams")}/${assignmentId}/undo`);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, listOf("exams")]);
});

test("a refused deletion leaves no snapshot", async () => {
  const before = await readSnapshots();
  const itemId = await publish(academy, assignmentId, tutor, "exam", { title: "Refused" });
  const other = await makeTutor(academy);
  expect((await other.browser.post(`${listOf("exams")}/${itemId}/delete`)).status).toBe(404);
  expect((await tutor.browser.post(`${listOf("recordings")}/${itemId}/delete`)).status).toBe(404);
  expect(await readSnapshots()).toEqual(before);
});

test.each([
  ["a made-up code", { code: "exam-constructor", undo: null }],
  ["an id that is none", { code: "exam-deleted", undo: '"><b>' }],
])("a forged notice offers nothing: %s", async (_, notice) => {
  const cookie = `${tutor.browser.cookieHeader}; viluva_notice=${btoa(JSON.stringify(notice))}`;
  const answer = await fetch(academy.url + listOf("exams"), { headers: { cookie } });
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).not.toContain("/undo");
  expect(page).not.toContain("><b>");
});
