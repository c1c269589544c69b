import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from "@react-router/dev/routes";
import { parseLanguage } from "./domain/shared/language.ts";
import { addresses, type Address } from "./routes/admin/routes.ts";

// Not from `content/shared/language.ts`: this table is read before Vite replaces modules.
const language = parseLanguage(process.env["BUILD_LANGUAGE"]) ?? "en";

/** The addresses of public pages in the language of this build: `/te/contact` in Telugu. */
const localized = (routes: RouteConfigEntry[]) =>
  language === "en" ? routes : prefix(language, routes);

const toAdminRoute = ({ path, file, over, id }: Address): RouteConfigEntry =>
  path === ""
    ? index(`routes/admin/${file}`)
    : route(
        path,
        `routes/admin/${file}`,
        { ...(id !== undefined && { id }) },
        over.map(toAdminRoute),
      );

/** Every URL of the product (specification §2). */
export default [
  layout("routes/public/layout.tsx", [
    ...localized([
      index("routes/public/home/page.tsx"),
      route("services/:category", "routes/public/services/page.tsx"),
      route("contact", "routes/public/contact/page.tsx"),
      route("contact/schedule", "routes/public/schedule/page.tsx"),
      route("book-a-demo", "routes/public/book-a-demo/page.tsx"),
      route("book-a-demo/thanks", "routes/public/book-a-demo/thanks.tsx"),
      route("book-a-demo/already", "routes/public/book-a-demo/already.tsx"),
      route("about-us", "routes/public/about-us/page.tsx"),
      route("faq", "routes/public/faq/page.tsx"),
      route("demo", "routes/public/demo/page.tsx"),
      route("privacy", "routes/public/privacy/page.tsx"),
      route("terms", "routes/public/terms/page.tsx"),
      route("refund", "routes/public/refund/page.tsx"),
      route("mail/unsubscribe/:token", "routes/public/unsubscribe/page.tsx"),
    ]),
    route("*", "routes/public/not-found/page.tsx"),
  ]),
  route("sitemap.xml", "routes/public/files/sitemap.ts"),
  route("robots.txt", "routes/public/files/robots.ts"),
  ...localized([route("manifest.webmanifest", "routes/public/files/manifest.ts")]),
  route(".well-known/security.txt", "routes/public/files/security-txt.ts"),
  route("logo", "routes/public/files/logo.ts"),
  route("site.css", "routes/public/files/site-style.ts"),

  layout(
    "routes/auth/layout.tsx",
    localized([
      route("login", "routes/auth/login/page.tsx"),
      route("signup", "routes/auth/signup/page.tsx"),
      route("signup/finish", "routes/auth/signup/finish.tsx"),
      route("tutor-login", "routes/auth/tutor-login/page.tsx"),
      route("tutor-signup", "routes/auth/tutor-signup/page.tsx"),
      route("admin-login", "routes/auth/admin-login/page.tsx"),
      route("admin-login/code", "routes/auth/admin-login/code.tsx"),
      route("forgot-password", "routes/auth/forgot-password/page.tsx"),
      route("forgot-password/sent", "routes/auth/forgot-password/sent.tsx"),
      route("reset-password/:token", "routes/auth/reset-password/page.tsx"),
      route("invitation/:token", "routes/auth/invitation/page.tsx"),
      route("verify-email/:token", "routes/auth/verify-email/page.tsx"),
      route("change-email/:token", "routes/auth/change-email/page.tsx"),
      route("undo-email/:token", "routes/auth/undo-email/page.tsx"),
    ]),
  ),
  route("logout", "routes/auth/logout/logout.ts"),
  route("passkey/challenge", "routes/auth/passkey/challenge.ts"),
  route("passkey/sign-in/:role", "routes/auth/passkey/sign-in.ts"),

  layout("routes/account/layout.tsx", [
    layout("routes/account/screens.tsx", [
      route("account", "routes/account/page.tsx", [
        route("password", "routes/account/password.tsx"),
        route("email", "routes/account/email.tsx"),
        route("mail", "routes/account/mail.tsx"),
      ]),
      route("account/profile", "routes/account/profile/page.tsx"),
      route("account/guardian", "routes/account/guardian/page.tsx"),
      route("account/guardian/birth-date", "routes/account/guardian/birth-date.tsx"),
      route("account/guardian/contact", "routes/account/guardian/contact.tsx"),
      route("account/hours", "routes/account/hours/page.tsx", [
        route("room", "routes/account/hours/room.tsx"),
        route("time-off/:timeOffId/delete", "routes/account/hours/delete-time-off.tsx"),
      ]),
      route("account/hours/time-off", "routes/account/hours/time-off.tsx"),
      route("account/times", "routes/account/times/page.tsx"),
      route("account/passkeys", "routes/account/passkeys/page.tsx"),
      route("account/reminders", "routes/account/reminders/page.tsx"),
      route("account/export", "routes/account/export/page.tsx"),
      route("account/proof", "routes/account/proof/page.tsx"),
      route("account/deletion", "routes/account/deletion/page.tsx"),
      route("account/second-factor", "routes/account/second-factor/page.tsx"),
      route("account/second-factor/confirmation", "routes/account/second-factor/confirmation.tsx"),
      route(
        "account/second-factor/recovery-codes",
        "routes/account/second-factor/recovery-codes.tsx",
      ),
      route("account/second-factor/removal", "routes/account/second-factor/removal.tsx"),
    ]),
    route("calendar", "routes/calendar/page.tsx"),
  ]),
  layout("routes/account/signed-in.tsx", [
    route("account/language", "routes/account/language.ts"),
    route("account/verification", "routes/account/verification.ts"),
    route("account/guardian/later", "routes/account/guardian/later.ts"),
    route("account/guardian/end", "routes/account/guardian/end.ts"),
    route("account/times/later", "routes/account/times/later.ts"),
    route("account/passkeys/challenge", "routes/account/passkeys/challenge.ts"),
    route("account/passkeys/offer", "routes/account/passkeys/offer.ts"),
    route("account/passkeys/:passkeyId/removal", "routes/account/passkeys/removal.ts"),
    route("account/sessions/end", "routes/account/end-all-sessions.ts"),
    route("account/sessions/:sessionId/end", "routes/account/end-session.ts"),
    route("account/reminders/refusal", "routes/account/reminders/refusal.ts"),
    route("account/reminders/test", "routes/account/reminders/test.ts"),
    route("account/sessions/:sessionId/reminders/end", "routes/account/reminders/end.ts"),
    route("account/export.json", "routes/account/export/file.ts"),
    route("account/proof/challenge", "routes/account/proof/challenge.ts"),
    route("offline", "routes/offline/page.tsx"),
    route("to/timetable", "routes/shortcut/timetable.ts"),
    route("to/next", "routes/shortcut/next.ts"),
    route("live", "routes/live/live.ts"),
  ]),
  route(
    "account/second-factor/devices/:deviceId/end",
    "routes/account/second-factor/forget-device.ts",
  ),
  route("goodbye", "routes/account/deletion/deleted.tsx"),

  layout("routes/guardian/layout.tsx", [
    route("guardian", "routes/guardian/request/page.tsx"),
    route("guardian/paid", "routes/guardian/fees/paid.tsx"),
    layout("routes/guardian/screens/layout.tsx", [
      ...prefix("guardian", [
        route("consent/:guardianToken", "routes/guardian/consent/page.tsx"),
        route("consent/:guardianToken/mistake", "routes/guardian/consent/mistake.ts"),
        route(":guardianToken", "routes/guardian/children/page.tsx"),
        route("messages/:guardianToken", "routes/guardian/messages/own-lines.tsx"),
        route("messages/:guardianToken/:chatId", "routes/guardian/messages/own-line.tsx"),
        route(
          "messages/:guardianToken/:chatId/:messageSeq/withdrawal",
          "routes/guardian/messages/withdrawal.ts",
        ),
        route(
          "messages/:guardianToken/:chatId/:messageSeq/report",
          "routes/guardian/messages/report.tsx",
        ),
        route(":guardianToken/messages/:childId", "routes/guardian/messages/page.tsx"),
        route(":guardianToken/messages/:childId/:chatId", "routes/guardian/messages/line.tsx"),
        route(":guardianToken/end", "routes/guardian/children/end.ts"),
        route(":guardianToken/language", "routes/guardian/children/language.ts"),
        route(":guardianToken/times/:childId", "routes/guardian/times/page.tsx"),
        route(":guardianToken/progress/:childId", "routes/guardian/progress/page.tsx"),
        route(":guardianToken/homework/:homeworkId", "routes/guardian/homework/page.tsx"),
        route(":guardianToken/fees/:childId", "routes/guardian/fees/page.tsx"),
        route(":guardianToken/fees/:childId/online", "routes/guardian/fees/online.tsx"),
        route(
          ":guardianToken/fees/:childId/documents/:documentId",
          "routes/guardian/fees/document.tsx",
        ),
        route(":guardianToken/changes", "routes/guardian/changes/page.tsx"),
        route(":guardianToken/sessions/:lessonId/request", "routes/guardian/lesson/page.tsx"),
        route(
          ":guardianToken/sessions/:lessonId/request/withdrawal",
          "routes/guardian/lesson/withdrawal.ts",
        ),
        route(":guardianToken/sessions/:lessonId/outcome", "routes/guardian/outcome/page.tsx"),
      ]),
      route("fees/:feesToken", "routes/guardian/fees-link/page.tsx"),
      route("fees/:feesToken/online", "routes/guardian/fees-link/online.tsx"),
      route("fees/:feesToken/documents/:documentId", "routes/guardian/fees-link/document.tsx"),
    ]),
  ]),
  route("guardian/:guardianToken/photos/:photoId", "routes/guardian/homework/picture.ts"),
  route("guardian/:guardianToken/classes.ics", "routes/calendar/guardian-feed.ts"),

  layout("routes/requests/layout.tsx", [
    route("requests/:requestToken", "routes/requests/page.tsx"),
  ]),

  route("webhooks/razorpay", "routes/webhooks/razorpay.ts"),
  route("calendar/revocation", "routes/calendar/revocation.ts"),
  route("calendar/:token.ics", "routes/calendar/feed.ts"),

  route("dashboard", "routes/student/layout.tsx", [
    index("routes/student/summary/page.tsx"),
    route("courses/:courseId", "routes/student/course/page.tsx"),
    route("demo", "routes/student/demo/page.tsx"),
    route("timetable", "routes/student/timetable/page.tsx"),
    route("changes", "routes/student/changes/page.tsx"),
    route("progress", "routes/student/progress/page.tsx"),
    route("fees", "routes/student/fees/page.tsx"),
    route("fees/online", "routes/student/fees/online.tsx"),
    route("fees/documents/:documentId", "routes/student/fees/document.tsx"),
    route("messages", "routes/student/messages/page.tsx"),
    route("messages/:chatId", "routes/student/messages/line.tsx"),
    route("messages/:chatId/:messageSeq/withdrawal", "routes/student/messages/withdrawal.ts"),
    route("messages/:chatId/:messageSeq/report", "routes/student/messages/report.tsx"),
    route("items/:studyItemId/finish", "routes/student/progress/finish.tsx"),
    route("items/:studyItemId/reopen", "routes/student/progress/reopen.tsx"),
    route("homework/:homeworkId", "routes/student/homework/page.tsx"),
    route("homework/:homeworkId/photos", "routes/student/homework/add-photo.ts"),
    route("homework/:homeworkId/upload", "routes/student/homework/upload.ts"),
    route("photos/:photoId", "routes/student/homework/picture.ts"),
    route("photos/:photoId/removal", "routes/student/homework/remove-photo.ts"),
    route("homework/:homeworkId/finish", "routes/student/homework/finish.tsx"),
    route("homework/:homeworkId/reopen", "routes/student/homework/reopen.tsx"),
    route("sessions/:lessonId/attendance", "routes/student/progress/attendance.ts"),
    route("sessions/:lessonId/request", "routes/student/request/page.tsx"),
    route("sessions/:lessonId/request/withdrawal", "routes/student/request/withdrawal.ts"),
    route("sessions/:lessonId/outcome", "routes/student/outcome/page.tsx"),
    route("sessions/:lessonId.ics", "routes/calendar/session.ts"),
  ]),

  route("tutor-dashboard", "routes/tutor/layout.tsx", [
    route("", "routes/tutor/overview/page.tsx", [
      route("add", "routes/tutor/choose-student/page.tsx"),
      route("sessions/:lessonId/finish", "routes/tutor/finish-lesson/page.tsx"),
    ]),
    route("timetable", "routes/tutor/timetable/page.tsx", [
      route("add", "routes/tutor/timetable/add.tsx"),
      route(":lessonId", "routes/tutor/timetable/lesson.tsx"),
      route(":lessonId/undo", "routes/tutor/timetable/undo.tsx"),
    ]),
    route(":assignmentId/:section", "routes/tutor/assignment/page.tsx", [
      route("add", "routes/tutor/add-content/page.tsx"),
      route("weekly", "routes/tutor/weekly-lessons/page.tsx"),
      route(":itemId/edit", "routes/tutor/edit-content/page.tsx"),
      route(":itemId/delete", "routes/tutor/delete-content/page.tsx"),
      route(":itemId/undo", "routes/tutor/delete-content/undo.tsx"),
      route(":lessonId/cancel", "routes/tutor/cancel-lesson/page.tsx"),
      route(":lessonId/make-up", "routes/tutor/make-up/page.tsx"),
    ]),
    route("homework", "routes/tutor/homework/list.tsx"),
    route("homework/add/:assignmentId", "routes/tutor/homework/set.tsx"),
    route("homework/:homeworkId", "routes/tutor/homework/page.tsx"),
    route("homework/:homeworkId/removal", "routes/tutor/homework/removal.ts"),
    route("photos/:photoId", "routes/tutor/homework/picture.ts"),
    route("photos/:photoId/marks", "routes/tutor/homework/marks.tsx"),
    route("away", "routes/tutor/away/page.tsx"),
    route("pay", "routes/tutor/pay/page.tsx"),
    route("pay/:runId", "routes/tutor/pay/statement.tsx"),
    route("away/:lessonId/undo", "routes/tutor/away/undo.tsx"),
    route("messages", "routes/tutor/messages/page.tsx"),
    route("messages/:chatId", "routes/tutor/messages/line.tsx"),
    route("messages/:chatId/:messageSeq/withdrawal", "routes/tutor/messages/withdrawal.ts"),
    route("messages/:chatId/:messageSeq/report", "routes/tutor/messages/report.tsx"),
    route("requests/:requestId", "routes/tutor/request/page.tsx"),
    route("substitutions/:lessonId", "routes/tutor/substitution/page.tsx"),
    route("substitutions/:lessonId/acceptance", "routes/tutor/substitution/acceptance.tsx"),
    route("substitutions/:lessonId/decline", "routes/tutor/substitution/decline.tsx"),
    route("sessions/:lessonId/attendance", "routes/tutor/attendance/attendance.ts"),
    route("sessions/:lessonId.ics", "routes/calendar/session.ts", {
      id: "routes/calendar/of-tutor/session",
    }),
  ]),

  route("admin-dashboard", "routes/admin/layout.tsx", addresses.map(toAdminRoute)),
] satisfies RouteConfig;
