import { oneWeeklyLesson } from "#test/support/weekly-lessons.ts";
import { expect } from "vitest";
import { ownRecords, tutors } from "../rows.ts";
import { sectionNames, type Section } from "../lesson.ts";
import { plannedRows, type Change } from "./change.ts";
import { dayOfItsOwn, ofAsked, ofTutor, ofTutorAfterLesson } from "./lessons.ts";

const tableOf = (section: Section) =>
  section === "announcements" ? "announcements" : "content_items";

/** Of a tutor's own; a rejected one has none. */
const ownTutors = (unapproved: 403 | "changes") =>
  ownRecords({ get: tutors("changes", 404), post: tutors("changes", 404, unapproved) }).post;

const aTick = { kind: "tick", colour: "red", x: 10, y: 20, text: "" };

/** What a tutor changes. */
export const tutorChanges: Change[] = [
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
    url: "/tutor-dashboard/homework/add/:assignmentId",
    answers: ownTutors(403),
    fields: () => ({ text: "Page 12", until: "2040-01-01" }),
    fresh: ofTutor,
    leadsTo: () => expect.stringMatching(/^\/tutor-dashboard\/homework\/[0-9a-f-]{36}$/) as string,
    rows: () => ({ homeworks: 1 }),
  },
  {
    url: "/tutor-dashboard/homework/:homeworkId",
    answers: ownTutors(403),
    fields: () => ({ mark: "8", outOf: "10", word: "Well done." }),
    fresh: ofTutor,
    leadsTo: () => "/tutor-dashboard/homework",
    rows: () => ({}),
  },
  {
    url: "/tutor-dashboard/homework/:homeworkId/removal",
    answers: ownTutors("changes"),
    fresh: async (scene) => {
      const lesson = await ofTutor(scene);
      await scene.academy.pool.query("delete from homework_answers where homework_id = $1", [
        lesson.homework.id,
      ]);
      return lesson;
    },
    leadsTo: () => "/tutor-dashboard/homework",
    // Its picture goes a little later.
    rows: () => ({ homeworks: -1, photos: -1 }),
  },
  {
    url: "/tutor-dashboard/photos/:photoId/marks",
    answers: ownTutors(403),
    fields: () => ({ marks: JSON.stringify([aTick]) }),
    fresh: ofTutor,
    leadsTo: ({ homework, photoId }) => `/tutor-dashboard/homework/${homework.id}#photo-${photoId}`,
    rows: () => ({}),
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
    url: "/tutor-dashboard/sessions/:lessonId/finish",
    // Of the others' lessons no lesson has started.
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
    fresh: ofTutorAfterLesson,
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
    url: "/tutor-dashboard/substitutions/:lessonId/acceptance",
    // Of the others' lessons nobody is asked to give one.
    answers: { ...tutors(404), tutor: { own: "changes", another: 404 } },
    fresh: ofAsked,
    leadsTo: ({ items }) => `/tutor-dashboard/substitutions/${items["live-sessions"]}`,
    rows: () => ({}),
  },
  {
    url: "/tutor-dashboard/substitutions/:lessonId/decline",
    answers: { ...tutors(404), tutor: { own: "changes", another: 404 } },
    fresh: ofAsked,
    leadsTo: () => "/tutor-dashboard",
    rows: () => ({}),
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
    url: "/tutor-dashboard/:assignmentId/:section/:lessonId/cancel",
    answers: tutors("changes", 404, 403),
    fields: () => ({ reason: "Fever." }),
    fresh: ofTutor,
    leadsTo: ({ assignmentId }) => `/tutor-dashboard/${assignmentId}/live-sessions`,
    rows: () => ({ booked_times: -1 }),
  },
  {
    url: "/tutor-dashboard/:assignmentId/:section/:lessonId/make-up",
    answers: tutors("changes", 404, 403),
    fields: () => ({
      title: "Made up",
      description: "Allowed for this actor.",
      url: "https://video.example/4",
      date: dayOfItsOwn(),
      time: "17:30",
    }),
    fresh: async (scene) => {
      const lesson = await ofTutor(scene);
      const list = `/tutor-dashboard/${lesson.assignmentId}/live-sessions`;
      const cancelled = `${list}/${lesson.items["live-sessions"]}/cancel`;
      await scene.accounts.browsers.tutor.post(cancelled, { reason: "Fever." });
      return lesson;
    },
    leadsTo: ({ assignmentId }) => `/tutor-dashboard/${assignmentId}/live-sessions`,
    rows: () => ({ content_items: 1, booked_times: 1 }),
  },
  {
    url: "/tutor-dashboard/:assignmentId/:section/:itemId/undo",
    answers: tutors("changes", 404, 403),
    fresh: async (scene) => {
      const lesson = await ofTutor(scene);
      for (const section of sectionNames) {
        const item = `/tutor-dashboard/${lesson.assignmentId}/${section}/${lesson.items[section]}`;
        await scene.accounts.browsers.tutor.post(`${item}/delete`);
      }
      return lesson;
    },
    leadsTo: ({ assignmentId }, section) => `/tutor-dashboard/${assignmentId}/${section}`,
    rows: (section) => ({
      [tableOf(section)]: 1,
      ...(section === "live-sessions" && { cancelled_sessions: -1, booked_times: 1 }),
    }),
  },
];
