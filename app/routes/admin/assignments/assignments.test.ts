import { beforeAll, describe, expect, test } from "vitest";
import { countRows, useAcademy } from "#test/support/academy.ts";
import { manyRequests, takenStatuses } from "#test/support/busy.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
const create = "/admin-dashboard/assignments/new";
let admin: Person;
let student: Person;
let tutor: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
  student = await makeStudent(academy);
  tutor = await makeTutor(academy);
});

const subject = { classId: "class-10", subjectId: "physics" };
const form = () => ({ studentId: student.id, tutorId: tutor.id, ...subject });

function findAssignments(studentId: string) {
  return academy.database
    .selectFrom("assignments as a")
    .leftJoin("course_approvals as c", (join) =>
      join
        .onRef("c.student_id", "=", "a.student_id")
        .on("c.course_id", "=", (eb) => eb.cast<string>("a.id", "text")),
    )
    .where("a.student_id", "=", studentId)
    .select(["a.id", "a.tutor_id", "a.class_id", "a.subject_id", "a.status"])
    .select(["a.created_by", "c.approved"])
    .execute();
}

describe("creating an assignment (§4, §6)", () => {
  test("approves the student for the course and appears on both dashboards", async () => {
    const message =
      "Assignment created successfully! Student has been automatically approved for this course.";
    const { path, page } = await admin.browser.submit(create, form());
    expect(path).toBe("/admin-dashboard/assignments");
    expect(page).toContain(message);
    expect(await admin.browser.read(path)).not.toContain(message);

    const [made] = await findAssignments(student.id);
    expect(made).toEqual({
      id: made?.id,
      tutor_id: tutor.id,
      class_id: "class-10",
      subject_id: "physics",
      status: "active",
      created_by: admin.id,
      approved: true,
    });
    expect(await student.browser.read("/dashboard")).toContain("Physics, Class 10");
    expect(await tutor.browser.read("/tutor-dashboard")).toContain(student.name);
  });

  test("twice is refused", async () => {
    const before = await countRows(academy);
    const answer = await admin.browser.post(create, form());
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("Error creating assignment");
    expect(await countRows(academy)).toEqual(before);
  });

  test("fifty times at the same time creates one", manyRequests, async () => {
    const { id: studentId } = await makeStudent(academy);
    const press = () => admin.browser.post(create, { ...form(), studentId });
    const answers = await Promise.all(Array.from({ length: 50 }, press));
    const [first, ...others] = takenStatuses([...answers, await press()]).toSorted((a, b) => a - b);
    expect(first).toBe(303);
    expect(others.filter((status) => status !== 409)).toEqual([]);
    expect(await findAssignments(studentId)).toMatchObject([{ approved: true }]);
  });

  test.each([
    ["nothing", { studentId: "", tutorId: "", classId: "", subjectId: "" }],
    ["no student", { studentId: "" }],
    ["no class", { classId: "" }],
    ["an unknown class", { classId: "class-13" }],
    ["no subject", { subjectId: " " }],
    ["an unknown subject", { subjectId: "alchemy" }],
    ["no tutor", { tutorId: "" }],
  ])("with %s is refused with §5's words", async (_, missing) => {
    const before = await countRows(academy);
    const answer = await admin.browser.post(create, { ...form(), ...missing });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Please select student, tutor, class, and subject");
    expect(await countRows(academy)).toEqual(before);
  });

  test.each([
    ["who does not teach the class", () => ({ classId: "class-9" })],
    ["who does not teach the subject", () => ({ subjectId: "biology" })],
    ["who is pending", async () => ({ tutorId: (await makeTutor(academy, "pending")).id })],
    ["who was rejected", async () => ({ tutorId: (await makeTutor(academy, "rejected")).id })],
    ["who is a student", () => ({ tutorId: student.id })],
    ["who is nobody", () => ({ tutorId: "00000000-0000-4000-8000-000000000000" })],
    ["whose id is none", () => ({ tutorId: "'; drop table tutors; --" })],
  ])("with a tutor %s is refused", async (_, choose) => {
    const chosen = await choose();
    const before = await countRows(academy);
    const answer = await admin.browser.post(create, { ...form(), ...chosen });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(
      "No approved tutors available for this class and subject",
    );
    expect(await countRows(academy)).toEqual(before);
  });

  test.each([
    ["nobody", () => "00000000-0000-4000-8000-000000000000"],
    ["a tutor", () => tutor.id],
    ["no id", () => "none"],
  ])("for a student who is %s is refused", async (_, choose) => {
    const before = await countRows(academy);
    const answer = await admin.browser.post(create, { ...form(), studentId: choose() });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("Error creating assignment");
    expect(await countRows(academy)).toEqual(before);
  });
});

