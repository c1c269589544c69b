import { at, of, submit, type Group } from "../screen.ts";

export const tutor: Group = {
  name: "tutor",
  email: "tutor@viluva.example",
  screens: [
    at("/tutor-dashboard", "home"),
    at("/tutor-dashboard/add"),
    of(
      "/tutor-dashboard/sessions/:liveSessionId/finish",
      "finish class",
      ({ heldId }) => `/tutor-dashboard/sessions/${heldId}/finish`,
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
