import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countRows, readState, useAcademy } from "#test/support/academy.ts";
import { makeStudent, makeTutor, signedIn } from "#test/support/people.ts";
import { fillUrl } from "#test/support/urls.ts";
import { makeWorld, type Actor, type World } from "./actors.ts";
import { admins, sessionOwners, tutors, type Answers, type Url } from "./answers.ts";
import { askAll, casesOf, hear, hearData, quietRefusals } from "./ask.ts";
import { lessonIds, makeLesson, sectionNames, type Lesson, type Section } from "./lesson.ts";

interface Change {
  url: Url;
  /** Who may, and what everyone else is told. */
  answers: Answers;
  fields?: (lesson: Lesson) => Record<string, string>;
  /** A lesson to change, made for the one who may. */
  fresh: (actor: Actor) => Promise<Lesson>;
  leadsTo: (lesson: Lesson, section: Section) => string;
  /** How many rows more each table has then. */
  rows: (section: Section) => Record<string, number>;
}

const academy = useAcademy();
let world: World;

beforeAll(async () => {
  world = await makeWorld(academy);
});
beforeEach(quietRefusals);

const ofTutor = async () => makeLesson(academy, await makeStudent(academy), world.people.tutor);
const ofPending = async () =>
  makeLesson(academy, await makeStudent(academy), await makeTutor(academy, "pending"));

const tableOf = (section: Section) =>
  section === "announcements" ? "announcements" : "content_items";

/** A further device of the student's, to be signed out. */
const ofStudent = async () => {
  const { student } = world.people;
  await signedIn(academy, student);
  return makeLesson(academy, student, await makeTutor(academy));
};

/** Every form that changes something of others', filled in as it should be. */
const changes: Change[] = [
  {
    url: "/account/sessions/:sessionId/end",
    answers: sessionOwners("changes"),
    fresh: ofStudent,
    leadsTo: () => "/account",
    rows: () => ({ sessions: -1 }),
  },
  {
    url: "/tutor-dashboard/:assignmentId/:section/add",
    answers: tutors("changes", 404, 403),
    fields: () => ({
      title: "Published",
      description: "By whom it may.",
      url: "https://video.example/2",
      date: "2026-12-01",
      time: "17:30",
    }),
    fresh: ofTutor,
    leadsTo: ({ assignmentId }, section) => `/tutor-dashboard/${assignmentId}/${section}`,
    rows: (section) => ({ [tableOf(section)]: 1 }),
  },
  {
    url: "/tutor-dashboard/:assignmentId/:section/:itemId/delete",
    answers: tutors("changes", 404, 403),
    fresh: ofTutor,
    leadsTo: ({ assignmentId }, section) => `/tutor-dashboard/${assignmentId}/${section}`,
    rows: (section) => ({
      [tableOf(section)]: -1,
      ...(section === "live-sessions" && { cancelled_sessions: 1 }),
    }),
  },
  {
    url: "/tutor-dashboard/:assignmentId/:section/:itemId/edit",
    answers: tutors("changes", 404, 403),
    fields: () => ({
      title: "Said better",
      description: "By whom it may.",
      url: "https://video.example/3",
      date: "2026-12-02",
      time: "17:30",
    }),
    fresh: ofTutor,
    leadsTo: ({ assignmentId }, section) => `/tutor-dashboard/${assignmentId}/${section}`,
    rows: () => ({}),
  },
  {
    url: "/tutor-dashboard/:assignmentId/:section/:itemId/undo",
    answers: tutors("changes", 404, 403),
    fresh: async () => {
      const lesson = await ofTutor();
      for (const section of sectionNames) {
        const item = `/tutor-dashboard/${lesson.assignmentId}/${section}/${lesson.items[section]}`;
        await world.browsers.tutor.post(`${item}/delete`);
      }
      return lesson;
    },
    leadsTo: ({ assignmentId }, section) => `/tutor-dashboard/${assignmentId}/${section}`,
    rows: (section) => ({
      [tableOf(section)]: 1,
      ...(section === "live-sessions" && { cancelled_sessions: -1 }),
    }),
  },
  {
    url: "/admin-dashboard/students/:studentId/undo",
    answers: admins("changes"),
    fresh: async () => {
      const lesson = await ofTutor();
      await world.browsers.admin.post(`/admin-dashboard/students/${lesson.student.id}/delete`);
      return lesson;
    },
    leadsTo: () => "/admin-dashboard",
    rows: () => ({
      accounts: 1,
      students: 1,
      assignments: 1,
      course_approvals: 1,
      content_items: 3,
      announcements: 1,
      cancelled_sessions: -1,
      erasures: -1,
    }),
  },
  {
    url: "/admin-dashboard/assignments/:assignmentId/undo",
    answers: admins("changes"),
    fresh: async () => {
      const lesson = await ofTutor();
      await world.browsers.admin.post(`/admin-dashboard/assignments/${lesson.assignmentId}/delete`);
      return lesson;
    },
    leadsTo: () => "/admin-dashboard/assignments",
    rows: () => ({
      assignments: 1,
      course_approvals: 1,
      content_items: 3,
      announcements: 1,
      cancelled_sessions: -1,
    }),
  },
  {
    url: "/admin-dashboard/students/:studentId/delete",
    answers: admins("changes"),
    fresh: ofTutor,
    leadsTo: () => "/admin-dashboard",
    rows: () => ({
      accounts: -1,
      students: -1,
      sessions: -1,
      assignments: -1,
      course_approvals: -1,
      content_items: -3,
      announcements: -1,
      cancelled_sessions: 1,
      erasures: 1,
    }),
  },
  {
    url: "/admin-dashboard/tutors/:tutorId/approval",
    answers: admins("changes"),
    fresh: ofPending,
    leadsTo: () => "/admin-dashboard/tutors",
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/tutors/approvals",
    answers: admins("changes"),
    fields: ({ tutor }) => ({ tutorId: tutor.id }),
    fresh: ofPending,
    leadsTo: () => "/admin-dashboard/tutors",
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/tutors/:tutorId/rejection",
    answers: admins("changes"),
    fields: () => ({ reason: "No certificate." }),
    fresh: ofPending,
    leadsTo: () => "/admin-dashboard/tutors",
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/students/:studentId/sign-out",
    answers: admins("changes"),
    fresh: ofTutor,
    leadsTo: () => "/admin-dashboard",
    rows: () => ({ sessions: -1 }),
  },
  {
    url: "/admin-dashboard/tutors/:tutorId/sign-out",
    answers: admins("changes"),
    fresh: ofPending,
    leadsTo: () => "/admin-dashboard/tutors",
    rows: () => ({ sessions: -1 }),
  },
  {
    url: "/admin-dashboard/assignments/new",
    answers: admins("changes"),
    fields: ({ student, tutor }) => ({
      studentId: student.id,
      tutorId: tutor.id,
      classId: "class-10",
      subjectId: "physics",
    }),
    fresh: ofTutor,
    leadsTo: () => "/admin-dashboard/assignments",
    rows: () => ({ assignments: 1, course_approvals: 1 }),
  },
  {
    url: "/admin-dashboard/assignments/:assignmentId/delete",
    answers: admins("changes"),
    fresh: ofTutor,
    leadsTo: () => "/admin-dashboard/assignments",
    rows: () => ({
      assignments: -1,
      course_approvals: -1,
      content_items: -3,
      announcements: -1,
      cancelled_sessions: 1,
    }),
  },
];

