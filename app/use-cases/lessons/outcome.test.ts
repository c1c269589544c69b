import { beforeAll, describe, expect, test } from "vitest";
import { insertLessonEvent, type NewLessonEvent } from "#data/lessons/events.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import {
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";
import { hour } from "#domain/shared/durations.ts";

const academy = useAcademy();
const visitor = () => new TestBrowser(academy);
let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin(academy);
});
const queue = "/admin-dashboard/lessons";
const press = "It did not take place</button>";

/** A lesson of an hour that ended that many hours ago, with a guardian who has consented. */
async function makeLesson(hoursSinceEnd: number, version?: number) {
  const made = await makeCourse(academy);
  const startsAt = new Date(Date.now() - (hoursSinceEnd + 1) * hour);
  const session = { title: "Fractions", startsAt };
  const id = await publish(academy, made.assignmentId, made.tutor, "live-session", session);
  const given = { decision: "given", ...(version !== undefined && { version }) } as const;
  const guardian = await makeGuardian(academy, made.student, given);
  const add = (event: NewLessonEvent["event"], saidBy: string) =>
    insertLessonEvent(academy.database, { lessonId: id, event, saidBy });
  return {
    ...made,
    id,
    guardian,
    settle: (outcome: "held" | "student-missed" | "tutor-missed") =>
      add({ what: "settled", as: "tutor", outcome }, made.tutor.id),
    ofStudent: `/dashboard/sessions/${id}/outcome`,
    ofGuardian: `/guardian/${guardian.pageToken}/sessions/${id}/outcome`,
  };
}

async function readSaid(id: string): Promise<string[]> {
  const { rows } = await academy.pool.query<{ said: string }>(
    "select concat_ws(' ', what, said_as, said_by) as said from lesson_events where lesson_id = $1 order by at",
    [id],
  );
  return rows.map(({ said }) => said);
}

describe("a family says that a class did not take place", () => {
  test("in one press of the student, which an admin then sees", async () => {
    const { id, student, settle, ofStudent } = await makeLesson(2);
    await settle("held");
    expect(await student.browser.read(ofStudent)).toContain(press);
    const answer = await student.browser.post(ofStudent);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, ofStudent]);
    const page = await student.browser.read(ofStudent);
    expect(page).toContain("The academy is looking into it");
    expect(page).toMatch(/You said on .* that it did not take place/);
    expect(page).not.toContain(press);
    expect((await readSaid(id)).at(-1)).toBe(`disputed student ${student.id}`);
    expect(await admin.browser.read(queue)).toContain(`${queue}/${id}`);
  });

  test("in one press of the guardian, with its own record", async () => {
    const { id, student, guardian, ofGuardian, ofStudent } = await makeLesson(30);
    const page = await visitor().read(`/guardian/${guardian.pageToken}`);
    expect(page).toContain(`href="${ofGuardian}"`);
    expect(await visitor().read(ofGuardian)).toContain(press);
    expect((await visitor().post(ofGuardian)).status).toBe(303);
    expect(await readSaid(id)).toEqual([`disputed guardian ${guardian.id}`]);
    expect(await student.browser.read(ofStudent)).toContain("Your guardian said on");
    const seen = await admin.browser.read(`${queue}/${id}`);
    expect(seen).toContain("Said: It did not take place");
    expect(seen).toContain(guardian.name);
  });

  test("once: a second press, and one of the other, change nothing", async () => {
    const { id, student, ofStudent, ofGuardian } = await makeLesson(2);
    const presses = [1, 2, 3].map(() => student.browser.post(ofStudent));
    const statuses = (await Promise.all(presses)).map(({ status }) => status);
    expect(statuses).toEqual([303, 303, 303]);
    expect((await visitor().post(ofGuardian)).status).toBe(303);
    expect(await readSaid(id)).toEqual([`disputed student ${student.id}`]);
  });

  test.each([
    ["that is not over", -0.5, null],
    ["that ended more than a week ago", 7 * 24 + 1, null],
    ["of which the tutor says so too", 2, "tutor-missed"],
  ] as const)("not of a class %s", async (_, hours, outcome) => {
    const { id, student, settle, ofStudent, ofGuardian } = await makeLesson(hours);
    if (outcome) await settle(outcome);
    const before = await readSaid(id);
    expect(await student.browser.read(ofStudent)).not.toContain(press);
    expect((await student.browser.post(ofStudent)).status).toBe(409);
    expect((await visitor().post(ofGuardian)).status).toBe(409);
    expect(await readSaid(id)).toEqual(before);
  });

  test("not of a class that an admin has decided, whose reason it reads", async () => {
    const { id, student, guardian, ofStudent, ofGuardian } = await makeLesson(2);
    await visitor().post(ofGuardian);
    const decision = { outcome: "student-missed", reason: "The tutor waited for 20 minutes." };
    await admin.browser.post(`${queue}/${id}`, decision);
    for (const page of [await student.browser.read(ofStudent), await visitor().read(ofGuardian)]) {
      expect(page).toContain("The tutor waited for 20 minutes.");
      expect(page).not.toContain(press);
    }
    expect(await visitor().read(`/guardian/${guardian.pageToken}`)).toContain(
      "Your child missed it",
    );
    expect((await student.browser.post(ofStudent)).status).toBe(409);
  });
});

