import type { Register } from "react-router";
import { canChange, canEnter, type StaffArea, type StaffRole } from "#domain/people/staff.ts";
import { actors, staff, type Actor, type Whose } from "./actors.ts";

/** An address of the product as the route table has it; the build writes down the type. */
export type Url = keyof Register["pages"];

/** A status, a redirect's target, or "changes" for the valid forms of `changes.test.ts`. */
export type Answer = number | `/${string}` | "changes";

/** The answer to each actor, for their own records and for another's. */
export type Answers = Record<Actor, Record<Whose, Answer>>;

interface Row {
  get: Answers;
  /** For a form with nothing in it. */
  post: Answers;
}

const same = (answer: Answer): Record<Whose, Answer> => ({ own: answer, another: answer });

function everyone(answer: Answer): Answers {
  return Object.fromEntries(actors.map((actor) => [actor, same(answer)])) as Answers;
}

function visitors(answer: Answer) {
  return { visitor: same(answer), deletedStudent: same(answer), forgedMarker: same(answer) };
}

/** An admin of each role, who is led to their own first screen. */
const staffHomes = {
  admin: same("/admin-dashboard"),
  coordinator: same("/admin-dashboard"),
  accountant: same("/admin-dashboard/quality"),
  editor: same("/admin-dashboard/site"),
};

/** `/dashboard` is for students; a tutor or an admin is led to their own. */
export function students(own: Answer, another: Answer = own): Answers {
  return {
    ...everyone("/tutor-dashboard"),
    ...visitors("/login"),
    student: { own, another },
    otherStudent: { own, another },
    ...staffHomes,
  };
}

/** `/tutor-dashboard` is for tutors; some of it only for approved ones. */
export function tutors(own: Answer, another: Answer = own, unapproved: Answer = own): Answers {
  return {
    ...everyone(403),
    ...visitors("/tutor-login"),
    tutor: { own, another },
    otherTutor: { own, another },
    pendingTutor: { own: unapproved, another },
    rejectedTutor: { own: unapproved, another },
    suspendedTutor: same("/tutor-dashboard"),
  };
}

/** An assignment's pages: a rejected tutor is told of their own that they may not manage it. */
function ownAssignments(row: Row): Row {
  const refused = { own: 403, another: 404 } as const;
  return {
    get: { ...row.get, rejectedTutor: refused },
    post: { ...row.post, rejectedTutor: refused },
  };
}

/** Of a tutor's records otherwise, a rejected one has none. */
function ownRecords(row: Row): Row {
  const none = { own: 404, another: 404 } as const;
  return { get: { ...row.get, rejectedTutor: none }, post: { ...row.post, rejectedTutor: none } };
}

function suspendedToo(answers: Answers, answer: Answer): Answers {
  return { ...answers, suspendedTutor: same(answer) };
}

/** `/account` is for every signed-in person, whatever the role. */
export function members(own: Answer, another: Answer = own): Answers {
  const everybody = actors.map((actor) => [actor, { own, another }]);
  return { ...(Object.fromEntries(everybody) as Answers), ...visitors("/login") };
}

/** `/calendar` is for students, and for tutors who are not rejected; others are led home. */
function calendarOwners(answer: Answer): Answers {
  const home = same("/tutor-dashboard");
  return { ...members(answer), rejectedTutor: home, suspendedTutor: home, ...staffHomes };
}

/** `/account/hours` is for tutors, whatever their status; others are led home. */
function hourOwners(answer: Answer): Answers {
  const student = same("/dashboard");
  return { ...members(answer), student, otherStudent: student, ...staffHomes };
}

/** A live session of a tutor's, who is not rejected. */
function sessionTutors(own: Answer): Answers {
  return { ...tutors(own, 404), rejectedTutor: { own: 404, another: 404 } };
}

/** A student's session, as each of the two students asks for their own. */
export function sessionOwners(own: Answer): Answers {
  const mine = { own, another: 404 as const };
  return { ...members(404), student: mine, otherStudent: mine };
}

const proofOf = (next: string) => `/account/proof?next=${encodeURIComponent(next)}` as const;

/** An admin has no record to say more about themself in. */
function profiles(own: Answer): Answers {
  return { ...members(own), ...ofStaff(() => 404) };
}

/** A second factor is an admin's own matter: other members don't have that page. */
function secondFactors(own: Answer): Answers {
  return { ...members(404), ...ofStaff(() => own) };
}

