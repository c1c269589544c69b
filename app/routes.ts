import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** Every URL of the product (specification §2). */
export default [
  layout("routes/public/layout.tsx", [
    index("routes/public/home/page.tsx"),
    route("services/:category", "routes/public/services/page.tsx"),
    route("contact", "routes/public/contact/page.tsx"),
    route("contact/schedule", "routes/public/schedule/page.tsx"),
    route("about-us", "routes/public/about-us/page.tsx"),
    route("faq", "routes/public/faq/page.tsx"),
    route("demo", "routes/public/demo/page.tsx"),
    route("privacy", "routes/public/privacy/page.tsx"),
    route("terms", "routes/public/terms/page.tsx"),
    route("refund", "routes/public/refund/page.tsx"),
    route("mail/unsubscribe/:token", "routes/public/unsubscribe/page.tsx"),
    route("*", "routes/public/not-found/page.tsx"),
  ]),
  route("sitemap.xml", "routes/public/sitemap.ts"),
  route("robots.txt", "routes/public/robots.ts"),

  layout("routes/auth/layout.tsx", [
    route("login", "routes/auth/login/page.tsx"),
    route("signup", "routes/auth/signup/page.tsx"),
    route("tutor-login", "routes/auth/tutor-login/page.tsx"),
    route("tutor-signup", "routes/auth/tutor-signup/page.tsx"),
    route("admin-login", "routes/auth/admin-login/page.tsx"),
    route("admin-login/code", "routes/auth/admin-login/code.tsx"),
    route("forgot-password", "routes/auth/forgot-password/page.tsx"),
    route("forgot-password/sent", "routes/auth/forgot-password/sent.tsx"),
    route("reset-password/:token", "routes/auth/reset-password/page.tsx"),
    route("verify-email/:token", "routes/auth/verify-email/page.tsx"),
    route("change-email/:token", "routes/auth/change-email/page.tsx"),
    route("undo-email/:token", "routes/auth/undo-email/page.tsx"),
  ]),
  route("logout", "routes/auth/logout.ts"),
  route("passkey/challenge", "routes/auth/passkey-challenge.ts"),
  route("passkey/sign-in/:role", "routes/auth/passkey-sign-in.ts"),

  layout("routes/account-layout.tsx", [
    layout("routes/account-errors.tsx", [
      route("account", "routes/account/page.tsx", [
        route("password", "routes/account/password.tsx"),
        route("email", "routes/account/email.tsx"),
        route("mail", "routes/account/mail.tsx"),
      ]),
      route("account/profile", "routes/account/profile/page.tsx"),
      route("account/guardian", "routes/account/guardian/page.tsx"),
      route("account/guardian/birth-date", "routes/account/guardian/birth-date.tsx"),
      route("account/guardian/contact", "routes/account/guardian/contact.tsx"),
      route("account/second-factor", "routes/account/second-factor/page.tsx"),
      route("account/second-factor/confirmation", "routes/account/second-factor/confirmation.tsx"),
      route(
        "account/second-factor/recovery-codes",
        "routes/account/second-factor/recovery-codes.tsx",
      ),
      route("account/second-factor/removal", "routes/account/second-factor/removal.tsx"),
      route("account/passkeys", "routes/account/passkeys/page.tsx"),
      route("account/export", "routes/account/export/page.tsx"),
      route("account/proof", "routes/account/proof/page.tsx"),
      route("account/deletion", "routes/account/deletion/page.tsx"),
      route("calendar", "routes/calendar/page.tsx"),
    ]),
  ]),
  route("account/verification", "routes/account/verification.ts"),
  route("account/guardian/later", "routes/account/guardian/later.ts"),
  route("account/guardian/end", "routes/account/guardian/end.ts"),
  route(
    "account/second-factor/devices/:deviceId/end",
    "routes/account/second-factor/forget-device.ts",
  ),
  route("account/passkeys/challenge", "routes/account/passkeys/challenge.ts"),
  route("account/passkeys/offer", "routes/account/passkeys/offer.ts"),
  route("account/passkeys/:passkeyId/removal", "routes/account/passkeys/removal.ts"),
  route("account/sessions/end", "routes/account/end-all-sessions.ts"),
  route("account/sessions/:sessionId/end", "routes/account/end-session.ts"),
  route("account/export.json", "routes/account/export/file.ts"),
  route("account/proof/challenge", "routes/account/proof/challenge.ts"),
  route("goodbye", "routes/account/deletion/deleted.tsx"),

  layout("routes/guardian/layout.tsx", [
    route("guardian", "routes/guardian/request/page.tsx"),
    route("guardian/consent/:guardianToken", "routes/guardian/consent/page.tsx"),
    route("guardian/consent/:guardianToken/mistake", "routes/guardian/consent/mistake.ts"),
    route("guardian/:guardianToken", "routes/guardian/children/page.tsx"),
    route("guardian/:guardianToken/end", "routes/guardian/children/end.ts"),
  ]),
  route("guardian/:guardianToken/classes.ics", "routes/calendar/guardian-feed.ts"),

  route("live", "routes/live.ts"),
  route("calendar/revocation", "routes/calendar/revocation.ts"),
  route("calendar/:token.ics", "routes/calendar/feed.ts"),

  route("dashboard", "routes/student/layout.tsx", [
    index("routes/student/summary/page.tsx"),
    route("courses/:courseId", "routes/student/course/page.tsx"),
    route("sessions/:liveSessionId.ics", "routes/calendar/student-session.ts"),
  ]),

  route("tutor-dashboard", "routes/tutor/layout.tsx", [
    index("routes/tutor/overview/page.tsx"),
    route(":assignmentId/:section", "routes/tutor/assignment/page.tsx", [
      route("add", "routes/tutor/add-content/page.tsx"),
      route(":itemId/edit", "routes/tutor/edit-content/page.tsx"),
      route(":itemId/delete", "routes/tutor/delete-content/page.tsx"),
      route(":itemId/undo", "routes/tutor/delete-content/undo.tsx"),
    ]),
    route("sessions/:liveSessionId.ics", "routes/calendar/tutor-session.ts"),
  ]),

  route("admin-dashboard", "routes/admin/layout.tsx", [
    index("routes/admin/home/page.tsx"),
    route("students", "routes/admin/students/page.tsx", [
      route(":studentId/delete", "routes/admin/students/delete.tsx"),
      route(":studentId/undo", "routes/admin/students/undo.tsx"),
      route(":studentId/guardian", "routes/admin/students/guardian.tsx"),
      route(":studentId/sign-out", "routes/admin/students/sign-out.tsx"),
    ]),
    route("tutors", "routes/admin/tutors/page.tsx", [
      route("approvals", "routes/admin/tutors/approvals.ts"),
      route(":tutorId/approval", "routes/admin/tutors/approval.ts"),
      route(":tutorId/rejection", "routes/admin/tutors/rejection.tsx"),
      route(":tutorId/suspension", "routes/admin/tutors/suspension.tsx"),
      route(":tutorId/suspension/end", "routes/admin/tutors/lift.tsx"),
      route(":tutorId/sign-out", "routes/admin/tutors/sign-out.tsx"),
    ]),
    route("assignments", "routes/admin/assignments/page.tsx", [
      route("new", "routes/admin/assignments/create.tsx"),
      route(":assignmentId/delete", "routes/admin/assignments/delete.tsx"),
      route(":assignmentId/undo", "routes/admin/assignments/undo.tsx"),
    ]),
    route("log", "routes/admin/log/page.tsx"),
    route("search", "routes/admin/search/page.tsx"),
    route("assignments/choices", "routes/admin/assignments/choices.ts"),
    route("students.csv", "routes/admin/export/students.ts"),
    route("tutors.csv", "routes/admin/export/tutors.ts"),
    route("assignments.csv", "routes/admin/export/assignments.ts"),
  ]),
] satisfies RouteConfig;
