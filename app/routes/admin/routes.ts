import { mayRequest, type StaffArea, type StaffRole } from "#domain/people/staff.ts";

/** An address below another one. */
export interface Address {
  path: string;
  /** Of the staff. */
  area: StaffArea;
  /** In this folder. */
  file: string;
  /** What opens over its screen. */
  over: readonly Address[];
  /** Its name among the routes, where its file has several addresses. */
  id?: string;
}

const at = (
  path: string,
  area: StaffArea,
  file: string,
  over: readonly Address[] = [],
): Address => ({ path, area, file, over });

/** The dialogs of assignments, over the list and over the page of a student or a tutor. */
const dialogsOfAssignments = [
  ["new", "create.tsx"],
  [":assignmentId/lessons/weekly", "weekly-lessons.tsx"],
  [":assignmentId/hand-over", "hand-over.tsx"],
  [":assignmentId/end", "end.tsx"],
] as const;

/** An address of a file that has one for students and one for tutors. */
const ofPerson = (person: "student" | "tutor", ...address: Parameters<typeof at>): Address => ({
  ...at(...address),
  id: `routes/admin/of-${person}/${address[2]}`,
});

const overPerson = (person: "student" | "tutor"): Address[] => [
  ...dialogsOfAssignments.map(([path, file]) =>
    ofPerson(person, `assignments/${path}`, "assignments", `assignments/${file}`),
  ),
  ofPerson(person, "sign-out", "people", "person/sign-out.tsx"),
];

