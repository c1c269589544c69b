import { makeProposal } from "#test/support/proposals.ts";
import type { Lesson } from "../lesson.ts";
import { sessionOwners, students } from "../rows.ts";
import type { Change } from "./change.ts";
import { ofLearner, ofLearnerPast, ofLearnerToCome, ofStudent } from "./lessons.ts";

const pageOfHomework = ({ homework }: Lesson) => `/dashboard/homework/${homework.id}`;

/** What a student changes. */
export const studentChanges: Change[] = [
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
    fresh: async (scene) => {
      const lesson = await ofLearner(scene);
      const item = `/dashboard/items/${lesson.items.recordings}`;
      await scene.accounts.browsers.student.post(`${item}/finish`);
      return lesson;
    },
    leadsTo: ({ assignmentId }) => `/dashboard/courses/${assignmentId}`,
    rows: () => ({ finished_items: -1 }),
  },
  {
    url: "/dashboard/homework/:homeworkId",
    answers: students("changes", 404),
    fields: () => ({ answer: "x = 5" }),
    fresh: ofLearner,
    leadsTo: pageOfHomework,
    rows: () => ({}),
  },
  {
    url: "/dashboard/photos/:photoId/removal",
    answers: students("changes", 404),
    fresh: ofLearner,
    leadsTo: (lesson) => `${pageOfHomework(lesson)}#photos`,
    rows: () => ({}),
  },
  {
    url: "/dashboard/homework/:homeworkId/finish",
    answers: students("changes", 404),
    fresh: async (scene) => {
      const lesson = await ofLearner(scene);
      await scene.accounts.browsers.student.post(
        `/dashboard/homework/${lesson.homework.id}/reopen`,
      );
      return lesson;
    },
    leadsTo: pageOfHomework,
    rows: () => ({}),
  },
  {
    url: "/dashboard/homework/:homeworkId/reopen",
    answers: students("changes", 404),
    fresh: async (scene) => {
      const lesson = await ofLearner(scene);
      await scene.accounts.browsers.student.post(
        `/dashboard/homework/${lesson.homework.id}/finish`,
      );
      return lesson;
    },
    leadsTo: pageOfHomework,
    rows: () => ({}),
  },
  {
    url: "/dashboard/changes",
    answers: students("changes"),
    fields: ({ items }) => ({
      proposal: items["live-sessions"],
      [`suits-${items["live-sessions"]}`]: "no",
    }),
    fresh: async (scene) => {
      const lesson = await ofLearnerToCome(scene);
      await makeProposal(scene.academy, lesson.items["live-sessions"]);
      return lesson;
    },
    leadsTo: () => "/dashboard/changes",
    rows: () => ({}),
  },
  {
    url: "/dashboard/sessions/:lessonId/request",
    answers: students("changes", 404),
    fields: () => ({ kind: "cancel", reason: "A wedding." }),
    fresh: ofLearnerToCome,
    leadsTo: ({ items }) => `/dashboard/sessions/${items["live-sessions"]}/request`,
    rows: () => ({ lesson_requests: 1 }),
  },
  {
    url: "/dashboard/sessions/:lessonId/request/withdrawal",
    answers: students("changes", 404),
    fresh: async (scene) => {
      const lesson = await ofLearnerToCome(scene);
      const session = `/dashboard/sessions/${lesson.items["live-sessions"]}`;
      await scene.accounts.browsers.student.post(`${session}/request`, { kind: "cancel" });
      return lesson;
    },
    leadsTo: ({ items }) => `/dashboard/sessions/${items["live-sessions"]}/request`,
    rows: () => ({}),
  },
  {
    url: "/dashboard/sessions/:lessonId/outcome",
    answers: students("changes", 404),
    fresh: ofLearnerPast,
    leadsTo: ({ items }) => `/dashboard/sessions/${items["live-sessions"]}/outcome`,
    rows: () => ({ lesson_events: 1, lesson_records: 1 }),
  },
];