describe.each(changes)("$url, filled in", (change) => {
  const { url, answers, fields = () => ({}) } = change;
  const whoMay = (["admin", "tutor", "student"] as const).find(
    (actor) => answers[actor].own === "changes",
  );
  if (!whoMay) throw new Error(`${url} is nobody's`);

  test("is refused to everyone else, and nothing has changed", async () => {
    const before = await readState(academy);
    const cases = casesOf(world, url, answers).filter(({ wanted }) => wanted !== "changes");
    expect(cases.length).toBeGreaterThanOrEqual(9);
    const fieldsFor = ({ actor, whose }: (typeof cases)[number]) => {
      const lesson = world.lesson(actor, whose);
      return { ...(lesson && fields(lesson)), adminUser: "true", role: "admin" };
    };
    const asPage = await askAll(world, cases, async (one) =>
      hear(await world.browsers[one.actor].post(one.path, fieldsFor(one))),
    );
    const asData = await askAll(world, cases, async (one) =>
      hearData(await world.browsers[one.actor].postData(one.path, fieldsFor(one))),
    );
    expect([...asPage.wrong, ...asData.wrong]).toEqual([]);
    expect(await readState(academy)).toEqual(before);
  });

  const named = url.includes(":section") ? sectionNames : sectionNames.slice(0, 1);
  test.each(
    named.flatMap((section) => [
      { section, by: "page" },
      { section, by: "script" },
    ]),
  )(
    "is done for the one who may, and nothing else with it ($section, $by)",
    async ({ section, by }) => {
      const lesson = await change.fresh(whoMay);
      const path = fillUrl(url, lessonIds(lesson, section));
      // An edit says which version it is of.
      const mark = /name="opened" value="([^"]+)"/;
      const opened = { opened: mark.exec(await world.browsers[whoMay].read(path))?.[1] ?? "" };
      const [before, rowsBefore] = [await readState(academy), await countRows(academy)];
      const browser = world.browsers[whoMay];
      const sent = { ...fields(lesson), ...opened };
      const { is } =
        by === "page"
          ? await hear(await browser.post(path, sent))
          : hearData(await browser.postData(path, sent));
      expect(is).toBe(change.leadsTo(lesson, section));
      expect(differences(rowsBefore, await countRows(academy))).toEqual(change.rows(section));
      expect(await readState(academy)).not.toEqual(before);
    },
  );
});

function differences(before: Record<string, number>, after: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([table]) => table !== "audit_log")
      .map(([table, rows]) => [table, rows - (before[table] ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  );
}

test("/account/sessions/end ends all of one's own sessions and nobody else's", async () => {
  const person = await makeStudent(academy);
  await signedIn(academy, person);
  const before = await countRows(academy);
  const answer = await person.browser.post("/account/sessions/end");
  expect(answer.headers.get("location")).toBe("/");
  expect(differences(before, await countRows(academy))).toEqual({ sessions: -2 });
  expect((await person.browser.get("/dashboard")).status).toBe(302);
});

test("/logout ends one's own session and nobody else's", async () => {
  const before = await countRows(academy);
  for (const actor of ["visitor", "deletedStudent", "forgedMarker"] as const) {
    expect((await world.browsers[actor].post("/logout")).headers.get("location")).toBe("/");
  }
  expect(await countRows(academy)).toEqual(before);
  await world.browsers.otherTutor.post("/logout");
  expect(differences(before, await countRows(academy))).toEqual({ sessions: -1 });
  expect((await world.browsers.otherTutor.get("/tutor-dashboard")).status).toBe(302);
  expect((await world.browsers.tutor.get("/tutor-dashboard")).status).toBe(200);
});