/** The addresses below `/admin-dashboard` (specification §2). */
export const addresses: readonly Address[] = [
  at("", "people", "home/page.tsx"),
  at("today", "timetable", "today/page.tsx"),
  at("evening", "people", "evening/page.tsx"),
  at("students", "people", "students/page.tsx", [
    at(":studentId/undo", "people", "students/undo.tsx"),
  ]),
  at("tutors", "people", "tutors/page.tsx", [
    at("approvals", "people", "tutors/approvals.ts"),
    at(":tutorId/approval", "people", "tutors/approval.ts"),
    at(":tutorId/decision/undo", "people", "tutors/undo-decision.tsx"),
  ]),
  at("assignments", "assignments", "assignments/page.tsx", [
    ...dialogsOfAssignments.map(([path, file]) => at(path, "assignments", `assignments/${file}`)),
    at(":assignmentId/delete", "assignments", "assignments/delete.tsx"),
    at(":assignmentId/undo", "assignments", "assignments/undo.tsx"),
  ]),
  at("students/invite", "people", "students/invite.tsx"),
  ofPerson("student", "students/:studentId/invitation", "people", "person/invitation.ts"),
  at("tutors/invite", "people", "tutors/invite.tsx"),
  ofPerson("tutor", "tutors/:tutorId/invitation", "people", "person/invitation.ts"),
  at("students/:studentId", "people", "person/student.tsx", [
    at("delete", "people", "students/delete.tsx"),
    at("guardian", "people", "students/guardian.tsx"),
    ...overPerson("student"),
  ]),
  at("students/:studentId/progress", "reports", "person/progress.tsx"),
  at("students/:studentId/siblings/:siblingId/confirmation", "people", "siblings/confirmation.ts"),
  at("students/:studentId/siblings/:siblingId/rejection", "people", "siblings/rejection.ts"),
  at("students/:studentId/siblings/:siblingId/removal", "people", "siblings/removal.ts"),
  at("tutors/:tutorId", "people", "person/tutor.tsx", [
    at("rejection", "people", "tutors/rejection.tsx"),
    at("room", "timetable", "tutors/room.tsx"),
    at("suspension", "people", "tutors/suspension.tsx"),
    at("suspension/end", "people", "tutors/lift.tsx"),
    ...overPerson("tutor"),
  ]),
  at("notes/:noteId", "people", "notes/page.tsx", [at("delete", "people", "notes/delete.tsx")]),
  at("notes/:noteId/done", "people", "notes/done.ts"),
  at("notes/:noteId/done/undo", "people", "notes/undo-done.tsx"),
  at("import", "import", "import/page.tsx"),
  at("import/:importId", "import", "import/sheet.tsx"),
  at("import/:importId/start", "import", "import/start.ts"),
  at("import/:importId/undo", "import", "import/undo.ts"),
  at("holidays", "timetable", "holidays/page.tsx"),
  at("holidays/acceptance", "timetable", "holidays/acceptance.ts"),
  at("holidays/:holiday/lessons", "timetable", "holidays/desk.tsx"),
  at("holidays/:holiday/removal", "timetable", "holidays/removal.ts"),
  at("referrals", "referrals", "referrals/page.tsx"),
  at("setup", "setup", "setup/page.tsx"),
  at("setup/skip", "setup", "setup/skip.ts"),
  at("setup/sender", "setup", "setup/confirm-sender.ts"),
  at("setup/test-mail", "setup", "setup/send-test-mail.ts"),
  at("setup/:setupStep", "setup", "setup/step.tsx"),
  at("syllabus", "syllabus", "syllabus/page.tsx"),
  at("syllabus/removal", "syllabus", "syllabus/removal.ts"),
  at("site", "site", "site/page.tsx"),
  at("site/publication", "site", "site/publication.tsx"),
  at("site/draft/removal", "site", "site/discard.tsx"),
  at("site/versions", "site", "site/versions.tsx"),
  at("site/versions/:siteVersion", "site", "site/version.tsx"),
  at("site/preview", "site", "site/preview.ts"),
  at("site/logo", "site", "site/logo.tsx"),
  at("site/:siteSection", "site", "site/section.tsx"),
  at("site/:siteSection/:siteLanguage", "site", "site/translation.tsx"),
  at("timetable", "timetable", "timetable/page.tsx"),
  at("tutors/:tutorId/away", "timetable", "away/desk.tsx"),
  at("away", "timetable", "away/page.tsx"),
  at("overlaps", "timetable", "overlaps/page.tsx"),
  at("lessons", "lessons", "lessons/page.tsx"),
  at("lessons/:lessonId", "lessons", "lessons/lesson.tsx", [
    at("move", "timetable", "lessons/move.tsx"),
    at("move/undo", "timetable", "lessons/move-back.tsx"),
    at("cancellation", "timetable", "lessons/cancellation.tsx"),
    at("restoration", "timetable", "lessons/restoration.tsx"),
    at("make-up", "timetable", "lessons/make-up.tsx"),
    at("make-up/owed", "timetable", "lessons/make-up-owed.tsx"),
    at("kept", "timetable", "lessons/kept.tsx"),
    at("link", "timetable", "lessons/link.tsx"),
    at("substitute", "timetable", "lessons/substitute.tsx"),
    at("substitute/removal", "timetable", "lessons/substitute-removal.tsx"),
  ]),
  at("messages", "messages", "messages/page.tsx"),
  at("messages/:chatId", "messages", "messages/line.tsx"),
  at("messages/:chatId/:messageSeq", "messages", "messages/review.tsx"),
  at("quality", "quality", "quality/page.tsx"),
  at("quality/lessons", "quality", "quality/lessons.tsx"),
  at("quality/students", "quality", "quality/students.tsx"),
  at("fees", "fees", "fees/page.tsx"),
  at("fees/lacking", "fees", "fees/lacking.tsx"),
  at("fees/prices", "fees", "fees/prices.tsx"),
  at("fees/outcomes", "fees", "fees/outcomes.tsx"),
  at("fees/tutors", "fees", "fees/tutors.tsx"),
  at("fees/months", "fees", "fees/months.tsx"),
  at("fees/pay-runs", "fees", "pay-runs/page.tsx"),
  at("fees/pay-runs/:runId", "fees", "pay-runs/run.tsx"),
  at("fees/pay-runs/:runId/reversal", "fees", "pay-runs/reversal.tsx"),
  at("fees/pay-runs/:runId/tutors/:tutorId", "fees", "pay-runs/statement.tsx"),
  at("fees/pay-runs/:runId/bank.csv", "fees", "export/transfers.ts"),
  at("fees/statements", "fees", "fees/statements/page.tsx"),
  at("fees/statements/:statementId", "fees", "fees/statements/statement.tsx"),
  at("fees/statements/lines/:lineId", "fees", "fees/statements/line.tsx"),
  at("fees/statements/lines/:lineId/aside", "fees", "fees/statements/aside.ts"),
  at("fees/statements/lines/:lineId/return", "fees", "fees/statements/return.ts"),
  at("fees/payee", "fees", "fees/payee.tsx"),
  at("fees/gateway", "fees", "fees/gateway/page.tsx"),
  at("fees/mails", "fees", "fees/mails/page.tsx"),
  at("fees/claims", "fees", "fees/claims.tsx"),
  at("fees/claims/:claimId/confirmation", "fees", "fees/confirmation.ts"),
  at("fees/claims/:claimId/refusal", "fees", "fees/refusal.ts"),
  at("fees/documents", "fees", "fees/documents/page.tsx"),
  at("fees/documents/stop", "fees", "fees/documents/stop.ts"),
  at("fees/documents/:documentId", "fees", "fees/documents/document.tsx"),
  at("fees/issuer", "fees", "fees/documents/issuer.tsx"),
  at("fees/families/:familyId/payer", "fees", "fees/documents/payer.tsx"),
  at("fees/families/:familyId/reminders", "fees", "fees/mails/reminders.ts"),
  at("fees/families/:familyId/invoice", "fees", "fees/documents/family-invoice.ts"),
  at("fees/tutors/:tutorId", "fees", "fees/tutor.tsx"),
  at("fees/tutors/:tutorId/payee", "fees", "pay-runs/payee.tsx"),
  at("fees/students/:studentId", "fees", "fees/student.tsx"),
  at("fees/families/:familyId", "fees", "fees/family.tsx"),
  at("fees/families/:familyId/discounts", "fees", "fees/discounts/page.tsx"),
  at("fees/families/:familyId/discounts/:discountId/end", "fees", "fees/discounts/end.ts"),
  at("fees/families/:familyId/join", "fees", "fees/joining/join.tsx"),
  at("fees/families/:familyId/parting", "fees", "fees/joining/parting.tsx"),
  at("fees/families/:familyId/payments/:paymentId/refund", "fees", "fees/gateway/refund.tsx"),
  at("fees/families/:familyId/payments/:paymentId/reversal", "fees", "fees/reversal.ts"),
  at("fees/families/:familyId/lessons/:lessonId/free", "fees", "fees/free.ts"),
  at("fees/families/:familyId/lessons/:lessonId/charge", "fees", "fees/charge.ts"),
  at("enquiries", "enquiries", "enquiries/page.tsx"),
  at("enquiries/new", "enquiries", "enquiries/new.tsx"),
  at("enquiries/:enquiryId", "enquiries", "enquiries/enquiry.tsx", [
    at("call", "enquiries", "enquiries/call.tsx"),
    at("loss", "enquiries", "enquiries/loss.tsx"),
    at("next-step", "enquiries", "enquiries/next-step.tsx"),
    at("deletion", "enquiries", "enquiries/deletion.tsx"),
  ]),
  at("enquiries/funnel", "enquiries", "enquiries/funnel.tsx"),
  at("enquiries/:enquiryId/demo", "enquiries", "enquiries/demo.tsx"),
  at("enquiries/:enquiryId/demo/outcome", "enquiries", "enquiries/demo-outcome.ts"),
  at("enquiries/:enquiryId/owner", "enquiries", "enquiries/owner.ts"),
  at("enquiries/:enquiryId/reopening", "enquiries", "enquiries/reopening.ts"),
  at("enquiries/:enquiryId/enrolment", "enquiries", "enquiries/enrolment.tsx"),
  at("log", "log", "log/page.tsx"),
  at("more", "people", "more/page.tsx"),
  at("staff", "staff", "staff/page.tsx", [at(":adminId/end", "staff", "staff/end.tsx")]),
  at("staff/invite", "staff", "staff/invite.tsx"),
  at("staff/:adminId", "staff", "staff/member.tsx"),
  at("staff/:adminId/invitation", "staff", "staff/invitation.ts"),
  at("search", "people", "search/page.tsx"),
  at("assignments/choices", "assignments", "assignments/choices.ts"),
  at("quality.csv", "quality", "export/quality.ts"),
  at("quality/lessons.csv", "quality", "export/lessons.ts"),
  at("fees/months.csv", "fees", "export/fee-entries.ts"),
  at("fees/documents.csv", "fees", "export/fee-documents.ts"),
  at("students.csv", "people", "export/students.ts"),
  at("tutors.csv", "people", "export/tutors.ts"),
  at("assignments.csv", "assignments", "export/assignments.ts"),
];

/** The area of each URL of `/admin-dashboard`. */
export const areaOfUrl: Readonly<Partial<Record<string, StaffArea>>> = Object.fromEntries(
  listAreas(addresses, "/admin-dashboard"),
);

/** Whether a role may open a URL of `/admin-dashboard`. */
export const mayOpen = (role: StaffRole, url: string) => mayRequest(role, areaOfUrl[url], "GET");

function listAreas(below: readonly Address[], base: string): [url: string, area: StaffArea][] {
  return below.flatMap(({ path, area, over }) => {
    const url = path === "" ? base : `${base}/${path}`;
    return [[url, area], ...listAreas(over, url)];
  });
}
