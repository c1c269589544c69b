import { expect, test } from "vitest";
import { listUrls } from "#test/support/urls.ts";
import routes from "./routes.ts";

test("these are all the URLs of the product (§2)", () => {
  expect(listUrls(routes)).toEqual([
    "/",
    "/services/:category",
    "/contact",
    "/contact/schedule",
    "/about-us",
    "/faq",
    "/demo",
    "/privacy",
    "/terms",
    "/refund",
    "/mail/unsubscribe/:token",
    "/*",
    "/sitemap.xml",
    "/robots.txt",

    "/login",
    "/signup",
    "/tutor-login",
    "/tutor-signup",
    "/admin-login",
    "/logout",

    "/account",
    "/account/password",
    "/account/mail",
    "/account/sessions/end",
    "/account/sessions/:sessionId/end",

    "/account/guardian",
    "/account/guardian/birth-date",
    "/account/guardian/contact",
    "/account/guardian/later",
    "/account/guardian/end",
    "/guardian",
    "/guardian/consent/:guardianToken",
    "/guardian/consent/:guardianToken/mistake",
    "/guardian/:guardianToken",
    "/guardian/:guardianToken/end",
    "/guardian/:guardianToken/classes.ics",

    "/calendar",
    "/calendar/revocation",
    "/calendar/:token.ics",

    "/dashboard",
    "/dashboard/courses/:courseId",
    "/dashboard/sessions/:liveSessionId.ics",

    "/tutor-dashboard",
    "/tutor-dashboard/sessions/:liveSessionId.ics",
    "/tutor-dashboard/:assignmentId/:section",
    "/tutor-dashboard/:assignmentId/:section/add",
    "/tutor-dashboard/:assignmentId/:section/:itemId/edit",
    "/tutor-dashboard/:assignmentId/:section/:itemId/delete",
    "/tutor-dashboard/:assignmentId/:section/:itemId/undo",

    "/admin-dashboard",
    "/admin-dashboard/students/:studentId/delete",
    "/admin-dashboard/students/:studentId/undo",
    "/admin-dashboard/students/:studentId/guardian",
    "/admin-dashboard/tutors",
    "/admin-dashboard/tutors/:tutorId/approval",
    "/admin-dashboard/tutors/:tutorId/rejection",
    "/admin-dashboard/assignments",
    "/admin-dashboard/assignments/new",
    "/admin-dashboard/assignments/:assignmentId/delete",
    "/admin-dashboard/assignments/:assignmentId/undo",
    "/admin-dashboard/assignments/choices",
  ]);
});