describe("the choices for an assignment (§5)", () => {
  interface Choices {
    students: { id: string; name: string; detail: string }[];
    tutors: { id: string; name: string; detail: string }[];
  }
  const ask = async (query: Record<string, string>) => {
    const search = new URLSearchParams(query);
    const answer = await admin.browser.get(`/admin-dashboard/assignments/choices?${search}`);
    return (await answer.json()) as Choices;
  };
  const idsOf = (people: { id: string }[]) => people.map(({ id }) => id);

  test("are only the tutors who may teach it", async () => {
    const pending = await makeTutor(academy, "pending");
    const rejected = await makeTutor(academy, "rejected");
    const { tutors } = await ask(subject);
    expect(tutors).toContainEqual({
      id: tutor.id,
      name: tutor.name,
      detail: tutor.email,
      reason: "Teaches Class 10 · Physics, 2 active assignments, 1-3 years of experience",
    });
    for (const { id } of [pending, rejected]) expect(idsOf(tutors)).not.toContain(id);
    for (const other of [
      { classId: "class-9", subjectId: "physics" },
      { classId: "class-10", subjectId: "biology" },
      { classId: "class-10" },
      { subjectId: "physics" },
      { classId: "class-13", subjectId: "physics" },
      {},
    ]) {
      expect((await ask(other as Record<string, string>)).tutors).toEqual([]);
    }
  });

  test("can be searched by name and email, and are at most twenty", async () => {
    const other = await makeTutor(academy);
    expect(idsOf((await ask({ ...subject, tutor: other.email })).tutors)).toEqual([other.id]);
    expect(idsOf((await ask({ student: student.email.toUpperCase() })).students)).toEqual([
      student.id,
    ]);
    await academy.pool.query(`
      insert into accounts (email, password_hash)
        select 'many' || n || '@test.example', 'none' from generate_series(1, 30) n;
      insert into students (id, name, username, phone_number, address, selected_class)
        select id, 'Many', 'u', '0', '', 'btech' from accounts where email like 'many%';`);
    expect((await ask({ student: "many" })).students).toHaveLength(20);
  });
});

describe("deleting an assignment", () => {
  const deletionOf = (id: string) => `/admin-dashboard/assignments/${id}/delete`;

  test("asks first, then deletes its content and the course approval too", async () => {
    const [learner, other] = [await makeStudent(academy), await makeStudent(academy)];
    const id = await assign(academy, learner, tutor);
    const kept = await assign(academy, other, tutor);
    for (const kind of ["recording", "live-session", "exam", "announcement"] as const) {
      await publish(academy, id, tutor, kind, { title: `Doomed ${kind}` });
      await publish(academy, kept, tutor, kind, { title: `Kept ${kind}` });
    }
    const before = await countRows(academy);
    expect(await admin.browser.read(deletionOf(id))).toContain(
      "Are you sure you want to delete this assignment?",
    );
    expect(await countRows(academy)).toEqual(before);

    const { path, page } = await admin.browser.submit(deletionOf(id));
    expect(path).toBe("/admin-dashboard/assignments");
    expect(page).toContain("Assignment deleted successfully!");
    expect(await countRows(academy)).toEqual({
      ...before,
      assignments: (before["assignments"] ?? 0) - 1,
      course_approvals: (before["course_approvals"] ?? 0) - 1,
      content_items: (before["content_items"] ?? 0) - 3,
      booked_times: (before["booked_times"] ?? 0) - 1,
      // The cancellation of the lesson, for calendars.
      cancelled_sessions: (before["cancelled_sessions"] ?? 0) + 1,
      announcements: (before["announcements"] ?? 0) - 1,
      // Student and tutor have no other course, and have written nothing.
      lines: (before["lines"] ?? 0) - 1,
    });
    expect(await learner.browser.read("/dashboard")).toContain("No courses assigned yet.");
    expect((await learner.browser.get(`/dashboard/courses/${id}`)).status).toBe(404);
    expect((await tutor.browser.get(`/tutor-dashboard/${id}/student`)).status).toBe(404);
  });

  test("by two admins at the same time is done once, and one gets an error", async () => {
    const second = await makeAdmin(academy);
    const id = await assign(academy, await makeStudent(academy), tutor);
    const pages = await Promise.all(
      [admin, second].map(({ browser }) => browser.submit(deletionOf(id))),
    );
    const messages = pages.map(({ page }) =>
      ["Assignment deleted successfully!", "Error deleting assignment"].find((words) =>
        page.includes(words),
      ),
    );
    expect(new Set(messages)).toEqual(
      new Set(["Assignment deleted successfully!", "Error deleting assignment"]),
    );
  });

  test("allows creating the same assignment again", async () => {
    const learner = await makeStudent(academy);
    const id = await assign(academy, learner, tutor);
    await admin.browser.post(deletionOf(id));
    await assign(academy, learner, tutor);
    expect(await findAssignments(learner.id)).toMatchObject([{ approved: true }]);
  });

  test("returns to the same page of the list", async () => {
    const { path } = await admin.browser.submit(`${deletionOf("none")}?q=asha&sort=student`);
    expect(path).toBe("/admin-dashboard/assignments?q=asha&sort=student");
  });
});
