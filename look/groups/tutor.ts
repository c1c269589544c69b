import type { Page } from "@playwright/test";
import type { Say } from "../../words/translate.ts";
import { at, nextWeek, of, submit, type Group } from "../screen.ts";

/** Fills in weekly lessons and asks for their preview. */
async function previewWeekly(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say("URL")).fill("https://meet.example.com/weekly");
  await page.getByLabel(say("Monday")).check();
  await page.getByLabel(say("Thursday")).check();
  await page.getByLabel(say("Time")).fill("18:00");
  await submit("Plan Lessons")(page, say);
  await page.getByRole("region", { name: say("Preview") }).scrollIntoViewIfNeeded();
}

export const tutor: Group = {
  name: "tutor",
  email: "tutor@viluva.example",
  screens: [
    at("/tutor-dashboard", "home"),
    at("/tutor-dashboard/add"),
    at("/tutor-dashboard/timetable"),
    of(
      "/tutor-dashboard/timetable",
      "timetable: next week",
      nextWeek("/tutor-dashboard/timetable"),
    ),
    of(
      "/tutor-dashboard/timetable/:lessonId",
      "a lesson of the timetable",
      ({ heldId }) => `/tutor-dashboard/timetable/${heldId}`,
    ),
    of(
      "/tutor-dashboard/timetable/add",
      "add at a free place",
      () => "/tutor-dashboard/timetable/add?date=2027-01-04&time=17:00",
    ),
    of(
      "/tutor-dashboard/sessions/:lessonId/finish",
      "finish class",
      ({ heldId }) => `/tutor-dashboard/sessions/${heldId}/finish`,
    ),
    at("/tutor-dashboard/messages"),
    of(
      "/tutor-dashboard/messages/:chatId",
      "messages with a student",
      ({ chatId }) => `/tutor-dashboard/messages/${chatId}`,
    ),
    of(
      "/tutor-dashboard/messages/:chatId/:messageSeq/report",
      "a tutor reports a message",
      ({ chatId }) => `/tutor-dashboard/messages/${chatId}/1/report`,
    ),
    at("/tutor-dashboard/homework"),
    of(
      "/tutor-dashboard/homework/add/:assignmentId",
      "set homework",
      ({ assignmentId }) => `/tutor-dashboard/homework/add/${assignmentId}`,
    ),
    of(
      "/tutor-dashboard/homework/:homeworkId",
      "an answer to mark",
      ({ answerId }) => `/tutor-dashboard/homework/${answerId}`,
    ),
    of(
      "/tutor-dashboard/photos/:photoId/marks",
      "a photo to draw on",
      ({ photoId }) => `/tutor-dashboard/photos/${photoId}/marks`,
    ),
    at("/tutor-dashboard/pay"),
    of(
      "/tutor-dashboard/pay/:runId",
      "a statement of pay",
      ({ runId }) => `/tutor-dashboard/pay/${runId}`,
    ),
    of("/tutor-dashboard/away", "while the tutor is away", () => "/tutor-dashboard/away"),
    of(
      "/tutor-dashboard/requests/:requestId",
      "a family's request",
      ({ requestId }) => `/tutor-dashboard/requests/${requestId}`,
    ),
    of(
      "/tutor-dashboard/substitutions/:lessonId",
      "a lesson of another tutor's",
      ({ givenId }) => `/tutor-dashboard/substitutions/${givenId}`,
    ),
    ...["student", "recordings", "live-sessions", "exams", "announcements"].map((section) =>
      of(
        "/tutor-dashboard/:assignmentId/:section",
        section,
        (facts) => `/tutor-dashboard/${facts.assignmentId}/${section}`,
      ),
    ),
    ...["recordings", "live-sessions", "exams", "announcements"].map((section) =>
      of(
        "/tutor-dashboard/:assignmentId/:section/add",
        `add: ${section}`,
        (facts) => `/tutor-dashboard/${facts.assignmentId}/${section}/add`,
      ),
    ),
    of(
      "/tutor-dashboard/:assignmentId/:section/add",
      "add: refused",
      ({ assignmentId }) => `/tutor-dashboard/${assignmentId}/live-sessions/add`,
      submit("Add Live Session"),
    ),
    of(
      "/tutor-dashboard/:assignmentId/:section/weekly",
      "weekly lessons",
      ({ assignmentId }) => `/tutor-dashboard/${assignmentId}/live-sessions/weekly`,
    ),
    of(
      "/tutor-dashboard/:assignmentId/:section/weekly",
      "weekly lessons: preview",
      ({ assignmentId }) => `/tutor-dashboard/${assignmentId}/live-sessions/weekly`,
      previewWeekly,
    ),
    of(
      "/tutor-dashboard/:assignmentId/:section/:itemId/edit",
      "edit",
      ({ assignmentId, recordingId }) =>
        `/tutor-dashboard/${assignmentId}/recordings/${recordingId}/edit`,
    ),
    of(
      "/tutor-dashboard/:assignmentId/:section/:itemId/delete",
      "delete",
      ({ assignmentId, recordingId }) =>
        `/tutor-dashboard/${assignmentId}/recordings/${recordingId}/delete`,
    ),
    of(
      "/tutor-dashboard/:assignmentId/:section/:lessonId/cancel",
      "cancel lesson",
      ({ toCancel: { id, assignmentId } }) =>
        `/tutor-dashboard/${assignmentId}/live-sessions/${id}/cancel`,
    ),
    of(
      "/tutor-dashboard/:assignmentId/:section/:lessonId/make-up",
      "plan make-up lesson",
      ({ toMakeUp: { id, assignmentId } }) =>
        `/tutor-dashboard/${assignmentId}/live-sessions/${id}/make-up`,
    ),
    of(
      "/tutor-dashboard/:assignmentId/:section",
      "assignment that has ended",
      ({ endedId }) => `/tutor-dashboard/${endedId}/recordings`,
    ),
    of(
      "/tutor-dashboard/:assignmentId/:section",
      "unknown assignment",
      ({ noId }) => `/tutor-dashboard/${noId}/exams`,
    ),
  ],
};

export const applicant: Group = {
  name: "applicant",
  email: "pending@viluva.example",
  screens: [at("/tutor-dashboard", "pending")],
};

export const rejected: Group = {
  name: "rejected",
  email: "rejected@viluva.example",
  screens: [at("/tutor-dashboard", "rejected")],
};

export const suspended: Group = {
  name: "suspended",
  email: "suresh@viluva.example",
  screens: [at("/tutor-dashboard", "suspended")],
};