/** An answer for each role of the staff. */
function ofStaff(answer: (role: StaffRole) => Answer) {
  const entries = Object.entries(staff).map(([actor, role]) => [actor, same(answer(role))]);
  return Object.fromEntries(entries) as Record<keyof typeof staff, Record<Whose, Answer>>;
}

/** A form of `/admin-dashboard` is for those who may change its area, for records about anyone. */
export function admins(answer: Answer, name: StaffArea = "people"): Answers {
  const answerTo = (role: StaffRole) => (canEnter(role, name) && canChange(role) ? answer : 403);
  return { ...everyone("/admin-login"), ...ofStaff(answerTo) };
}

/** Where a form about an enquiry leads that was not sent. */
const board = "/admin-dashboard/enquiries";

/** A page of an area, which every role that may enter the area reads, and its form. */
export function area(name: StaffArea, get: Answer, post: Answer): Row {
  const answerTo = (role: StaffRole) => (canEnter(role, name) ? get : 403);
  return { get: { ...everyone("/admin-login"), ...ofStaff(answerTo) }, post: admins(post, name) };
}

const page: Row = { get: everyone(200), post: everyone(405) };
const form: Row = { get: everyone(200), post: everyone(400) };

/** A form to sign in or up; who is signed in already is led to their own dashboard. */
const entry: Row = {
  get: { ...students("/dashboard"), ...visitors(200) },
  post: everyone(400),
};

/** An admin proves anew who they are before a file with everybody in it. */
function provedLists(name: StaffArea, list: string): Row {
  const proof = proofOf(`/admin-dashboard/${list}.csv`);
  return area(name, proof, proof);
}

