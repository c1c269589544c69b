import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countRows, readState, useAcademy } from "#test/support/academy.ts";
import { makeStudent, makeTutor, sessionOf, signedIn, type Person } from "#test/support/people.ts";
import { prove } from "#test/support/passkeys.ts";
import { fillUrl } from "#test/support/urls.ts";
import { oneWeeklyLesson } from "#test/support/weekly-lessons.ts";
import { createTestAccounts, type Actor, type World } from "./actors.ts";
import { admins, sessionOwners, students, tutors, type Answers, type Url } from "./answers.ts";
import { askAll, casesOf, readAnswer, readDataAnswer, quietRefusals } from "./ask.ts";
import { lessonIds, makeLesson, sectionNames, type Lesson, type Section } from "./lesson.ts";

interface Change {
  url: Url;
  /** Who may, and the answer to everyone else. */
  answers: Answers;
  fields?: (lesson: Lesson) => Record<string, string>;
  /** Makes a lesson to change for the permitted actor. */
  fresh: (actor: Actor) => Promise<Lesson>;
  leadsTo: (lesson: Lesson, section: Section) => string;
  /** The expected change of each table's row count. */
  rows: (section: Section) => Record<string, number>;
}

const academy = useAcademy();
let world: World;
/** A tutor who may take any lesson over. */
let successor: Person;

beforeAll(async () => {
  world = await createTestAccounts(academy);
  await prove(world.browsers.admin);
  successor = await makeTutor(academy);
});
beforeEach(quietRefusals);

const ofTutor = async () => makeLesson(academy, await makeStudent(academy), world.people.tutor);
const ofPending = async () =>
  makeLesson(academy, await makeStudent(academy), await makeTutor(academy, "pending"));

const ofApproved = async () =>
  makeLesson(academy, await makeStudent(academy), await makeTutor(academy));

// The same tutor has the lessons of all tests, each at a time of its own.
let days = 0;
const dayOfItsOwn = () => new Date(Date.UTC(2040, 0, (days += 1))).toISOString().slice(0, 10);

/** A lesson whose live session is still to come, whatever the date. */
const ofComing = async () => {
  const lesson = await ofTutor();
  await academy.pool.query(
    "update content_items set starts_at = now() + $2 * interval '1 day' where id = $1",
    [lesson.items["live-sessions"], (days += 1)],
  );
  return lesson;
};

const plannedRows = { lesson_series: 1, series_times: 1, content_items: 1, booked_times: 1 };

const tableOf = (section: Section) =>
  section === "announcements" ? "announcements" : "content_items";

/** The same, with a live session that is over. */
const ofTutorAfterClass = async () => {
  const lesson = await ofTutor();
  await academy.pool.query(
    `update content_items set minutes = 10, starts_at = now() - $2 * interval '15 minutes'
     where id = $1`,
    [lesson.items["live-sessions"], 5 + (days += 1)],
  );
  return lesson;
};

/** A further device of the student's, to be signed out. */
const ofStudent = async () => {
  const { student } = world.people;
  const own = world.lesson("student", "own")?.sessionId ?? null;
  await signedIn(academy, student);
  const lesson = await makeLesson(academy, student, await makeTutor(academy));
  return { ...lesson, sessionId: await sessionOf(academy, student, own) };
};

/** A lesson of the student's, with nothing ticked. */
const ofLearner = async () => makeLesson(academy, world.people.student, await makeTutor(academy));

let daysAhead = 2;

/** A lesson of the student's, whose live session is still to come, whatever the date. */
const ofLearnerToCome = async () => {
  const lesson = await ofLearner();
  daysAhead += 1;
  await academy.pool.query(
    "update content_items set starts_at = now() + make_interval(days => $2) where id = $1",
    [lesson.items["live-sessions"], daysAhead],
  );
  return lesson;
};