describe("nobody else says it", () => {
  test("another student, another's guardian, and an unknown class: the same 404", async () => {
    const { id, ofStudent } = await makeLesson(2);
    const other = await makeStudent(academy);
    const { pageToken } = await makeGuardian(academy, other, { decision: "given" });
    const unknown = "00000000-0000-4000-8000-000000000000";
    for (const [browser, path] of [
      [other.browser, ofStudent],
      [visitor(), `/guardian/${pageToken}/sessions/${id}/outcome`],
      [other.browser, `/dashboard/sessions/${unknown}/outcome`],
      [other.browser, "/dashboard/sessions/nothing/outcome"],
    ] as const) {
      expect((await browser.get(path)).status).toBe(404);
      expect((await browser.post(path)).status).toBe(404);
    }
    expect(await readSaid(id)).toEqual([]);
  });

  test.each([
    ["has not answered", undefined, undefined],
    ["has refused", "withheld", undefined],
    ["has withdrawn it", "withdrawn", undefined],
    ["consents to an earlier text", "given", 1],
  ] as const)("a guardian who %s sees no outcome", async (_, decision, version) => {
    const { id, settle, student, ofStudent } = await makeLesson(2);
    await settle("student-missed");
    await academy.pool.query("delete from guardians where student_id = $1", [student.id]);
    const { pageToken } = await makeGuardian(academy, student, {
      ...(decision && { decision }),
      ...(version !== undefined && { version }),
    });
    const page = await visitor().read(`/guardian/${pageToken}`);
    expect(page).not.toContain("missed it");
    const path = `/guardian/${pageToken}/sessions/${id}/outcome`;
    expect((await visitor().get(path)).status).toBe(404);
    expect((await visitor().post(path)).status).toBe(404);
    expect((await readSaid(id)).length).toBe(1);
    expect(await student.browser.read(ofStudent)).toContain("You missed it");
  });
});

test("a student's course says how each class turned out", async () => {
  const { student, assignmentId, settle, id } = await makeLesson(2);
  const course = () => student.browser.read(`/dashboard/courses/${assignmentId}`);
  expect(await course()).toContain("Waiting for the tutor");
  await settle("student-missed");
  expect(await course()).toContain("You missed it");
  expect(await course()).toContain(`/dashboard/sessions/${id}/outcome`);
});

describe("a tutor's lesson", () => {
  const linkTo = (id: string) => `/tutor-dashboard/sessions/${id}/finish`;

  test("says how it turned out, and leads to the form for a week", async () => {
    const { id, tutor, assignmentId, settle, ofStudent, student } = await makeLesson(2);
    const list = () => tutor.browser.read(`/tutor-dashboard/${assignmentId}/live-sessions`);
    const dialog = () => tutor.browser.read(`/tutor-dashboard/timetable/${id}`);
    expect(await list()).toContain("Not settled yet");
    expect(await dialog()).toContain(linkTo(id));
    await settle("student-missed");
    expect(await list()).toContain("The student missed it");
    expect(await dialog()).toContain("The student missed it");
    expect(await dialog()).toContain(linkTo(id));
    await student.browser.post(ofStudent);
    expect(await list()).toContain("The academy is looking into it");
    expect(await dialog()).not.toContain(linkTo(id));
  });

  test("is shown to the next tutor, who cannot settle it, and no longer to the one before", async () => {
    const { id, tutor, assignmentId, settle } = await makeLesson(2);
    await settle("held");
    const next = await makeTutor(academy);
    await academy.pool.query("update assignments set tutor_id = $2 where id = $1", [
      assignmentId,
      next.id,
    ]);
    const pages = [
      `/tutor-dashboard/${assignmentId}/live-sessions`,
      `/tutor-dashboard/timetable/${id}`,
    ];
    for (const path of pages) {
      expect(await next.browser.read(path)).toContain(">Held<");
      expect((await tutor.browser.get(path)).status).toBe(404);
    }
    expect(await next.browser.read(pages[1] ?? "")).not.toContain(linkTo(id));
    expect((await tutor.browser.post(linkTo(id), { outcome: "tutor-missed" })).status).toBe(404);
    expect((await next.browser.post(linkTo(id), { outcome: "tutor-missed" })).status).not.toBe(200);
    expect((await readSaid(id)).length).toBe(1);
  });

  test("is not shown to a tutor who is suspended", async () => {
    const { id, tutor, assignmentId, settle } = await makeLesson(2);
    await settle("student-missed");
    await academy.pool.query("update tutors set status = 'suspended' where id = $1", [tutor.id]);
    for (const path of [
      "/tutor-dashboard",
      "/tutor-dashboard/timetable",
      `/tutor-dashboard/${assignmentId}/live-sessions`,
      `/tutor-dashboard/timetable/${id}`,
      linkTo(id),
    ]) {
      const page = await (await tutor.browser.get(path)).text();
      expect(page).not.toContain("The student missed it");
    }
    await tutor.browser.post(linkTo(id), { outcome: "held" });
    expect((await readSaid(id)).length).toBe(1);
  });
});
