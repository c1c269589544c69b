import { describe, expect, test } from "vitest";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { suspendTutor } from "#data/people/suspensions.ts";
import { useAcademy } from "#test/support/academy.ts";
import { assign, makeAdmin, makeCourse, makeStudent, publish } from "#test/support/people.ts";
import type { TestBrowser } from "#test/support/browser.ts";
import { minute } from "#domain/shared/durations.ts";

const academy = useAcademy();

const pathOf = (id: string, what: "finish" | "reopen") => `/dashboard/items/${id}/${what}`;
const attendance = (id: string) => `/dashboard/sessions/${id}/attendance`;

/** The home's section "To do". */
async function toDo(browser: TestBrowser): Promise<string> {
  const home = await browser.read("/dashboard");
  return /<section aria-labelledby="to-do"[^]*?<\/section>/.exec(home)?.[0] ?? "";
}

async function close(assignmentId: string): Promise<void> {
  await academy.pool.query("update assignments set status = 'ended' where id = $1", [assignmentId]);
  await academy.pool.query("update course_approvals set approved = false where course_id = $1", [
    assignmentId,
  ]);
}

describe("what is to do", () => {
  test("is exams and the newest recordings, until they are ticked", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const { browser } = student;
    expect(await toDo(browser)).toContain("Nothing at the moment.");
    const ids: string[] = [];
    for (const title of ["One", "Two", "Three", "Four", "Five", "Six"]) {
      const kind = title === "Five" ? "exam" : "recording";
      ids.push(await publish(academy, assignmentId, tutor, kind, { title }));
    }
    const before = await toDo(browser);
    const places = ["Five", "Six", "Four", "Three", "Two"].map((title) =>
      before.indexOf(`>${title}<`),
    );
    expect(places[0]).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(before).not.toContain(">One<");
    expect(before).toContain("1 more in Mathematics, Class 10");

    const answer = await browser.post(pathOf(ids[5] ?? "", "finish"), { page: "/dashboard#to-do" });
    expect(answer.headers.get("location")).toBe("/dashboard#to-do");
    const after = await toDo(browser);
    expect(after).not.toContain(">Six<");
    expect(after).toContain(">One<");
    expect(after).not.toContain("more in");
    const course = await browser.read(`/dashboard/courses/${assignmentId}`);
    expect(course.match(/aria-checked="true"/g)).toHaveLength(1);

    await browser.post(pathOf(ids[5] ?? "", "reopen"));
    expect(await toDo(browser)).toContain(">Six<");
  });

  test("leaves out old items and those of a closed course", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const old = await publish(academy, assignmentId, tutor, "exam", { title: "Long ago" });
    await academy.pool.query(
      "update content_items set created_at = now() - interval '31 days' where id = $1",
      [old],
    );
    await publish(academy, assignmentId, tutor, "exam", { title: "Recent" });
    const open = await toDo(student.browser);
    expect([open.includes("Recent"), open.includes("Long ago")]).toEqual([true, false]);
    await close(assignmentId);
    expect(await student.browser.read("/dashboard")).not.toContain("Recent");
  });
});

describe("a tick", () => {
  test("is only for recordings, exams and homework of an open course of one's own", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const stranger = await makeStudent(academy);
    await assign(academy, stranger, tutor);
    const exam = await publish(academy, assignmentId, tutor, "exam", { title: "Exam" });
    const session = await publish(academy, assignmentId, tutor, "live-session", { title: "Class" });
    for (const what of ["finish", "reopen"] as const) {
      expect((await stranger.browser.post(pathOf(exam, what))).status).toBe(404);
      expect((await student.browser.post(pathOf(session, what))).status).toBe(404);
    }
    expect((await student.browser.post(pathOf(exam, "finish"))).status).toBe(303);
    await close(assignmentId);
    expect((await student.browser.post(pathOf(exam, "reopen"))).status).toBe(404);
    const { rows } = await academy.pool.query("select from finished_items where item_id = $1", [
      exam,
    ]);
    expect(rows).toHaveLength(1);
  });

  test("leads only to one's own pages", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const exam = await publish(academy, assignmentId, tutor, "exam", { title: "Exam" });
    const answer = await student.browser.post(pathOf(exam, "finish"), {
      page: "https://evil.example/dashboard",
    });
    expect(answer.headers.get("location")).toBe(`/dashboard/courses/${assignmentId}`);
  });

  test("comes back with an item whose deletion is undone", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const exam = await publish(academy, assignmentId, tutor, "exam", { title: "Exam" });
    await student.browser.post(pathOf(exam, "finish"));
    const item = `/tutor-dashboard/${assignmentId}/exams/${exam}`;
    await tutor.browser.post(`${item}/delete`);
    expect(await student.browser.read(`/dashboard/courses/${assignmentId}`)).not.toContain(
      ">Exam<",
    );
    await tutor.browser.post(`${item}/undo`);
    expect(await student.browser.read(`/dashboard/courses/${assignmentId}`)).toContain(
      'aria-checked="true"',
    );
  });
});

describe("a class", () => {
  async function makeSession(minutes: number) {
    const made = await makeCourse(academy);
    const startsAt = new Date(Date.now() + minutes * minute);
    const content = { title: "Class", startsAt };
    const id = await publish(academy, made.assignmentId, made.tutor, "live-session", content);
    return { ...made, id };
  }

  test("is joined once, and adds to the cloth for good once its tutor says that it was held", async () => {
    const { student, tutor, assignmentId, id } = await makeSession(5);
    for (const attempt of [1, 2]) {
      expect([attempt, (await student.browser.post(attendance(id))).status]).toEqual([
        attempt,
        204,
      ]);
      expect(await student.browser.read("/dashboard")).toContain(
        "It begins with your first lesson.",
      );
    }
    const { rows } = await academy.pool.query(
      "select what, said_as, said_by from lesson_events where lesson_id = $1",
      [id],
    );
    expect(rows).toEqual([{ what: "joined", said_as: "student", said_by: student.id }]);
    const event = { what: "settled", as: "tutor", outcome: "held" } as const;
    await insertLessonEvent(academy.database, { lessonId: id, event, saidBy: tutor.id });
    expect(await student.browser.read("/dashboard")).toContain("1 lesson attended.");
    await tutor.browser.post(`/tutor-dashboard/${assignmentId}/live-sessions/${id}/delete`);
    expect(await student.browser.read("/dashboard")).toContain("1 lesson attended.");
  });

  test.each([11, -61])("%i minutes from now can't be attended", async (minutes) => {
    const { student, id } = await makeSession(minutes);
    expect((await student.browser.post(attendance(id))).status).toBe(409);
    expect(await student.browser.read("/dashboard")).not.toContain("1 lesson attended.");
  });

  test("of a suspended tutor, a closed course or another student can't be attended", async () => {
    const { student, tutor, assignmentId, id } = await makeSession(1);
    const stranger = await makeStudent(academy);
    expect((await stranger.browser.post(attendance(id))).status).toBe(404);
    const { id: adminId } = await makeAdmin(academy);
    await academy.database
      .transaction()
      .execute((trx) => suspendTutor(trx, { tutorId: tutor.id, reason: "A test.", adminId }));
    expect((await student.browser.post(attendance(id))).status).toBe(409);
    await close(assignmentId);
    expect((await student.browser.post(attendance(id))).status).toBe(404);
  });
});
