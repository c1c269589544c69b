import routes from "../../app/routes.ts";
import { areaOfUrl } from "#routes/admin/routes.ts";
import { hasAction, listRoutes, type UrlRoute } from "#test/support/urls.ts";
import { adminChanges } from "./changes/admin.ts";
import { enquiryChanges } from "./changes/enquiries.ts";
import { admins, area, proofOf, staffHomes, type Answer, type Row, type Url } from "./rows.ts";

type AdminUrl = Extract<Url, `/admin-dashboard${string}`>;

/** What the staff gets that differs from a page with an answer to its empty form. */
const others: Partial<Record<AdminUrl, { get?: Answer; post?: Answer }>> = {
  "/admin-dashboard/students/:studentId/undo": { get: "/admin-dashboard/students" },
  // There is none to end: app/use-cases/guardians/guardian.test.ts ends one.
  "/admin-dashboard/students/:studentId/guardian": { post: "/admin-dashboard/students" },
  // To somebody who has a password.
  "/admin-dashboard/students/:studentId/invitation": {
    get: "/admin-dashboard/students",
    post: "/admin-dashboard/students",
  },
  "/admin-dashboard/tutors/:tutorId/invitation": {
    get: "/admin-dashboard/tutors",
    post: "/admin-dashboard/tutors",
  },
  // With nobody selected, and from a client that asks for it by hand.
  "/admin-dashboard/tutors/approvals": { get: "/admin-dashboard/tutors", post: "changes" },
  "/admin-dashboard/tutors/:tutorId/approval": { get: "/admin-dashboard/tutors" },
  "/admin-dashboard/tutors/:tutorId/decision/undo": {
    get: "/admin-dashboard/tutors",
    post: "changes",
  },
  "/admin-dashboard/assignments/:assignmentId/undo": { get: "/admin-dashboard/assignments" },
  // Its action only says that it takes no form.
  "/admin-dashboard/students/:studentId/progress": { post: 405 },
  "/admin-dashboard/import/:importId": { get: 404, post: 404 },
  "/admin-dashboard/import/:importId/start": {
    get: "/admin-dashboard/import",
    post: "/admin-dashboard/import",
  },
  "/admin-dashboard/import/:importId/undo": {
    get: "/admin-dashboard/import",
    post: "/admin-dashboard/import",
  },
  // With none chosen, and on a day that is none.
  "/admin-dashboard/holidays/acceptance": { get: "/admin-dashboard/holidays", post: "changes" },
  // On a day that is none.
  "/admin-dashboard/holidays/:holiday/lessons": { get: 404, post: 404 },
  "/admin-dashboard/holidays/:holiday/removal": {
    get: 404,
    post: "/admin-dashboard/holidays?year=2000",
  },
  "/admin-dashboard/setup/skip": { get: "/admin-dashboard/setup" },
  // Nothing waits: app/routes/admin/setup/sender.ci.test.ts.
  "/admin-dashboard/setup/sender": {
    get: "/admin-dashboard/setup/mail",
    post: "/admin-dashboard/setup/mail",
  },
  "/admin-dashboard/setup/test-mail": {
    get: "/admin-dashboard/setup/mail",
    post: "/admin-dashboard/setup/mail",
  },
  "/admin-dashboard/syllabus/removal": {
    get: "/admin-dashboard/syllabus",
    post: "/admin-dashboard/syllabus",
  },
  // Nobody has the same guardian.
  ...Object.fromEntries(
    ["confirmation", "rejection", "removal"].map((answer) => [
      `/admin-dashboard/students/:studentId/siblings/:siblingId/${answer}`,
      { get: "/admin-dashboard/students", post: "changes" },
    ]),
  ),
  // A plain note promises nothing.
  "/admin-dashboard/notes/:noteId/done": { get: "/admin-dashboard", post: "changes" },
  "/admin-dashboard/notes/:noteId/done/undo": { get: "/admin-dashboard", post: "changes" },
  // Fees have not begun.
  "/admin-dashboard/fees/months": { post: "changes" },
  "/admin-dashboard/fees/payee": { post: 409 },
  "/admin-dashboard/fees/mails": { post: "changes" },
  // Nobody has written.
  "/admin-dashboard/messages": { post: 405 },
  "/admin-dashboard/messages/:chatId/:messageSeq": { get: 404, post: 404 },
  "/admin-dashboard/fees/claims/:claimId/confirmation": {
    get: "/admin-dashboard/fees/claims",
    post: "changes",
  },
  "/admin-dashboard/fees/claims/:claimId/refusal": {
    get: "/admin-dashboard/fees/claims",
    post: "changes",
  },
  // Nothing is to be issued.
  "/admin-dashboard/fees/documents": { post: "changes" },
  "/admin-dashboard/fees/documents/stop": {
    get: "/admin-dashboard/fees/documents",
    post: "changes",
  },
  "/admin-dashboard/fees/documents/:documentId": { get: 404 },
  "/admin-dashboard/fees/families/:familyId/payer": { get: 404, post: 404 },
  "/admin-dashboard/fees/families/:familyId/reminders": { get: 404, post: 404 },
  "/admin-dashboard/fees/families/:familyId/invoice": { get: 404, post: 404 },
  // No run was made: app/routes/admin/pay-runs/pay-runs.test.ts.
  "/admin-dashboard/fees/pay-runs/:runId": { get: 404, post: 404 },
  "/admin-dashboard/fees/pay-runs/:runId/reversal": { get: 404, post: 404 },
  "/admin-dashboard/fees/pay-runs/:runId/tutors/:tutorId": { get: 404 },
  "/admin-dashboard/fees/pay-runs/:runId/bank.csv": { get: 404 },
  // No statement is imported: app/routes/admin/fees/statements/statements.test.ts.
  "/admin-dashboard/fees/statements/:statementId": { get: 404, post: 404 },
  ...Object.fromEntries(
    ["", "/aside", "/return"].map((end) => [
      `/admin-dashboard/fees/statements/lines/:lineId${end}`,
      { get: 404, post: 404 },
    ]),
  ),
  // No fees are charged: app/routes/admin/fees/fees.test.ts.
  "/admin-dashboard/fees/families/:familyId": { get: 404, post: 404 },
  "/admin-dashboard/fees/families/:familyId/discounts": { get: 404, post: 404 },
  "/admin-dashboard/fees/families/:familyId/discounts/:discountId/end": { get: 404, post: 404 },
  "/admin-dashboard/fees/families/:familyId/join": { get: 404, post: 404 },
  "/admin-dashboard/fees/families/:familyId/parting": { get: 404, post: 404 },
  "/admin-dashboard/fees/families/:familyId/payments/:paymentId/reversal": { get: 404, post: 404 },
  "/admin-dashboard/fees/families/:familyId/payments/:paymentId/refund": { get: 404, post: 404 },
  "/admin-dashboard/fees/families/:familyId/lessons/:lessonId/free": { get: 404, post: 404 },
  "/admin-dashboard/fees/families/:familyId/lessons/:lessonId/charge": { get: 404, post: 404 },
  // An empty address is no room.
  "/admin-dashboard/tutors/:tutorId/room": { post: "changes" },
  // Of no move.
  "/admin-dashboard/lessons/:lessonId/move/undo": {
    get: "/admin-dashboard/lessons",
    post: "/admin-dashboard/lessons",
  },
  "/admin-dashboard/lessons/:lessonId/kept": { get: "/admin-dashboard/lessons" },
  // An empty form says that none is needed.
  "/admin-dashboard/lessons/:lessonId/make-up/owed": {
    get: "/admin-dashboard/lessons",
    post: "changes",
  },
  "/admin-dashboard/lessons/:lessonId/restoration": { get: "/admin-dashboard/lessons" },
  "/admin-dashboard/lessons/:lessonId/substitute/removal": { get: "/admin-dashboard/lessons" },
  "/admin-dashboard/enquiries/:enquiryId/demo/outcome": {
    get: "/admin-dashboard/enquiries",
    post: "changes",
  },
  "/admin-dashboard/enquiries/:enquiryId/owner": { get: "/admin-dashboard/enquiries" },
  "/admin-dashboard/enquiries/:enquiryId/reopening": { get: "/admin-dashboard/enquiries" },
  // Nothing is changed yet.
  "/admin-dashboard/site/publication": {
    get: "/admin-dashboard/site",
    post: "/admin-dashboard/site",
  },
  "/admin-dashboard/site/draft/removal": { post: "/admin-dashboard/site" },
  "/admin-dashboard/site/versions/:siteVersion": { get: 404, post: 404 },
  // Nobody has this id: app/routes/admin/staff/staff.ci.test.ts.
  "/admin-dashboard/staff/:adminId": { get: 404, post: 404 },
  "/admin-dashboard/staff/:adminId/end": { get: 404, post: 404 },
  "/admin-dashboard/staff/:adminId/invitation": { get: "/admin-dashboard/staff", post: 404 },
};

/** The forms that change something with nothing in them. */
const changed = new Set(
  [...adminChanges, ...enquiryChanges].flatMap(({ url, fields }) => (fields ? [] : [url])),
);

function rowOf(route: UrlRoute): Row {
  const url = route.url as AdminUrl;
  const name = areaOfUrl[url];
  if (!name) throw new Error(`${url} has no area`);
  // An admin proves anew who they are before a file with everybody in it.
  if (url.endsWith(".csv") && !others[url]) return area(name, proofOf(url), proofOf(url));
  const toForm = changed.has(url) ? "changes" : 400;
  const { get = 200, post = hasAction(route) ? toForm : 405 } = others[url] ?? {};
  return area(name, get, post);
}

const rows = listRoutes(routes)
  .filter(({ url }) => url.startsWith("/admin-dashboard"))
  .map((route) => [route.url, rowOf(route)]);

/** Who gets what at each address of the admins. */
export const adminAnswers: Record<AdminUrl, Row> = {
  ...(Object.fromEntries(rows) as Record<AdminUrl, Row>),
  // A role without people is led to its own first screen.
  "/admin-dashboard": {
    get: { ...admins(200), accountant: staffHomes.accountant, editor: staffHomes.editor },
    post: admins(405),
  },
};
