import type { Page } from "@playwright/test";
import type { Facts } from "./facts.ts";

/** A screen, or a state of one, to be pictured. */
export interface Screen {
  /** What the sheet calls it. */
  name: string;
  /** The pattern of its URL in the route table. */
  url: string;
  /** Its path; the pattern's parameters filled in, and a query. */
  path: (facts: Facts) => string;
  /** What a person does there before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Screens that the same person sees. */
export interface Group {
  name: string;
  /** The email of the person in the sample academy; null for a visitor. */
  email: string | null;
  screens: Screen[];
}

function at(url: string, name = url, prepare?: Screen["prepare"]): Screen {
  return { name, url, path: () => url, ...(prepare && { prepare }) };
}

function of(url: string, name: string, path: Screen["path"], prepare?: Screen["prepare"]): Screen {
  return { name, url, path, ...(prepare && { prepare }) };
}

const submit = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).last().click();

const visitor: Group = {
  name: "public",
  email: null,
  screens: [
    at("/"),
    ...["math", "physics", "chemistry", "coding", "subject-choice", "class-10"].map((category) =>
      of("/services/:category", `services: ${category}`, () => `/services/${category}`),
    ),
    ...["/contact", "/contact/schedule", "/about-us", "/faq", "/demo"].map((url) => at(url)),
    ...["/privacy", "/terms", "/refund"].map((url) => at(url)),
    of("/*", "unknown address", () => "/no-such-page"),
    of(
      "/mail/unsubscribe/:token",
      "unsubscribe: invalid link",
      ({ noToken }) => `/mail/unsubscribe/${noToken}`,
    ),
  ],
};

const signIn: Group = {
  name: "sign-in",
  email: null,
  screens: [
    at("/login"),
    at("/login", "login: refused", submit("Sign In")),
    at("/signup"),
    at("/signup", "signup: refused", submit("Create Account")),
    at("/tutor-login"),
    at("/tutor-signup"),
    at("/tutor-signup", "tutor-signup: refused", submit("Apply as Tutor")),
    at("/admin-login"),
    at("/forgot-password"),
    at("/forgot-password/sent"),
    of(
      "/reset-password/:token",
      "reset password",
      ({ resetToken }) => `/reset-password/${resetToken}`,
    ),
    of(
      "/reset-password/:token",
      "reset: invalid link",
      ({ noToken }) => `/reset-password/${noToken}`,
    ),
    of(
      "/verify-email/:token",
      "confirm address: invalid link",
      ({ noToken }) => `/verify-email/${noToken}`,
    ),
    of(
      "/change-email/:token",
      "change address: invalid link",
      ({ noToken }) => `/change-email/${noToken}`,
    ),
    of(
      "/undo-email/:token",
      "restore address: invalid link",
      ({ noToken }) => `/undo-email/${noToken}`,
    ),
    at("/goodbye"),
  ],
};

const guardian: Group = {
  name: "guardian",
  email: null,
  screens: [
    at("/guardian", "ask for a link"),
    of(
      "/guardian/consent/:guardianToken",
      "consent",
      ({ consentToken }) => `/guardian/consent/${consentToken}`,
    ),
    of("/guardian/:guardianToken", "children", ({ guardianToken }) => `/guardian/${guardianToken}`),
    of("/guardian/:guardianToken", "ended link", ({ noToken }) => `/guardian/${noToken}`),
  ],
};

const student: Group = {
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
      "/dashboard/courses/:courseId",
      "unknown course",
      ({ noId }) => `/dashboard/courses/${noId}`,
    ),
  ],
};

const newStudent: Group = {
  name: "new-student",
  email: "new@viluva.example",
  screens: [
    at("/dashboard", "home before the first course"),
    at("/dashboard/demo"),
    at("/dashboard/demo", "demo: refused", submit("Ask for a Demo")),
    at("/calendar"),
  ],
};

const tutor: Group = {
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

const applicant: Group = {
  name: "applicant",
  email: "pending@viluva.example",
  screens: [at("/tutor-dashboard", "pending")],
};

const rejected: Group = {
  name: "rejected",
  email: "rejected@viluva.example",
  screens: [at("/tutor-dashboard", "rejected")],
};

const admin: Group = {
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

const account: Group = {
  name: "account",
  email: "student@viluva.example",
  screens: [
    ...[
      "",
      "/password",
      "/email",
      "/mail",
      "/profile",
      "/passkeys",
      "/export",
      "/proof",
      "/deletion",
    ].map((path) => at(`/account${path}`)),
    ...["", "/birth-date", "/contact"].map((path) => at(`/account/guardian${path}`)),
    at("/calendar"),
  ],
};

const adminAccount: Group = {
  name: "admin-account",
  email: "admin@viluva.example",
  screens: [
    at("/account"),
    ...["", "/confirmation", "/recovery-codes", "/removal"].map((path) =>
      at(`/account/second-factor${path}`),
    ),
  ],
};

/** Every screen of the product; a test compares them with the route table. */
export const groups: readonly Group[] = [
  visitor,
  signIn,
  guardian,
  student,
  newStudent,
  tutor,
  applicant,
  rejected,
  admin,
  account,
  adminAccount,
];
