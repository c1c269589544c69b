import type { Visit } from "./measure.ts";

/** A course loads a document, and so it comes first; the summary is moved to. */
export function studentVisit(cookie: string, courseId: string): Visit {
  const screens = [`/dashboard/courses/${courseId}`, "/dashboard"];
  return { role: "student", cookie, screens, storage: {} };
}

export function tutorVisit(cookie: string, assignmentId: string, liveSessionId: string): Visit {
  const base = `/tutor-dashboard/${assignmentId}`;
  const item = `${base}/live-sessions/${liveSessionId}`;
  const screens = [
    "/tutor-dashboard",
    `${base}/student`,
    `${base}/live-sessions`,
    `${base}/live-sessions/add`,
    `${item}/edit`,
    `${item}/delete`,
  ];
  return { role: "tutor", cookie, screens, storage: {} };
}

export function adminVisit(
  cookie: string,
  studentId: string,
  tutorId: string,
  assignmentId: string,
): Visit {
  const base = "/admin-dashboard";
  const screens = [
    base,
    `${base}/students/${studentId}/delete`,
    `${base}/tutors`,
    `${base}/tutors/${tutorId}/rejection`,
    `${base}/assignments`,
    `${base}/assignments/new`,
    `${base}/assignments/${assignmentId}/delete`,
    `${base}/log`,
  ];
  return { role: "admin", cookie, screens, storage: { adminUser: "{}" } };
}
