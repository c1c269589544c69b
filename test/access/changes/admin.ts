import type { AuditAction } from "#domain/audit/actions.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeStudent } from "#test/support/people.ts";
import { makeProposal } from "#test/support/proposals.ts";
import { anId } from "../../audit/submission.ts";
import type { Lesson } from "../lesson.ts";
import { oneWeeklyLesson } from "#test/support/weekly-lessons.ts";
import { plannedRows, type Change, type OfficeChange } from "./change.ts";
import { dayOfItsOwn, givenTo, ofApproved, ofComing, ofPending, ofTutor } from "./lessons.ts";

const pageOfLesson: Change["leadsTo"] = ({ items }) =>
  `/admin-dashboard/lessons/${items["live-sessions"]}`;

/** A lesson to come that an admin has cancelled. */
const ofCancelled: Change["fresh"] = async (scene) => {
  const lesson = await ofComing(scene);
  const cancellation = `/admin-dashboard/lessons/${lesson.items["live-sessions"]}/cancellation`;
  await scene.accounts.browsers.admin.post(cancellation, { reason: "The tutor is ill." });
  return lesson;
};

/** A note that is a promise, kept or not. */
const ofPromise =
  (isKept: boolean): Change["fresh"] =>
  async (scene) => {
    const lesson = await ofTutor(scene);
    await scene.academy.pool.query(
      "update staff_notes set due_at = now(), done_at = case when $1 then now() end where id = $2",
      [isKept, lesson.note.id],
    );
    return lesson;
  };

/** Two students with the same guardian, of whom it was said that they are related, or not yet. */
const ofSiblings =
  (isSaid: boolean): Change["fresh"] =>
  async (scene) => {
    const lesson = await ofTutor(scene);
    const sibling = await makeStudent(scene.academy);
    const { email } = await makeGuardian(scene.academy, lesson.student);
    await makeGuardian(scene.academy, sibling, { email });
    const path = `/admin-dashboard/students/${lesson.student.id}/siblings/${sibling.id}`;
    if (isSaid) await scene.accounts.browsers.admin.post(`${path}/confirmation`);
    return { ...lesson, siblingId: sibling.id };
  };

const aboutSibling = (action: AuditAction) => (lesson: Lesson) => ({
  ...aboutStudent(action)(lesson),
  detail: { studentId: lesson.siblingId },
});

const aboutStudent = (action: AuditAction) => (lesson: Lesson) => ({
  action,
  subject_kind: "student",
  subject_id: lesson.student.id,
});
const aboutTutor = (action: AuditAction) => (lesson: Lesson) => ({
  action,
  subject_kind: "tutor",
  subject_id: lesson.tutor.id,
});
const aboutAssignment = (action: AuditAction) => (lesson: Lesson) => ({
  action,
  subject_kind: "assignment",
  subject_id: lesson.assignmentId,
});
const aboutNote = (action: AuditAction) => (lesson: Lesson) => ({
  ...aboutStudent(action)(lesson),
  detail: { noteId: lesson.note.id },
});
const aboutLesson = (action: AuditAction) => (lesson: Lesson) => ({
  action,
  subject_kind: "live-session",
  subject_id: lesson.items["live-sessions"],
  detail: { assignmentId: lesson.assignmentId },
});

