import { at, of, submit, type Group } from "../screen.ts";

export const admin: Group = {
  name: "admin",
  email: "admin@viluva.example",
  screens: [
    at("/admin-dashboard", "home"),
    at("/admin-dashboard/students"),
    of(
      "/admin-dashboard/students",
      "students: nothing found",
      () => "/admin-dashboard/students?q=zzqx",
    ),
    ...["delete", "guardian", "sign-out"].map((action) =>
      of(
        `/admin-dashboard/students/:studentId/${action}`,
        `student: ${action}`,
        ({ studentId }) => `/admin-dashboard/students/${studentId}/${action}`,
      ),
    ),
    at("/admin-dashboard/tutors"),
    of(
      "/admin-dashboard/tutors/:tutorId/rejection",
      "tutor: rejection",
      ({ applicantId }) => `/admin-dashboard/tutors/${applicantId}/rejection`,
    ),
    ...["suspension", "sign-out"].map((action) =>
      of(
        `/admin-dashboard/tutors/:tutorId/${action}`,
        `tutor: ${action}`,
        ({ tutorId }) => `/admin-dashboard/tutors/${tutorId}/${action}`,
      ),
    ),
    of(
      "/admin-dashboard/tutors/:tutorId/suspension/end",
      "tutor: lift suspension",
      ({ suspendedId }) => `/admin-dashboard/tutors/${suspendedId}/suspension/end`,
    ),
    at("/admin-dashboard/assignments"),
    at("/admin-dashboard/assignments/new"),
    at("/admin-dashboard/assignments/new", "new assignment: refused", submit("Create Assignment")),
    of(
      "/admin-dashboard/assignments/:assignmentId/delete",
      "assignment: delete",
      ({ assignmentId }) => `/admin-dashboard/assignments/${assignmentId}/delete`,
    ),
    ...["hand-over", "end"].map((action) =>
      of(
        `/admin-dashboard/assignments/:assignmentId/${action}`,
        `assignment: ${action}`,
        ({ assignmentId }) => `/admin-dashboard/assignments/${assignmentId}/${action}`,
      ),
    ),
    of(
      "/admin-dashboard/students/:studentId",
      "a student's page",
      ({ studentId }) => `/admin-dashboard/students/${studentId}`,
    ),
    ...(["tutorId", "suspendedId", "applicantId"] as const).map((tutor) =>
      of(
        "/admin-dashboard/tutors/:tutorId",
        `a tutor's page: ${tutor}`,
        (facts) => `/admin-dashboard/tutors/${facts[tutor]}`,
      ),
    ),
    ...["", "/delete"].map((action) =>
      of(
        `/admin-dashboard/notes/:noteId${action}`,
        `note${action}`,
        ({ noteId }) => `/admin-dashboard/notes/${noteId}${action}`,
      ),
    ),
    at("/admin-dashboard/log"),
    of("/admin-dashboard/search", "search", () => "/admin-dashboard/search?find=an"),
    of("/admin-dashboard/search", "search: nothing", () => "/admin-dashboard/search?find=zzqx"),
  ],
};
