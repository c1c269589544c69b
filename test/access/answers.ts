import { adminAnswers } from "./admin-answers.ts";
import {
  calendarOwners,
  everyone,
  homes,
  hourOwners,
  members,
  ownAssignments,
  ownRecords,
  profiles,
  proofOf,
  secondFactors,
  sessionOwners,
  sessionTutors,
  students,
  suspendedToo,
  tutors,
  visitors,
  type Row,
  type Url,
} from "./rows.ts";

const page: Row = { get: everyone(200), post: everyone(405) };
const form: Row = { get: everyone(200), post: everyone(400) };

/** A form to sign in or up; who is signed in already is led to their own dashboard. */
const entry: Row = {
  get: { ...students("/dashboard"), ...visitors(200) },
  post: everyone(400),
};

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
  "/signup/finish": entry,
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
  "/account/reminders": { get: members(200), post: members(400) },
  "/account/reminders/refusal": {
    get: members("/account/reminders"),
    post: members("changes"),
  },
  // Nothing is sent to a device that gets no notices.
  "/account/reminders/test": {
    get: members("/account/reminders"),
    post: members("/account/reminders"),
  },
  "/account/sessions/:sessionId/reminders/end": {
    get: sessionOwners("/account"),
    post: sessionOwners("/account"),
  },
  "/to/timetable": { get: homes("/timetable"), post: members(405) },
  "/to/next": { get: homes(""), post: members(405) },
  "/offline": { get: members(200), post: members(405) },
  "/account/email": { get: members(200), post: members(400) },
  "/account/language": { get: members("/account"), post: members("changes") },
  "/account/verification": { get: members("/account"), post: members("changes") },
  "/account/guardian": { get: students(200), post: students(405) },
  "/account/guardian/birth-date": { get: students(200), post: students(400) },
  "/account/guardian/contact": { get: students(200), post: students(400) },
  "/account/guardian/later": { get: students("/account/guardian"), post: students("changes") },
  "/account/hours": { get: hourOwners(200), post: hourOwners(400) },
  // An empty address is no room.
  "/account/hours/room": { get: hourOwners(200), post: hourOwners("/account/hours") },
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
  "/guardian/messages/:guardianToken": { get: everyone(404), post: everyone(404) },
  "/guardian/messages/:guardianToken/:chatId": { get: everyone(404), post: everyone(404) },
  "/guardian/messages/:guardianToken/:chatId/:messageSeq/withdrawal": {
    get: everyone(404),
    post: everyone(404),
  },
  "/guardian/messages/:guardianToken/:chatId/:messageSeq/report": {
    get: everyone(404),
    post: everyone(404),
  },
  "/guardian/:guardianToken/messages/:childId": { get: everyone(404), post: everyone(404) },
  "/guardian/:guardianToken/messages/:childId/:chatId": { get: everyone(404), post: everyone(404) },
  "/guardian/:guardianToken/end": { get: everyone(404), post: everyone(404) },
  "/guardian/:guardianToken/language": { get: everyone(404), post: everyone(404) },
  "/guardian/:guardianToken/times/:childId": { get: everyone(404), post: everyone(404) },
  "/guardian/:guardianToken/progress/:childId": { get: everyone(404), post: everyone(404) },
  "/guardian/:guardianToken/fees/:childId": { get: everyone(404), post: everyone(404) },
  // Nobody can pay online here: test/fees/gateway.
  "/guardian/:guardianToken/fees/:childId/online": { get: everyone(404), post: everyone(404) },
  "/guardian/paid": page,
  "/webhooks/razorpay": { get: everyone(405), post: everyone(404) },
  "/guardian/:guardianToken/fees/:childId/documents/:documentId": {
    get: everyone(404),
    post: everyone(405),
  },
  // What it opens for whom: app/routes/guardian/fees-link/fees-link.test.ts.
  "/fees/:feesToken": { get: everyone(404), post: everyone(404) },
  "/fees/:feesToken/online": { get: everyone(404), post: everyone(404) },
  "/fees/:feesToken/documents/:documentId": { get: everyone(404), post: everyone(405) },
  "/guardian/:guardianToken/changes": { get: everyone(404), post: everyone(404) },
  "/guardian/:guardianToken/sessions/:lessonId/request": {
    get: everyone(404),
    post: everyone(404),
  },
  "/guardian/:guardianToken/sessions/:lessonId/request/withdrawal": {
    get: everyone(404),
    post: everyone(404),
  },
  "/guardian/:guardianToken/sessions/:lessonId/outcome": {
    get: everyone(404),
    post: everyone(404),
  },
  "/guardian/:guardianToken/homework/:homeworkId": { get: everyone(404), post: everyone(404) },
  "/guardian/:guardianToken/photos/:photoId": { get: everyone(404), post: everyone(405) },
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

  "/dashboard/homework/:homeworkId": { get: students(200, 404), post: students("changes", 404) },
  "/dashboard/homework/:homeworkId/photos": {
    get: students("changes", 404),
    post: students(400, 404),
  },
  "/dashboard/homework/:homeworkId/upload": { get: students(200, 404), post: students(400, 404) },
  "/dashboard/photos/:photoId": { get: students(200, 404), post: students(405) },
  "/dashboard/photos/:photoId/removal": {
    get: students("changes", 404),
    post: students("changes", 404),
  },
  "/tutor-dashboard/homework": { get: tutors(200), post: tutors(405) },
  "/tutor-dashboard/homework/add/:assignmentId": ownRecords({
    get: tutors(200, 404),
    post: tutors(400, 404, 403),
  }),
  "/tutor-dashboard/homework/:homeworkId": ownRecords({
    get: tutors(200, 404),
    post: tutors(400, 404, 403),
  }),
  "/tutor-dashboard/homework/:homeworkId/removal": ownRecords({
    get: tutors("changes", 404),
    post: tutors("changes", 404),
  }),
  "/tutor-dashboard/photos/:photoId": {
    ...ownRecords({ get: tutors(200, 404), post: tutors(405) }),
    post: tutors(405),
  },
  "/tutor-dashboard/photos/:photoId/marks": ownRecords({
    get: tutors(200, 404),
    post: tutors(400, 404, 403),
  }),
  "/dashboard/homework/:homeworkId/finish": {
    get: students("changes", 404),
    post: students("changes", 404),
  },
  "/dashboard/homework/:homeworkId/reopen": {
    get: students("changes", 404),
    post: students("changes", 404),
  },
  "/dashboard/sessions/:lessonId/request": {
    get: students(200, 404),
    post: students(400, 404),
  },
  "/dashboard/sessions/:lessonId/request/withdrawal": {
    get: students("changes", 404),
    post: students("changes", 404),
  },
  // Only a class that is over can be disputed.
  "/dashboard/sessions/:lessonId/outcome": {
    get: students(200, 404),
    post: students(409, 404),
  },
  "/dashboard/sessions/:lessonId.ics": { get: students(200, 404), post: students(405, 404) },
  "/tutor-dashboard/sessions/:lessonId.ics": {
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
  "/dashboard/sessions/:lessonId/attendance": {
    get: students("/dashboard", 404),
    post: students(409, 404),
  },
  "/dashboard/progress": { get: students(200), post: students(405) },
  "/dashboard/fees": { get: students(200), post: students(400) },
  "/dashboard/fees/online": { get: students("/dashboard/fees"), post: students("/dashboard/fees") },
  "/dashboard/fees/documents/:documentId": { get: students(404), post: students(405) },
  // The student's own line to the office; of tutors: app/use-cases/messages.
  "/dashboard/messages": { get: students(200), post: students(405) },
  "/dashboard/messages/:chatId": { get: students(200, 404), post: students(400) },
  // There is no message.
  "/dashboard/messages/:chatId/:messageSeq/withdrawal": {
    get: students(404),
    post: students(404),
  },
  "/dashboard/messages/:chatId/:messageSeq/report": { get: students(404), post: students(400) },
  "/dashboard/changes": { get: students(200), post: students(400) },
  "/dashboard/timetable": { get: students(200), post: students(405) },
  "/dashboard/courses/:courseId": { get: students(200, 404), post: students(405, 404) },

  // A suspended tutor sees only why.
  "/tutor-dashboard": { get: suspendedToo(tutors(200), 200), post: suspendedToo(tutors(405), 405) },
  "/tutor-dashboard/add": { get: tutors(200), post: tutors(405) },
  "/tutor-dashboard/timetable": { get: tutors(200), post: tutors(405) },
  "/tutor-dashboard/timetable/add": { get: tutors(200), post: tutors(405) },
  "/tutor-dashboard/timetable/:lessonId": ownRecords({
    get: tutors(200, 404),
    post: tutors(400, 404),
  }),
  // A direct request is redirected to the week.
  "/tutor-dashboard/timetable/:lessonId/undo": ownRecords({
    get: tutors("/tutor-dashboard/timetable", 404),
    post: tutors("/tutor-dashboard/timetable", 404),
  }),
  // Theirs have not started yet.
  "/tutor-dashboard/sessions/:lessonId/finish": {
    get: tutors(404),
    post: tutors(404, 404, 403),
  },
  // It can't be joined now.
  "/tutor-dashboard/sessions/:lessonId/attendance": {
    get: sessionTutors("/tutor-dashboard"),
    post: tutors(409, 404, 403),
  },
  "/tutor-dashboard/messages": { get: tutors(200), post: tutors(405) },
  // A student's line to the office is no tutor's.
  "/tutor-dashboard/messages/:chatId": { get: tutors(404), post: tutors(400) },
  "/tutor-dashboard/messages/:chatId/:messageSeq/withdrawal": {
    get: tutors(404),
    post: tutors(404),
  },
  "/tutor-dashboard/messages/:chatId/:messageSeq/report": { get: tutors(404), post: tutors(400) },
  "/tutor-dashboard/pay": { get: tutors(200), post: tutors(405) },
  // Nobody was paid.
  "/tutor-dashboard/pay/:runId": { get: tutors(404), post: tutors(405) },
  // Days are missing.
  "/tutor-dashboard/away": { get: tutors(200), post: tutors(400) },
  // A direct request is redirected to the desk.
  "/tutor-dashboard/away/:lessonId/undo": ownRecords({
    get: tutors("/tutor-dashboard/away", 404),
    post: tutors("/tutor-dashboard/away", 404),
  }),
  // Nobody has asked about these.
  "/tutor-dashboard/requests/:requestId": { get: tutors(404), post: tutors(404) },
  // A lesson's own tutor knows it elsewhere; who gives it instead: app/routes/tutor/substitution.
  "/tutor-dashboard/substitutions/:lessonId": { get: tutors(404), post: tutors(404) },
  "/tutor-dashboard/substitutions/:lessonId/acceptance": { get: tutors(404), post: tutors(404) },
  "/tutor-dashboard/substitutions/:lessonId/decline": { get: tutors(404), post: tutors(404) },
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
  "/tutor-dashboard/:assignmentId/:section/:lessonId/cancel": ownAssignments({
    get: tutors(200, 404),
    post: tutors(400, 404),
  }),
  "/tutor-dashboard/:assignmentId/:section/:lessonId/make-up": ownAssignments({
    get: tutors(200, 404),
    post: tutors(400, 404),
  }),
  // A direct request is redirected to the list.
  "/tutor-dashboard/:assignmentId/:section/:itemId/undo": ownAssignments({
    get: tutors("changes", 404),
    post: tutors("changes", 404, 403),
  }),

  ...adminAnswers,
} satisfies Record<Url, Row>;