const changes: OfficeChange[] = [
  {
    url: "/admin-dashboard/setup/skip",
    entry: () => ({ action: "skip-setup-step", subject_id: null }),
    fresh: async (scene) => {
      await scene.academy.pool.query("delete from skipped_setup_steps");
      return ofTutor(scene);
    },
    leadsTo: () => "/admin-dashboard",
    rows: () => ({ skipped_setup_steps: 6 }),
  },
  {
    url: "/admin-dashboard/fees/students/:studentId",
    entry: (lesson) => ({
      ...aboutStudent("open-family")(lesson),
      detail: { familyId: anId },
    }),
    fresh: ofTutor,
    leadsTo: ({ student }) => `/admin-dashboard/fees/students/${student.id}`,
    rows: () => ({ families: 1, family_students: 1, ledger_accounts: 1 }),
  },
  {
    url: "/admin-dashboard/students/:studentId/undo",
    entry: aboutStudent("undo-delete-student"),
    fresh: async (scene) => {
      const lesson = await ofTutor(scene);
      await scene.accounts.browsers.admin.post(
        `/admin-dashboard/students/${lesson.student.id}/delete`,
      );
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
      birth_dates: 1,
      homework_answers: 1,
      homeworks: 1,
      photos: 1,
      staff_notes: 1,
      erasures: -1,
      lines: 1,
    }),
  },
  {
    url: "/admin-dashboard/assignments/:assignmentId/undo",
    entry: aboutAssignment("undo-delete-assignment"),
    fresh: async (scene) => {
      const lesson = await ofTutor(scene);
      await scene.accounts.browsers.admin.post(
        `/admin-dashboard/assignments/${lesson.assignmentId}/delete`,
      );
      return lesson;
    },
    leadsTo: () => "/admin-dashboard/assignments",
    rows: () => ({
      assignments: 1,
      course_approvals: 1,
      content_items: 3,
      booked_times: 1,
      announcements: 1,
      lines: 1,
      cancelled_sessions: -1,
    }),
  },
  {
    url: "/admin-dashboard/students/:studentId/delete",
    entry: aboutStudent("delete-student"),
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
      birth_dates: -1,
      homework_answers: -1,
      homeworks: -1,
      photos: -1,
      staff_notes: -1,
      erasures: 1,
      lines: -1,
    }),
  },
  {
    url: "/admin-dashboard/tutors/:tutorId/approval",
    entry: aboutTutor("approve-tutor"),
    fresh: ofPending,
    leadsTo: () => "/admin-dashboard/tutors",
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/tutors/approvals",
    entry: aboutTutor("approve-tutor"),
    fields: ({ tutor }) => ({ tutorId: tutor.id }),
    fresh: ofPending,
    leadsTo: () => "/admin-dashboard/tutors",
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/tutors/:tutorId/rejection",
    entry: aboutTutor("reject-tutor"),
    fields: () => ({ reason: "No certificate." }),
    fresh: ofPending,
    leadsTo: () => "/admin-dashboard/tutors",
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/tutors/:tutorId/suspension",
    entry: aboutTutor("suspend-tutor"),
    fields: () => ({ reason: "A complaint." }),
    fresh: ofApproved,
    leadsTo: () => "/admin-dashboard/tutors",
    rows: () => ({ sessions: -1, tutor_suspensions: 1 }),
  },
  {
    url: "/admin-dashboard/tutors/:tutorId/suspension/end",
    entry: aboutTutor("lift-suspension"),
    fields: () => ({ reason: "A mistake." }),
    fresh: async (scene) => {
      const lesson = await ofApproved(scene);
      const path = `/admin-dashboard/tutors/${lesson.tutor.id}/suspension`;
      await scene.accounts.browsers.admin.post(path, { reason: "A complaint." });
      return lesson;
    },
    leadsTo: () => "/admin-dashboard/tutors",
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/students/:studentId/sign-out",
    entry: aboutStudent("sign-person-out"),
    fresh: ofTutor,
    leadsTo: ({ student }) => `/admin-dashboard/students/${student.id}`,
    rows: () => ({ sessions: -1 }),
  },
  {
    url: "/admin-dashboard/tutors/:tutorId/sign-out",
    entry: aboutTutor("sign-person-out"),
    fresh: ofPending,
    leadsTo: ({ tutor }) => `/admin-dashboard/tutors/${tutor.id}`,
    rows: () => ({ sessions: -1 }),
  },
  {
    url: "/admin-dashboard/assignments/new",
    entry: ({ student, tutor }) => ({
      action: "create-assignment",
      subject_id: anId,
      detail: { studentId: student.id, tutorId: tutor.id },
    }),
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
    entry: aboutStudent("write-note"),
    fields: () => ({ text: "Prefers evenings." }),
    fresh: ofTutor,
    leadsTo: ({ student }) => `/admin-dashboard/students/${student.id}`,
    rows: () => ({ staff_notes: 1 }),
  },
  {
    url: "/admin-dashboard/tutors/:tutorId",
    entry: aboutTutor("write-note"),
    fields: () => ({ text: "Prefers mornings." }),
    fresh: ofApproved,
    leadsTo: ({ tutor }) => `/admin-dashboard/tutors/${tutor.id}`,
    rows: () => ({ staff_notes: 1 }),
  },
  {
    url: "/admin-dashboard/notes/:noteId",
    entry: aboutNote("change-note"),
    fields: () => ({ text: "Prefers weekends." }),
    fresh: ofTutor,
    leadsTo: ({ student }) => `/admin-dashboard/students/${student.id}`,
    rows: () => ({}),
  },
  ...(["confirmation", "rejection", "removal"] as const).map((answer): OfficeChange => {
    const isRemoval = answer === "removal";
    const said = answer === "confirmation" ? "confirm-sibling" : "reject-sibling";
    return {
      url: `/admin-dashboard/students/:studentId/siblings/:siblingId/${answer}`,
      entry: aboutSibling(isRemoval ? "forget-sibling" : said),
      fresh: ofSiblings(isRemoval),
      leadsTo: ({ student }) => `/admin-dashboard/students/${student.id}`,
      rows: () => ({ siblings: isRemoval ? -1 : 1 }),
    };
  }),
  {
    url: "/admin-dashboard/notes/:noteId/done",
    entry: aboutNote("keep-promise"),
    fresh: ofPromise(false),
    leadsTo: ({ student }) => `/admin-dashboard/students/${student.id}`,
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/notes/:noteId/done/undo",
    entry: aboutNote("reopen-promise"),
    fresh: ofPromise(true),
    leadsTo: ({ student }) => `/admin-dashboard/students/${student.id}`,
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/notes/:noteId/delete",
    entry: aboutNote("delete-note"),
    fresh: ofTutor,
    leadsTo: ({ student }) => `/admin-dashboard/students/${student.id}`,
    rows: () => ({ staff_notes: -1 }),
  },
  {
    url: "/admin-dashboard/assignments/:assignmentId/hand-over",
    entry: (lesson, { successor }) => ({
      ...aboutAssignment("hand-over-assignment")(lesson),
      detail: {
        studentId: lesson.student.id,
        tutorId: successor.id,
        formerTutorId: lesson.tutor.id,
      },
    }),
    fields: (_, { successor }) => ({ tutorId: successor.id }),
    fresh: ofComing,
    leadsTo: () => "/admin-dashboard/assignments",
    rows: () => ({ cancelled_sessions: 1 }),
  },
  {
    url: "/admin-dashboard/tutors/:tutorId/room",
    entry: aboutTutor("set-room"),
    fields: () => ({ url: "https://meet.example/room" }),
    fresh: ofApproved,
    leadsTo: ({ tutor }) => `/admin-dashboard/tutors/${tutor.id}`,
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/tutors/:tutorId/away",
    entry: aboutTutor("add-time-off"),
    fields: () => ({ firstDay: "2038-01-04", lastDay: "2038-01-04" }),
    fresh: ofApproved,
    leadsTo: ({ tutor }) =>
      `/admin-dashboard/tutors/${tutor.id}/away?firstDay=2038-01-04&lastDay=2038-01-04`,
    rows: () => ({ time_off: 1 }),
  },
  {
    url: "/admin-dashboard/lessons/:lessonId/move",
    entry: aboutLesson("edit"),
    fields: () => ({ was: "2035-01-01T12:00:00Z", date: dayOfItsOwn(), time: "17:30" }),
    fresh: async (scene) => {
      const lesson = await ofTutor(scene);
      await scene.academy.pool.query(
        "update content_items set starts_at = '2035-01-01T12:00:00Z' where id = $1",
        [lesson.items["live-sessions"]],
      );
      return lesson;
    },
    leadsTo: pageOfLesson,
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/lessons/:lessonId/cancellation",
    entry: aboutLesson("cancel-lesson"),
    fields: () => ({ reason: "The tutor is ill." }),
    fresh: ofComing,
    leadsTo: pageOfLesson,
    rows: () => ({ booked_times: -1 }),
  },
  {
    url: "/admin-dashboard/lessons/:lessonId/restoration",
    entry: aboutLesson("restore-lesson"),
    fresh: ofCancelled,
    leadsTo: pageOfLesson,
    rows: () => ({ booked_times: 1 }),
  },
  {
    url: "/admin-dashboard/lessons/:lessonId/kept",
    entry: aboutLesson("keep-proposal"),
    fresh: async (scene) => {
      const lesson = await ofComing(scene);
      await makeProposal(scene.academy, lesson.items["live-sessions"], { suits: false });
      return lesson;
    },
    leadsTo: pageOfLesson,
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/lessons/:lessonId/make-up/owed",
    entry: aboutLesson("set-make-up"),
    fields: () => ({ owed: "yes" }),
    fresh: ofCancelled,
    leadsTo: pageOfLesson,
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/lessons/:lessonId/substitute",
    entry: (lesson, { successor }) => ({
      ...aboutLesson("choose-substitute")(lesson),
      detail: { assignmentId: lesson.assignmentId, tutorId: successor.id },
    }),
    fields: (_, { successor }) => ({ tutorId: successor.id }),
    fresh: ofComing,
    leadsTo: pageOfLesson,
    rows: () => ({ substitutions: 1 }),
  },
  {
    url: "/admin-dashboard/lessons/:lessonId/substitute/removal",
    entry: aboutLesson("end-substitution"),
    fresh: async (scene) => givenTo(scene, scene.successor, await ofComing(scene)),
    leadsTo: pageOfLesson,
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/lessons/:lessonId/link",
    entry: aboutLesson("edit"),
    fields: () => ({ url: "https://meet.example/corrected" }),
    fresh: ofTutor,
    leadsTo: pageOfLesson,
    rows: () => ({}),
  },
  {
    url: "/admin-dashboard/assignments/:assignmentId/lessons/weekly",
    entry: (lesson) => ({ ...aboutLesson("plan-lessons")(lesson), subject_id: anId }),
    fields: oneWeeklyLesson,
    fresh: async (scene) => {
      // On one of them the lesson would have to be confirmed.
      await scene.academy.pool.query("delete from holidays");
      return ofTutor(scene);
    },
    leadsTo: () => "/admin-dashboard/assignments",
    rows: () => plannedRows,
  },
  {
    url: "/admin-dashboard/assignments/:assignmentId/end",
    entry: aboutAssignment("end-assignment"),
    fresh: ofComing,
    leadsTo: () => "/admin-dashboard/assignments",
    rows: () => ({ content_items: -1, booked_times: -1, cancelled_sessions: 1 }),
  },
  {
    url: "/admin-dashboard/assignments/:assignmentId/delete",
    entry: aboutAssignment("delete-assignment"),
    fresh: ofTutor,
    leadsTo: () => "/admin-dashboard/assignments",
    rows: () => ({
      assignments: -1,
      course_approvals: -1,
      content_items: -3,
      booked_times: -1,
      announcements: -1,
      lines: -1,
      cancelled_sessions: 1,
    }),
  },
];

const dialogOfAssignments =
  /^\/admin-dashboard\/assignments\/(new|:assignmentId\/(end|hand-over|lessons\/weekly))$/;

/** The dialogs of assignments are also over the pages of their people, and lead back there. */
const overPeople = changes
  .filter(({ url }) => dialogOfAssignments.test(url))
  .flatMap((change) =>
    (["student", "tutor"] as const).map((person): OfficeChange => {
      const page = `/admin-dashboard/${person}s/:${person}Id`;
      return {
        ...change,
        url: change.url.replace("/admin-dashboard", page) as OfficeChange["url"],
        leadsTo: (lesson) => `/admin-dashboard/${person}s/${lesson[person].id}`,
      };
    }),
  );

/** What an admin changes. */
export const adminChanges: OfficeChange[] = [...changes, ...overPeople];
