import { beforeEach, describe, expect, test } from "vitest";
import { suspendTutor } from "#data/people/suspensions.ts";
import { deleteOldPhotos, deletePhotosOfNobody } from "#data/homework/photos.ts";
import { day } from "#domain/shared/durations.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { answerAs, makeGuardian, type Guardian } from "#test/support/guardians.ts";
import { addPhoto, makeHomework } from "#test/support/homework.ts";
import {
  assign,
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
let student: Person;
let tutor: Person;
let assignmentId = "";
let homeworkId = "";
let photoId = "";
let guardian: Guardian;

beforeEach(async () => {
  const course = await makeCourse(academy);
  ({ student, tutor, assignmentId } = course);
  homeworkId = await makeHomework(academy, course, "Page 12");
  photoId = await addPhoto(academy, student, homeworkId);
  guardian = await makeGuardian(academy, student, { decision: "given" });
});

const handIn = () => student.browser.post(`/dashboard/homework/${homeworkId}`, { answer: "x = 4" });

const status = async (browser: TestBrowser, path: string) => (await browser.get(path)).status;
const pictureFor = {
  student: () => status(student.browser, `/dashboard/photos/${photoId}`),
  tutor: () => status(tutor.browser, `/tutor-dashboard/photos/${photoId}`),
  guardian: () =>
    status(new TestBrowser(academy), `/guardian/${guardian.pageToken}/photos/${photoId}`),
};
const picture = async () => [
  await pictureFor.student(),
  await pictureFor.tutor(),
  await pictureFor.guardian(),
];

describe("a photo is seen by", () => {
  test("its student at once, by tutor and guardian once it is handed in", async () => {
    expect(await picture()).toEqual([200, 404, 404]);
    await handIn();
    expect(await picture()).toEqual([200, 200, 200]);
    const stranger = await makeStudent(academy);
    const other = await makeTutor(academy);
    await assign(academy, stranger, other);
    expect(await status(stranger.browser, `/dashboard/photos/${photoId}`)).toBe(404);
    expect(await status(other.browser, `/tutor-dashboard/photos/${photoId}`)).toBe(404);
    expect(await status(new TestBrowser(academy), `/dashboard/photos/${photoId}`)).toBe(302);
  });

  test("nobody but its student once consent is withdrawn; the answer's text stays", async () => {
    await handIn();
    await answerAs(academy, guardian, "withdrawn");
    expect(await picture()).toEqual([200, 404, 404]);
    const html = await tutor.browser.read(`/tutor-dashboard/homework/${homeworkId}`);
    expect([html.includes("x = 4"), html.includes(photoId)]).toEqual([true, false]);
  });

  test("no guardian and no tutor with consent to an earlier text", async () => {
    const earlier = await makeCourse(academy);
    const id = await makeHomework(academy, earlier);
    const { pageToken } = await makeGuardian(academy, earlier.student, {
      decision: "given",
      version: 2,
    });
    const page = await earlier.student.browser.read(`/dashboard/homework/${id}`);
    expect(page).toContain("has agreed to them");
    expect(page).not.toContain('type="file"');
    await addPhoto(academy, earlier.student, id);
    await earlier.student.browser.post(`/dashboard/homework/${id}`, { answer: "In words" });
    const read = await new TestBrowser(academy).read(`/guardian/${pageToken}/homework/${id}`);
    expect([read.includes("In words"), read.includes("/photos/")]).toEqual([true, false]);
  });

  test("the next tutor after a hand-over, not the former one, and not a suspended one", async () => {
    await handIn();
    const next = await makeTutor(academy);
    await academy.pool.query("update assignments set tutor_id = $2 where id = $1", [
      assignmentId,
      next.id,
    ]);
    expect(await pictureFor.tutor()).toBe(404);
    expect(await status(tutor.browser, `/tutor-dashboard/homework/${homeworkId}`)).toBe(404);
    expect(await tutor.browser.read("/tutor-dashboard/homework")).not.toContain("Page 12");
    const path = `/tutor-dashboard/photos/${photoId}`;
    expect(await status(next.browser, path)).toBe(200);
    expect(await next.browser.read("/tutor-dashboard/homework")).toContain("Page 12");
    const { id: adminId } = await makeAdmin(academy);
    await academy.database
      .transaction()
      .execute((trx) => suspendTutor(trx, { tutorId: next.id, reason: "A test.", adminId }));
    expect(await status(next.browser, path)).not.toBe(200);
    expect(await pictureFor.student()).toBe(200);
  });

  test("nobody once the course is closed, the photo is taken out, or 120 days have passed", async () => {
    await handIn();
    await deleteOldPhotos(academy.database, new Date(Date.now() + 119 * day));
    expect(await pictureFor.tutor()).toBe(200);
    await deleteOldPhotos(academy.database, new Date(Date.now() + 121 * day));
    expect(await picture()).toEqual([404, 404, 404]);
    const page = await student.browser.read(`/dashboard/homework/${homeworkId}`);
    expect(page).toContain("deleted after 120 days");
    const second = await addPhoto(academy, student, homeworkId);
    const path = `/dashboard/photos/${second}`;
    expect(await status(student.browser, path)).toBe(200);
    await student.browser.post(`${path}/removal`);
    expect(await status(student.browser, path)).toBe(404);
    const { rows: left } = await academy.pool.query(
      "select from photo_images where photo_id = $1",
      [second],
    );
    expect(left).toEqual([]);
    await academy.pool.query("update assignments set status = 'ended' where id = $1", [
      assignmentId,
    ]);
    await academy.pool.query("update course_approvals set approved = false where course_id = $1", [
      assignmentId,
    ]);
    expect(await status(student.browser, `/dashboard/homework/${homeworkId}`)).toBe(404);
    const third = await addPhoto(academy, student, homeworkId);
    expect(await status(student.browser, `/dashboard/photos/${third}`)).toBe(404);
  });
});

test("what the tutor draws and says is seen by student and guardian, and on progress", async () => {
  await handIn();
  const marks = [
    { kind: "tick", colour: "green", x: 10, y: 20, text: "" },
    { kind: "text", colour: "red", x: 30, y: 40, text: "Carry the 1" },
  ];
  const board = `/tutor-dashboard/photos/${photoId}/marks`;
  await tutor.browser.post(board, { marks: JSON.stringify(marks) });
  const said = { mark: "8", outOf: "10", word: "Nearly all right." };
  await tutor.browser.post(`/tutor-dashboard/homework/${homeworkId}`, said);
  const guardians = new TestBrowser(academy);
  for (const html of [
    await student.browser.read(`/dashboard/homework/${homeworkId}`),
    await guardians.read(`/guardian/${guardian.pageToken}/homework/${homeworkId}`),
  ]) {
    for (const text of ["Carry the 1", "1 tick", "8 out of 10", "Nearly all right.", "<svg"]) {
      expect([text, html.includes(text)]).toEqual([text, true]);
    }
  }
  expect(await student.browser.read("/dashboard/progress")).toContain("Page 12");
});

test("without a script signs are put one after the other, and taken away again", async () => {
  await handIn();
  const board = `/tutor-dashboard/photos/${photoId}/marks`;
  const tools = { tool: "tick", colour: "blue", place: "middle", words: "" };
  await tutor.browser.post(board, { ...tools, marks: "[]", step: "put" });
  const read = async () => {
    const { rows } = await academy.pool.query<{ marks: unknown[] }>(
      "select marks from photos where id = $1",
      [photoId],
    );
    return rows[0]?.marks ?? [];
  };
  const tick = { kind: "tick", colour: "blue", x: 150, y: 200, text: "" };
  expect(await read()).toEqual([tick]);
  await tutor.browser.post(board, { ...tools, marks: JSON.stringify([tick]), step: "undo" });
  expect(await read()).toEqual([]);
});

test("a deleted student's pictures go after the undo, and a live one's stay", async () => {
  const kept = await makeCourse(academy);
  const other = await addPhoto(academy, kept.student, await makeHomework(academy, kept));
  const admin = await makeAdmin(academy);
  await admin.browser.post(`/admin-dashboard/students/${student.id}/delete`);
  const pictures = async () => {
    const { rows } = await academy.pool.query<{ id: string }>(
      "select photo_id as id from photo_images where photo_id = any($1)",
      [[photoId, other]],
    );
    return rows.map(({ id }) => id);
  };
  await deletePhotosOfNobody(academy.database);
  expect(await pictures()).toHaveLength(2);
  await academy.pool.query("update undo_snapshots set expires_at = now()");
  await deletePhotosOfNobody(academy.database);
  expect(await pictures()).toEqual([other]);
});