/** Who gets what at each address of the product; one without a row is an error of types too. */
export const access = {
  "/": page,
  "/services/:category": page,
  "/contact": page,
  "/contact/schedule": page,
  "/book-a-demo": form,
  "/book-a-demo/thanks": page,
  "/book-a-demo/already": page,
  "/about-us": page,
  "/faq": page,
  "/demo": page,
  "/privacy": page,
  "/terms": page,
  "/refund": page,
  "/mail/unsubscribe/:token": { get: everyone(404), post: everyone(404) },
  "/*": { get: everyone(404), post: everyone(404) },
  "/sitemap.xml": page,
  "/robots.txt": page,
  "/manifest.webmanifest": page,
  "/.well-known/security.txt": page,
  // Without the name of a file.
  "/logo": { get: everyone(404), post: everyone(405) },
  "/site.css": page,

  "/login": entry,
  "/signup": entry,
  "/tutor-login": entry,
  "/tutor-signup": entry,
  "/admin-login": form,
  // Without a right password before it, the form is shown and opens nothing.
  "/admin-login/code": form,
  "/forgot-password": form,
  "/forgot-password/sent": page,
  "/reset-password/:token": { get: everyone(404), post: everyone(400) },
  "/invitation/:token": { get: everyone(404), post: everyone(400) },
  "/verify-email/:token": { get: everyone(404), post: everyone(404) },
  "/change-email/:token": { get: everyone(404), post: everyone(404) },
  "/undo-email/:token": { get: everyone(404), post: everyone(400) },
  "/logout": { get: everyone("/"), post: everyone("changes") },

  "/passkey/challenge": { get: everyone(200), post: everyone(405) },
  "/passkey/sign-in/:role": { get: everyone("/login"), post: everyone(400) },

  "/account": { get: members(200), post: members(405) },
  "/account/password": { get: members(200), post: members(400) },
  "/account/profile": { get: profiles(200), post: profiles(400) },
  // Each asks for a fresh proof first, from everybody.
  "/account/export": {
    get: members(proofOf("/account/export")),
    post: members(proofOf("/account/export")),
  },
  "/account/export.json": {
    get: members(proofOf("/account/export.json")),
    post: members(proofOf("/account/export.json")),
  },
  "/account/proof": { get: members(200), post: members(400) },
  "/account/proof/challenge": { get: members(200), post: members(405) },
  "/account/deletion": { get: members(200), post: members(400) },
  "/goodbye": page,
  "/account/second-factor": { get: secondFactors(200), post: secondFactors(400) },
  "/account/second-factor/confirmation": { get: secondFactors(200), post: secondFactors(400) },
  // These admins have none.
  "/account/second-factor/recovery-codes": { get: secondFactors(404), post: secondFactors(404) },
  "/account/second-factor/removal": { get: secondFactors(404), post: secondFactors(404) },
  "/account/second-factor/devices/:deviceId/end": {
    get: secondFactors(404),
    post: secondFactors(404),
  },
  "/account/passkeys": { get: members(200), post: members(400) },
  "/account/passkeys/challenge": { get: members(200), post: members(405) },
  "/account/passkeys/offer": { get: members(200), post: members(405) },
  // Only of those who have one: app/routes/account/passkeys/passkeys.test.ts.
  "/account/passkeys/:passkeyId/removal": { get: members(404), post: members(404) },
  "/account/email": { get: members(200), post: members(400) },
  "/account/language": { get: members("/account"), post: members("changes") },
  "/account/verification": { get: members("/account"), post: members("changes") },
  "/account/guardian": { get: students(200), post: students(405) },
  "/account/guardian/birth-date": { get: students(200), post: students(400) },
  "/account/guardian/contact": { get: students(200), post: students(400) },
  "/account/guardian/later": { get: students("/account/guardian"), post: students("changes") },
  "/account/hours": { get: hourOwners(200), post: hourOwners(400) },
  "/account/hours/time-off": { get: hourOwners(200), post: hourOwners(400) },
  // Nobody has any: app/routes/account/hours/hours.test.ts.
  "/account/hours/time-off/:timeOffId/delete": { get: hourOwners(404), post: hourOwners(404) },
  "/account/times": { get: students(200), post: students(400) },
  "/account/times/later": { get: students("/account/times"), post: students("changes") },
  // An adult student only: app/use-cases/guardians/guardian.test.ts.
  "/account/guardian/end": {
    get: students("/account/guardian"),
    post: students("/account/guardian"),
  },
  // Anyone who holds the bearer link is treated as the guardian: app/use-cases/guardians/page.test.ts.
  "/guardian": form,
  "/guardian/consent/:guardianToken": { get: everyone(404), post: everyone(404) },
  "/guardian/consent/:guardianToken/mistake": { get: everyone(404), post: everyone(404) },
  "/guardian/:guardianToken": { get: everyone(404), post: everyone(404) },
  "/guardian/:guardianToken/end": { get: everyone(404), post: everyone(404) },
  "/guardian/:guardianToken/language": { get: everyone(404), post: everyone(404) },
  "/guardian/:guardianToken/times/:childId": { get: everyone(404), post: everyone(404) },
  "/guardian/:guardianToken/progress/:childId": { get: everyone(404), post: everyone(404) },
  "/guardian/:guardianToken/sessions/:liveSessionId/request": {
    get: everyone(404),
    post: everyone(404),
  },
  "/guardian/:guardianToken/sessions/:liveSessionId/request/withdrawal": {
    get: everyone(404),
    post: everyone(404),
  },
  "/guardian/:guardianToken/sessions/:liveSessionId/outcome": {
    get: everyone(404),
    post: everyone(404),
  },
  "/guardian/:guardianToken/classes.ics": { get: everyone(404), post: everyone(404) },

  "/account/mail": { get: members(200), post: members("changes") },
  "/account/sessions/end": { get: members("/account"), post: members("changes") },
  "/account/sessions/:sessionId/end": {
    get: sessionOwners("/account"),
    post: sessionOwners("changes"),
  },

  // Only requests that accept a stream of events get one.
  "/live": { get: members(406), post: members(405) },

  "/calendar": { get: calendarOwners(200), post: calendarOwners(400) },
  "/calendar/revocation": { get: calendarOwners("/calendar"), post: calendarOwners("changes") },
  "/calendar/:token.ics": { get: everyone(404), post: everyone(404) },

  // A bearer link as well: app/use-cases/timetable/requests.test.ts.
  "/requests/:requestToken": { get: everyone(404), post: everyone(404) },

  "/dashboard/sessions/:liveSessionId/request": {
    get: students(200, 404),
    post: students(400, 404),
  },
  "/dashboard/sessions/:liveSessionId/request/withdrawal": {
    get: students("changes", 404),
    post: students("changes", 404),
  },
  // Only a class that is over can be disputed.
  "/dashboard/sessions/:liveSessionId/outcome": {
    get: students(200, 404),
    post: students(409, 404),
  },
  "/dashboard/sessions/:liveSessionId.ics": { get: students(200, 404), post: students(405, 404) },
  "/tutor-dashboard/sessions/:liveSessionId.ics": {
    get: sessionTutors(200),
    post: sessionTutors(405),
  },

  "/dashboard": { get: students(200), post: students(405) },
  // These students have courses: app/routes/student/demo/demo.test.ts has one who has none.
  "/dashboard/demo": { get: students("/dashboard"), post: students("/dashboard") },
  "/dashboard/items/:studyItemId/finish": {
    get: students("changes", 404),
    post: students("changes", 404),
  },
  "/dashboard/items/:studyItemId/reopen": {
    get: students("changes", 404),
    post: students("changes", 404),
  },
  // It can't be joined now.
  "/dashboard/sessions/:liveSessionId/attendance": {
    get: students("/dashboard", 404),
    post: students(409, 404),
  },
  "/dashboard/progress": { get: students(200), post: students(405) },
  "/dashboard/timetable": { get: students(200), post: students(405) },
  "/dashboard/courses/:courseId": { get: students(200, 404), post: students(405, 404) },

  // A suspended tutor sees only why.
  "/tutor-dashboard": { get: suspendedToo(tutors(200), 200), post: suspendedToo(tutors(405), 405) },
  "/tutor-dashboard/add": { get: tutors(200), post: tutors(405) },
  "/tutor-dashboard/timetable": { get: tutors(200), post: tutors(405) },
  "/tutor-dashboard/timetable/add": { get: tutors(200), post: tutors(405) },
  "/tutor-dashboard/timetable/:liveSessionId": ownRecords({
    get: tutors(200, 404),
    post: tutors(400, 404),
  }),
  // A direct request is redirected to the week.
  "/tutor-dashboard/timetable/:liveSessionId/undo": ownRecords({
    get: tutors("/tutor-dashboard/timetable", 404),
    post: tutors("/tutor-dashboard/timetable", 404),
  }),
  // Theirs have not started yet.
  "/tutor-dashboard/sessions/:liveSessionId/finish": {
    get: tutors(404),
    post: tutors(404, 404, 403),
  },
  // It can't be joined now.
  "/tutor-dashboard/sessions/:liveSessionId/attendance": {
    get: sessionTutors("/tutor-dashboard"),
    post: tutors(409, 404, 403),
  },
  // Nobody has asked about these.
  "/tutor-dashboard/requests/:requestId": { get: tutors(404), post: tutors(404) },
  "/tutor-dashboard/:assignmentId/:section": ownAssignments({
    get: tutors(200, 404),
    post: tutors(405, 404),
  }),
  "/tutor-dashboard/:assignmentId/:section/add": ownAssignments({
    get: tutors(200, 404),
    post: tutors(400, 404),
  }),
  "/tutor-dashboard/:assignmentId/:section/weekly": ownAssignments({
    get: tutors(200, 404),
    post: tutors(400, 404),
  }),
  "/tutor-dashboard/:assignmentId/:section/:itemId/edit": ownAssignments({
    get: tutors(200, 404),
    post: tutors(400, 404),
  }),
  "/tutor-dashboard/:assignmentId/:section/:itemId/delete": ownAssignments({
    get: tutors(200, 404),
    post: tutors("changes", 404, 403),
  }),
  "/tutor-dashboard/:assignmentId/:section/:liveSessionId/cancel": ownAssignments({
    get: tutors(200, 404),
    post: tutors(400, 404),
  }),
  "/tutor-dashboard/:assignmentId/:section/:liveSessionId/make-up": ownAssignments({
    get: tutors(200, 404),
    post: tutors(400, 404),
  }),
  // A direct request is redirected to the list.
  "/tutor-dashboard/:assignmentId/:section/:itemId/undo": ownAssignments({
    get: tutors("changes", 404),
    post: tutors("changes", 404, 403),
  }),

  // A role without people is led to its own first screen.
  "/admin-dashboard": {
    get: { ...admins(200), accountant: staffHomes.accountant, editor: staffHomes.editor },
    post: admins(405),
  },
  "/admin-dashboard/students": area("people", 200, 405),
  "/admin-dashboard/students/:studentId/delete": area("people", 200, "changes"),
  "/admin-dashboard/students/:studentId/undo": area(
    "people",
    "/admin-dashboard/students",
    "changes",
  ),
  // There is none to end: app/use-cases/guardians/guardian.test.ts ends one.
  "/admin-dashboard/students/:studentId/guardian": area("people", 200, "/admin-dashboard/students"),
  "/admin-dashboard/students/invite": area("people", 200, 400),
  // To somebody who has a password.
  "/admin-dashboard/students/:studentId/invitation": area(
    "people",
    "/admin-dashboard/students",
    "/admin-dashboard/students",
  ),
  "/admin-dashboard/tutors/invite": area("people", 200, 400),
  "/admin-dashboard/tutors/:tutorId/invitation": area(
    "people",
    "/admin-dashboard/tutors",
    "/admin-dashboard/tutors",
  ),
  "/admin-dashboard/students/:studentId/sign-out": area("people", 200, "changes"),
  "/admin-dashboard/tutors": area("people", 200, 405),
  // With nobody selected, and from a client that asks for it by hand.
  "/admin-dashboard/tutors/approvals": area("people", "/admin-dashboard/tutors", "changes"),
  "/admin-dashboard/tutors/:tutorId/approval": area("people", "/admin-dashboard/tutors", "changes"),
  "/admin-dashboard/tutors/:tutorId/decision/undo": area(
    "people",
    "/admin-dashboard/tutors",
    "changes",
  ),
  "/admin-dashboard/tutors/:tutorId/rejection": area("people", 200, 400),
  "/admin-dashboard/tutors/:tutorId/suspension": area("people", 200, 400),
  "/admin-dashboard/tutors/:tutorId/suspension/end": area("people", 200, 400),
  "/admin-dashboard/tutors/:tutorId/sign-out": area("people", 200, "changes"),
  "/admin-dashboard/assignments": area("assignments", 200, 405),
  "/admin-dashboard/assignments/new": area("assignments", 200, 400),
  "/admin-dashboard/assignments/:assignmentId/hand-over": area("assignments", 200, 400),
  "/admin-dashboard/assignments/:assignmentId/lessons/weekly": area("assignments", 200, 400),
  "/admin-dashboard/assignments/:assignmentId/end": area("assignments", 200, "changes"),
  "/admin-dashboard/assignments/:assignmentId/delete": area("assignments", 200, "changes"),
  "/admin-dashboard/assignments/:assignmentId/undo": area(
    "assignments",
    "/admin-dashboard/assignments",
    "changes",
  ),
  "/admin-dashboard/assignments/choices": area("assignments", 200, 405),
  "/admin-dashboard/students/:studentId": area("people", 200, 400),
  "/admin-dashboard/students/:studentId/progress": area("reports", 200, 405),
  "/admin-dashboard/tutors/:tutorId": area("people", 200, 400),
  "/admin-dashboard/notes/:noteId": area("people", 200, 400),
  "/admin-dashboard/notes/:noteId/delete": area("people", 200, "changes"),
  // With nothing chosen, and of an import that there is not.
  "/admin-dashboard/import": area("import", 200, 400),
  "/admin-dashboard/import/:importId": area("import", 404, 404),
  "/admin-dashboard/import/:importId/start": area(
    "import",
    "/admin-dashboard/import",
    "/admin-dashboard/import",
  ),
  "/admin-dashboard/import/:importId/undo": area(
    "import",
    "/admin-dashboard/import",
    "/admin-dashboard/import",
  ),
  "/admin-dashboard/holidays": area("timetable", 200, 400),
  // With none chosen, and on a day that is none.
  "/admin-dashboard/holidays/acceptance": area("timetable", "/admin-dashboard/holidays", "changes"),
  "/admin-dashboard/holidays/:holiday/removal": area(
    "timetable",
    404,
    "/admin-dashboard/holidays?year=2000",
  ),
  "/admin-dashboard/referrals": area("referrals", 200, 405),
  "/admin-dashboard/setup": area("setup", 200, 405),
  "/admin-dashboard/setup/:setupStep": area("setup", 200, 405),
  "/admin-dashboard/setup/skip": area("setup", "/admin-dashboard/setup", "changes"),
  // Nothing waits: app/routes/admin/setup/sender.test.ts.
  "/admin-dashboard/setup/sender": area(
    "setup",
    "/admin-dashboard/setup/mail",
    "/admin-dashboard/setup/mail",
  ),
  "/admin-dashboard/setup/test-mail": area(
    "setup",
    "/admin-dashboard/setup/mail",
    "/admin-dashboard/setup/mail",
  ),
  // With no class and subject chosen.
  "/admin-dashboard/syllabus": area("syllabus", 200, 400),
  "/admin-dashboard/syllabus/removal": area(
    "syllabus",
    "/admin-dashboard/syllabus",
    "/admin-dashboard/syllabus",
  ),
  "/admin-dashboard/timetable": area("timetable", 200, 405),
  "/admin-dashboard/overlaps": area("timetable", 200, 405),
  "/admin-dashboard/away": area("timetable", 200, 405),
  "/admin-dashboard/tutors/:tutorId/away": area("timetable", 200, "changes"),
  "/admin-dashboard/lessons": area("lessons", 200, 405),
  "/admin-dashboard/lessons/:liveSessionId": area("lessons", 200, 400),
  "/admin-dashboard/lessons/:liveSessionId/move": area("timetable", 200, 400),
  // Of no move.
  "/admin-dashboard/lessons/:liveSessionId/move/undo": area(
    "timetable",
    "/admin-dashboard/lessons",
    "/admin-dashboard/lessons",
  ),
  "/admin-dashboard/lessons/:liveSessionId/cancellation": area("timetable", 200, 400),
  "/admin-dashboard/lessons/:liveSessionId/restoration": area(
    "timetable",
    "/admin-dashboard/lessons",
    "changes",
  ),
  "/admin-dashboard/lessons/:liveSessionId/make-up": area("timetable", 200, 400),
  "/admin-dashboard/lessons/:liveSessionId/link": area("timetable", 200, 400),
  "/admin-dashboard/today": area("timetable", 200, 405),
  "/admin-dashboard/evening": area("people", 200, 405),
  "/admin-dashboard/quality": area("quality", 200, 405),
  "/admin-dashboard/quality/lessons": area("quality", 200, 405),
  "/admin-dashboard/quality/students": area("quality", 200, 405),
  "/admin-dashboard/quality.csv": provedLists("quality", "quality"),
  "/admin-dashboard/quality/lessons.csv": provedLists("quality", "quality/lessons"),
  "/admin-dashboard/enquiries": area("enquiries", 200, 405),
  "/admin-dashboard/enquiries/new": area("enquiries", 200, 400),
  "/admin-dashboard/enquiries/:enquiryId": area("enquiries", 200, 400),
  "/admin-dashboard/enquiries/:enquiryId/call": area("enquiries", 200, "changes"),
  "/admin-dashboard/enquiries/:enquiryId/loss": area("enquiries", 200, 400),
  "/admin-dashboard/enquiries/:enquiryId/next-step": area("enquiries", 200, "changes"),
  "/admin-dashboard/enquiries/funnel": area("enquiries", 200, 405),
  "/admin-dashboard/enquiries/:enquiryId/demo": area("enquiries", 200, 400),
  "/admin-dashboard/enquiries/:enquiryId/demo/outcome": area("enquiries", board, "changes"),
  "/admin-dashboard/enquiries/:enquiryId/deletion": area("enquiries", 200, "changes"),
  "/admin-dashboard/enquiries/:enquiryId/owner": area("enquiries", board, "changes"),
  "/admin-dashboard/enquiries/:enquiryId/reopening": area("enquiries", board, "changes"),
  "/admin-dashboard/site": area("site", 200, 405),
  // Nothing is changed yet.
  "/admin-dashboard/site/publication": area(
    "site",
    "/admin-dashboard/site",
    "/admin-dashboard/site",
  ),
  "/admin-dashboard/site/draft/removal": area("site", 200, "/admin-dashboard/site"),
  "/admin-dashboard/site/versions": area("site", 200, 405),
  "/admin-dashboard/site/versions/:siteVersion": area("site", 404, 404),
  "/admin-dashboard/site/preview": area("site", 200, 405),
  "/admin-dashboard/site/logo": area("site", 200, 400),
  "/admin-dashboard/site/:siteSection": area("site", 200, 400),
  // The standard words are translated already.
  "/admin-dashboard/site/:siteSection/:siteLanguage": area("site", 200, 400),
  "/admin-dashboard/enquiries/:enquiryId/enrolment": area("enquiries", 200, 400),
  "/admin-dashboard/log": area("log", 200, 405),
  "/admin-dashboard/more": area("people", 200, 405),
  "/admin-dashboard/staff": area("staff", 200, 405),
  "/admin-dashboard/staff/invite": area("staff", 200, 400),
  // Nobody has this id: app/routes/admin/staff/staff.test.ts.
  "/admin-dashboard/staff/:adminId": area("staff", 404, 404),
  "/admin-dashboard/staff/:adminId/end": area("staff", 404, 404),
  "/admin-dashboard/staff/:adminId/invitation": area("staff", "/admin-dashboard/staff", 404),
  "/admin-dashboard/search": area("people", 200, 405),
  "/admin-dashboard/students.csv": provedLists("people", "students"),
  "/admin-dashboard/tutors.csv": provedLists("people", "tutors"),
  "/admin-dashboard/assignments.csv": provedLists("assignments", "assignments"),
} satisfies Record<Url, Row>;
