import { beforeAll, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeCourse, publish, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let student: Person;
let tutor: Person;
let list = "";
let itemId = "";

beforeAll(async () => {
  const made = await makeCourse(academy);
  ({ student, tutor } = made);
  list = `/tutor-dashboard/${made.assignmentId}/exams`;
  itemId = await publish(academy, made.assignmentId, tutor, "exam", { title: "Unit test 3" });
});

const readMark = async () => {
  const { rows } = await academy.pool.query(
    "select mark, mark_out_of from content_items where id = $1",
    [itemId],
  );
  return rows[0];
};

/** Saves the exam with a mark. */
async function note(mark: string, outOf: string) {
  const edit = `${list}/${itemId}/edit`;
  const opened = /name="opened" value="([^"]+)"/.exec(await tutor.browser.read(edit))?.[1] ?? "";
  const fields = { title: "Unit test 3", description: "About it.", url: "https://video.example/1" };
  return tutor.browser.post(edit, { ...fields, mark, outOf, opened });
}

const courses = () =>
  student.browser.read(list.replace(/.*board\/(.*)\/exams/, "/dashboard/courses/$1"));

test("a mark is asked for once the exam is published", async () => {
  expect(await tutor.browser.read(`${list}/add`)).not.toContain('name="mark"');
  expect(await tutor.browser.read(`${list}/${itemId}/edit`)).toContain('name="mark"');
});

test("a mark is shown to both, can be changed, and is taken away by emptying both fields", async () => {
  expect((await note("17.50", "20")).status).toBe(303);
  expect(await readMark()).toEqual({ mark: 17.5, mark_out_of: 20 });
  expect(await tutor.browser.read(list)).toContain("Mark: 17.5 out of 20");
  expect(await courses()).toContain("Mark: 17.5 out of 20");
  expect((await note("0", "20")).status).toBe(303);
  expect(await courses()).toContain("Mark: 0 out of 20");
  expect((await note(" ", "")).status).toBe(303);
  expect(await readMark()).toEqual({ mark: null, mark_out_of: null });
  expect(await courses()).not.toContain("Mark:");
});

test.each([
  ["17", "", "both the mark and what it is out of"],
  ["", "20", "both the mark and what it is out of"],
  ["seventeen", "20", "numbers from 0 to 1,000 with at most two decimals"],
  ["17.125", "20", "numbers from 0 to 1,000"],
  ["0", "0", "out of more than 0"],
  ["1", "1000.5", "numbers from 0 to 1,000"],
  ["21", "20", "The mark is higher than what it is out of."],
])("%s out of %s is refused", async (mark, outOf, words) => {
  const answer = await note(mark, outOf);
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain(words);
  if (mark) expect(page).toContain(`value="${mark}"`);
  expect(await readMark()).toEqual({ mark: null, mark_out_of: null });
});

test("an undone deletion brings the mark back", async () => {
  await note("18", "20");
  expect((await tutor.browser.post(`${list}/${itemId}/delete`)).status).toBe(303);
  expect(await readMark()).toBeUndefined();
  expect((await tutor.browser.post(`${list}/${itemId}/undo`)).status).toBe(303);
  expect(await readMark()).toEqual({ mark: 18, mark_out_of: 20 });
});

test.each([
  ["mark = 5", "another kind has none", "recording"],
  ["mark_out_of = null", "a mark is out of something", "exam"],
  ["mark = 21, mark_out_of = 20", "it is not higher", "exam"],
  ["mark = 0, mark_out_of = 0", "nothing is out of 0", "exam"],
])("the database refuses %s, because %s", async (change, _, kind) => {
  await expect(
    academy.pool.query(`update content_items set ${change}, kind = '${kind}' where id = $1`, [
      itemId,
    ]),
  ).rejects.toThrow("check constraint");
});
