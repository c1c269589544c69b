import { sql } from "kysely";
import { monthOf } from "#domain/lessons/months.ts";
import { at, nextWeek, of, submit, type Group } from "../screen.ts";

export const student: Group = {
  name: "student",
  email: "student@viluva.example",
  screens: [
    at("/dashboard", "home"),
    of(
      "/dashboard/courses/:courseId",
      "course",
      ({ courseId }) => `/dashboard/courses/${courseId}`,
    ),
    of(
      "/dashboard/homework/:homeworkId",
      "homework to do",
      ({ homeworkId }) => `/dashboard/homework/${homeworkId}`,
    ),
    of(
      "/dashboard/homework/:homeworkId",
      "homework that is marked",
      ({ markedId }) => `/dashboard/homework/${markedId}`,
    ),
    at("/dashboard/progress"),
    at("/dashboard/fees"),
    at("/dashboard/fees/online"),
    of(
      "/dashboard/fees/documents/:documentId",
      "an invoice",
      ({ documentId }) => `/dashboard/fees/documents/${documentId}`,
    ),
    of(
      "/dashboard/progress",
      "progress: this month",
      () => `/dashboard/progress?month=${monthOf(Date.now())}`,
    ),
    at("/dashboard/messages"),
    of(
      "/dashboard/messages/:chatId",
      "messages with a tutor",
      ({ chatId }) => `/dashboard/messages/${chatId}`,
    ),
    of(
      "/dashboard/messages/:chatId/:messageSeq/report",
      "a message is reported",
      ({ chatId }) => `/dashboard/messages/${chatId}/2/report`,
    ),
    at("/dashboard/changes"),
    at("/dashboard/timetable"),
    of("/dashboard/timetable", "timetable: next week", nextWeek("/dashboard/timetable")),
    of(
      "/dashboard/courses/:courseId",
      "course that has ended",
      ({ endedId }) => `/dashboard/courses/${endedId}`,
    ),
    of(
      "/dashboard/sessions/:lessonId/request",
      "ask for another time",
      ({ comingId }) => `/dashboard/sessions/${comingId}/request`,
    ),
    of(
      "/dashboard/sessions/:lessonId/request",
      "ask: refused",
      ({ comingId }) => `/dashboard/sessions/${comingId}/request`,
      submit("Ask for Another Time"),
    ),
    of(
      "/dashboard/sessions/:lessonId/outcome",
      "how a class turned out",
      ({ overId }) => `/dashboard/sessions/${overId}/outcome`,
    ),
    of(
      "/dashboard/courses/:courseId",
      "unknown course",
      ({ noId }) => `/dashboard/courses/${noId}`,
    ),
    at("/tutor-dashboard", "another role's page"),
  ],
};

export const newStudent: Group = {
  name: "new-student",
  email: "new@viluva.example",
  screens: [
    at("/dashboard", "home before the first course"),
    at("/dashboard/progress", "progress before the first lesson"),
    at("/dashboard/demo"),
    at("/dashboard/demo", "demo: refused", submit("Ask for a Demo")),
    at("/calendar"),
  ],
};

export const legacyStudent: Group = {
  name: "legacy-student",
  email: "legacy@viluva.example",
  screens: [
    at("/dashboard", "home with courses of the legacy system"),
    of("/dashboard/courses/:courseId", "waiting course", () => "/dashboard/courses/coding"),
  ],
};

export const liveStudent: Group = {
  name: "live-student",
  email: "student@viluva.example",
  arrange: async (database) => {
    // The tutor may teach somebody else at this hour.
    await sql`
      delete from booked_times
      where starts_at < now() + interval '2 hours' and ends_at > now() - interval '10 minutes'
    `.execute(database);
    await sql`
      update content_items set starts_at = now() - interval '10 minutes'
      where id = (
        select c.id from content_items c
        join assignments a on a.id = c.assignment_id
        join accounts s on s.id = a.student_id
        where s.email = 'student@viluva.example' and c.kind = 'live-session' and c.starts_at > now()
        order by c.starts_at limit 1
      )`.execute(database);
  },
  screens: [at("/dashboard", "home during a class")],
};