/** The same, whose live session is over. */
const ofLearnerPast = async () => {
  const lesson = await ofLearner();
  daysAhead += 1;
  await academy.pool.query(
    `update content_items set minutes = 10, starts_at = now() - $2 * interval '15 minutes'
     where id = $1`,
    [lesson.items["live-sessions"], 5 + daysAhead],
  );
  return lesson;
};

/** Every form that changes other people's records, with valid fields. */
const changes: Change[] = [
  {
    url: "/account/sessions/:sessionId/end",
    answers: sessionOwners("changes"),
    fresh: ofStudent,
    leadsTo: () => "/account",
    rows: () => ({ sessions: -1 }),
  },
  {
    url: "/dashboard/items/:studyItemId/finish",
    answers: students("changes", 404),
    fresh: ofLearner,
    leadsTo: ({ assignmentId }) => `/dashboard/courses/${assignmentId}`,
    rows: () => ({ finished_items: 1 }),
  },
  {
    url: "/dashboard/items/:studyItemId/reopen",
    answers: students("changes", 404),
    fresh: async () => {
      const lesson = await ofLearner();
      const item = `/dashboard/items/${lesson.items.recordings}`;
      await world.browsers.student.post(`${item}/finish`);
      return lesson;
    },
    leadsTo: ({ assignmentId }) => `/dashboard/courses/${assignmentId}`,
    rows: () => ({ finished_items: -1 }),
  },
  {
    url: "/dashboard/sessions/:liveSessionId/request",
    answers: students("changes", 404),
    fields: () => ({ kind: "cancel", reason: "A wedding." }),
    fresh: ofLearnerToCome,
    leadsTo: ({ items }) => `/dashboard/sessions/${items["live-sessions"]}/request`,
    rows: () => ({ lesson_requests: 1 }),
  },
  {
    url: "/dashboard/sessions/:liveSessionId/request/withdrawal",
    answers: students("changes", 404),
    fresh: async () => {
      const lesson = await ofLearnerToCome();
      const session = `/dashboard/sessions/${lesson.items["live-sessions"]}`;
      await world.browsers.student.post(`${session}/request`, { kind: "cancel" });
      return lesson;
    },
    leadsTo: ({ items }) => `/dashboard/sessions/${items["live-sessions"]}/request`,
    rows: () => ({}),
  },
  {
    url: "/dashboard/sessions/:liveSessionId/outcome",
    answers: students("changes", 404),
    fresh: ofLearnerPast,
    leadsTo: ({ items }) => `/dashboard/sessions/${items["live-sessions"]}/outcome`,
    rows: () => ({ lesson_events: 1, lesson_records: 1 }),
  },
  {
    url: "/tutor-dashboard/:assignmentId/:section/add",
    answers: tutors("changes", 404, 403),
    fields: () => ({
      title: "Published",
      description: "Allowed for this actor.",
      url: "https://video.example/2",
      date: dayOfItsOwn(),
      time: "17:30",
    }),
    fresh: ofTutor,
    leadsTo: ({ assignmentId }, section) => `/tutor-dashboard/${assignmentId}/${section}`,
    rows: (section) => ({
      [tableOf(section)]: 1,
      ...(section === "live-sessions" && { booked_times: 1 }),
    }),
  },
  {
    url: "/tutor-dashboard/:assignmentId/:section/weekly",
    answers: tutors("changes", 404, 403),
    fields: oneWeeklyLesson,
    fresh: ofTutor,
    leadsTo: ({ assignmentId }) => `/tutor-dashboard/${assignmentId}/live-sessions`,
    rows: () => plannedRows,
  },
  {
    url: "/tutor-dashboard/sessions/:liveSessionId/finish",
    // Of the others' lessons no live session has started.
    answers: { ...tutors(404, 404, 403), tutor: { own: "changes", another: 404 } },
    fields: () => ({
      url: "https://video.example/3",
      title: "Recorded",
      nextTitle: "Planned",
      date: dayOfItsOwn(),
      time: "17:30",
      outcome: "held",
      report: "send",
      coveredOther: "Allowed for this actor.",
    }),
    fresh: ofTutorAfterClass,
    leadsTo: () => "/tutor-dashboard",
    rows: () => ({
      content_items: 2,
      booked_times: 1,
      lesson_events: 1,
      lesson_records: 1,
      lesson_reports: 1,
    }),
  },
  {
    url: "/tutor-dashboard/:assignmentId/:section/:itemId/delete",
    answers: tutors("changes", 404, 403),
    fresh: ofTutor,
    leadsTo: ({ assignmentId }, section) => `/tutor-dashboard/${assignmentId}/${section}`,
    rows: (section) => ({
      [tableOf(section)]: -1,
      ...(section === "live-sessions" && { cancelled_sessions: 1, booked_times: -1 }),
    }),
  },
  {
    url: "/tutor-dashboard/:assignmentId/:section/:itemId/edit",
    answers: tutors("changes", 404, 403),
    fields: () => ({
      title: "Said better",
      description: "Allowed for this actor.",
      url: "https://video.example/3",
      date: dayOfItsOwn(),
      time: "17:30",
    }),
    fresh: ofTutor,
    leadsTo: ({ assignmentId }, section) => `/tutor-dashboard/${assignmentId}/${section}`,
    rows: () => ({}),
  },
  {
    url: "/tutor-dashboard/:assignmentId/:section/:liveSessionId/cancel",
    answers: tutors("changes", 404, 403),
    fields: () => ({ reason: "Fever." }),
    fresh: ofTutor,
    leadsTo: ({ assignmentId }) => `/tutor-dashboard/${assignmentId}/live-sessions`,
    rows: () => ({ booked_times: -1 }),
  },
  {
    url: "/tutor-dashboard/:assignmentId/:section/:liveSessionId/make-up",
    answers: tutors("changes", 404, 403),
    fields: () => ({
      title: "Made up",
      description: "Allowed for this actor.",
      url: "https://video.example/4",
      date: dayOfItsOwn(),
      time: "17:30",
    }),
    fresh: async () => {
      const lesson = await ofTutor();
      const list = `/tutor-dashboard/${lesson.assignmentId}/live-sessions`;
      const cancelled = `${list}/${lesson.items["live-sessions"]}/cancel`;
      await world.browsers.tutor.post(cancelled, { reason: "Fever." });
      return lesson;
    },
    leadsTo: ({ assignmentId }) => `/tutor-dashboard/${assignmentId}/live-sessions`,
    rows: () => ({ content_items: 1, booked_times: 1 }),
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
      ...(section === "live-sessions" && { cancelled_sessions: -1, booked_times: 1 }),
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
    leadsTo: () => "/admin-dashboard/students",
    rows: () => ({
      accounts: 1,
      students: 1,
      assignments: 1,
      course_approvals: 1,
      content_items: 3,
      booked_times: 1,
      announcements: 1,
      cancelled_sessions: -1,
      staff_notes: 1,
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
      booked_times: 1,
      announcements: 1,
      cancelled_sessions: -1,
    }),
  },
  {
    url: "/admin-dashboard/students/:studentId/delete",
    answers: admins("changes"),
    fresh: ofTutor,
    leadsTo: () => "/admin-dashboard/students",
    rows: () => ({
      accounts: -1,
      students: -1,
      sessions: -1,
      assignments: -1,
      course_approvals: -1,
      content_items: -3,
      booked_times: -1,
      announcements: -1,
      cancelled_sessions: 1,
      staff_notes: -1,
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
    url: "/admin-dashboard/tutors/:tutorId/suspension",
    answers: admins("changes"),
    fields: () => ({ reason: "A complaint." }),
    fresh: ofApproved,
    leadsTo: () => "/admin-dashboard/tutors",
    rows: () => ({ sessions: -1, tutor_suspensions: 1 }),
  },
  {
    url: "/admin-dashboard/tutors/:tutorId/suspension/end",
    answers: admins("changes"),
    fields: () => ({ reason: "A mistake." }),
    fresh: async () => {
      const lesson = await ofApproved();
      const path = `/admin-dashboard/tutors/${lesson.tutor.id}/suspension`;
      await world.browsers.admin.post(path, { reason: "A complaint." });
      return lesson;
    },
    leadsTo: () => "/admin-dashboard/tutors",
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/students/:studentId/sign-out",
    answers: admins("changes"),
    fresh: ofTutor,
    leadsTo: () => "/admin-dashboard/students",
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
    url: "/admin-dashboard/students/:studentId",
    answers: admins("changes"),
    fields: () => ({ text: "Prefers evenings." }),
    fresh: ofTutor,
    leadsTo: ({ student }) => `/admin-dashboard/students/${student.id}`,
    rows: () => ({ staff_notes: 1 }),
  },
  {
    url: "/admin-dashboard/tutors/:tutorId",
    answers: admins("changes"),
    fields: () => ({ text: "Prefers mornings." }),
    fresh: ofApproved,
    leadsTo: ({ tutor }) => `/admin-dashboard/tutors/${tutor.id}`,
    rows: () => ({ staff_notes: 1 }),
  },
  {
    url: "/admin-dashboard/notes/:noteId",
    answers: admins("changes"),
    fields: () => ({ text: "Prefers weekends." }),
    fresh: ofTutor,
    leadsTo: ({ student }) => `/admin-dashboard/students/${student.id}`,
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/notes/:noteId/delete",
    answers: admins("changes"),
    fresh: ofTutor,
    leadsTo: ({ student }) => `/admin-dashboard/students/${student.id}`,
    rows: () => ({ staff_notes: -1 }),
  },
  {
    url: "/admin-dashboard/assignments/:assignmentId/hand-over",
    answers: admins("changes"),
    fields: () => ({ tutorId: successor.id }),
    fresh: ofComing,
    leadsTo: () => "/admin-dashboard/assignments",
    rows: () => ({ cancelled_sessions: 1 }),
  },
  {
    url: "/admin-dashboard/assignments/:assignmentId/lessons/weekly",
    answers: admins("changes"),
    fields: oneWeeklyLesson,
    fresh: ofTutor,
    leadsTo: () => "/admin-dashboard/assignments",
    rows: () => plannedRows,
  },
  {
    url: "/admin-dashboard/assignments/:assignmentId/end",
    answers: admins("changes"),
    fresh: ofComing,
    leadsTo: () => "/admin-dashboard/assignments",
    rows: () => ({ content_items: -1, booked_times: -1, cancelled_sessions: 1 }),
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
      booked_times: -1,
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

  test("is refused to everyone else and changes nothing", async () => {
    const before = await readState(academy);
    const cases = casesOf(world, url, answers).filter(({ wanted }) => wanted !== "changes");
    expect(cases.length).toBeGreaterThanOrEqual(9);
    const fieldsFor = ({ actor, whose }: (typeof cases)[number]) => {
      const lesson = world.lesson(actor, whose);
      return { ...(lesson && fields(lesson)), adminUser: "true", role: "admin" };
    };
    const asPage = await askAll(world, cases, async (one) =>
      readAnswer(await world.browsers[one.actor].post(one.path, fieldsFor(one))),
    );
    const asData = await askAll(world, cases, async (one) =>
      readDataAnswer(await world.browsers[one.actor].postData(one.path, fieldsFor(one))),
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
    "succeeds for the one permitted actor, with no other change ($section, $by)",
    async ({ section, by }) => {
      const lesson = await change.fresh(whoMay);
      const path = fillUrl(url, lessonIds(lesson, section));
      // An edit names the version that it changes.
      const mark = /name="opened" value="([^"]+)"/;
      const opened = { opened: mark.exec(await world.browsers[whoMay].read(path))?.[1] ?? "" };
      const [before, rowsBefore] = [await readState(academy), await countRows(academy)];
      const browser = world.browsers[whoMay];
      const sent = { ...fields(lesson), ...opened };
      const { is } =
        by === "page"
          ? await readAnswer(await browser.post(path, sent))
          : readDataAnswer(await browser.postData(path, sent));
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
