import type { Register } from "react-router";
import { canChange, canEnter, type StaffArea, type StaffRole } from "#domain/people/staff.ts";

type AdminUrl = Extract<keyof Register["pages"], `/admin-dashboard${string}`>;

/** The area of each URL of `/admin-dashboard`. */
export const areaOfUrl = {
  "/admin-dashboard": "people",
  "/admin-dashboard/today": "timetable",
  "/admin-dashboard/evening": "people",
  "/admin-dashboard/more": "people",
  "/admin-dashboard/search": "people",
  "/admin-dashboard/students": "people",
  "/admin-dashboard/students.csv": "people",
  "/admin-dashboard/students/:studentId": "people",
  "/admin-dashboard/students/:studentId/delete": "people",
  "/admin-dashboard/students/:studentId/undo": "people",
  "/admin-dashboard/students/:studentId/guardian": "people",
  "/admin-dashboard/students/:studentId/sign-out": "people",
  "/admin-dashboard/students/invite": "people",
  "/admin-dashboard/students/:studentId/invitation": "people",
  "/admin-dashboard/students/:studentId/progress": "reports",
  "/admin-dashboard/tutors": "people",
  "/admin-dashboard/tutors.csv": "people",
  "/admin-dashboard/tutors/invite": "people",
  "/admin-dashboard/tutors/:tutorId/invitation": "people",
  "/admin-dashboard/tutors/approvals": "people",
  "/admin-dashboard/tutors/:tutorId": "people",
  "/admin-dashboard/tutors/:tutorId/approval": "people",
  "/admin-dashboard/tutors/:tutorId/decision/undo": "people",
  "/admin-dashboard/tutors/:tutorId/rejection": "people",
  "/admin-dashboard/tutors/:tutorId/suspension": "people",
  "/admin-dashboard/tutors/:tutorId/suspension/end": "people",
  "/admin-dashboard/tutors/:tutorId/sign-out": "people",
  "/admin-dashboard/notes/:noteId": "people",
  "/admin-dashboard/notes/:noteId/delete": "people",

  "/admin-dashboard/staff": "staff",
  "/admin-dashboard/staff/invite": "staff",
  "/admin-dashboard/staff/:adminId": "staff",
  "/admin-dashboard/staff/:adminId/end": "staff",
  "/admin-dashboard/staff/:adminId/invitation": "staff",

  "/admin-dashboard/import": "import",
  "/admin-dashboard/import/:importId": "import",
  "/admin-dashboard/import/:importId/start": "import",
  "/admin-dashboard/import/:importId/undo": "import",

  "/admin-dashboard/assignments": "assignments",
  "/admin-dashboard/assignments.csv": "assignments",
  "/admin-dashboard/assignments/choices": "assignments",
  "/admin-dashboard/assignments/new": "assignments",
  "/admin-dashboard/assignments/:assignmentId/lessons/weekly": "assignments",
  "/admin-dashboard/assignments/:assignmentId/hand-over": "assignments",
  "/admin-dashboard/assignments/:assignmentId/end": "assignments",
  "/admin-dashboard/assignments/:assignmentId/delete": "assignments",
  "/admin-dashboard/assignments/:assignmentId/undo": "assignments",

  "/admin-dashboard/timetable": "timetable",
  "/admin-dashboard/overlaps": "timetable",
  "/admin-dashboard/away": "timetable",
  "/admin-dashboard/tutors/:tutorId/away": "timetable",
  "/admin-dashboard/holidays": "timetable",
  "/admin-dashboard/holidays/acceptance": "timetable",
  "/admin-dashboard/holidays/:holiday/removal": "timetable",
  "/admin-dashboard/syllabus": "syllabus",
  "/admin-dashboard/syllabus/removal": "syllabus",

  "/admin-dashboard/lessons": "lessons",
  "/admin-dashboard/lessons/:liveSessionId": "lessons",
  "/admin-dashboard/lessons/:liveSessionId/move": "timetable",
  "/admin-dashboard/lessons/:liveSessionId/move/undo": "timetable",
  "/admin-dashboard/lessons/:liveSessionId/cancellation": "timetable",
  "/admin-dashboard/lessons/:liveSessionId/restoration": "timetable",
  "/admin-dashboard/lessons/:liveSessionId/make-up": "timetable",
  "/admin-dashboard/lessons/:liveSessionId/link": "timetable",
  "/admin-dashboard/quality": "quality",
  "/admin-dashboard/quality.csv": "quality",
  "/admin-dashboard/quality/lessons": "quality",
  "/admin-dashboard/quality/lessons.csv": "quality",
  "/admin-dashboard/quality/students": "quality",
  "/admin-dashboard/referrals": "referrals",
  "/admin-dashboard/setup": "setup",
  "/admin-dashboard/setup/:setupStep": "setup",
  "/admin-dashboard/setup/skip": "setup",
  "/admin-dashboard/setup/sender": "setup",
  "/admin-dashboard/setup/test-mail": "setup",
  "/admin-dashboard/enquiries": "enquiries",
  "/admin-dashboard/enquiries/new": "enquiries",
  "/admin-dashboard/enquiries/:enquiryId": "enquiries",
  "/admin-dashboard/enquiries/:enquiryId/call": "enquiries",
  "/admin-dashboard/enquiries/:enquiryId/loss": "enquiries",
  "/admin-dashboard/enquiries/:enquiryId/next-step": "enquiries",
  "/admin-dashboard/enquiries/funnel": "enquiries",
  "/admin-dashboard/enquiries/:enquiryId/demo": "enquiries",
  "/admin-dashboard/enquiries/:enquiryId/demo/outcome": "enquiries",
  "/admin-dashboard/enquiries/:enquiryId/deletion": "enquiries",
  "/admin-dashboard/enquiries/:enquiryId/owner": "enquiries",
  "/admin-dashboard/enquiries/:enquiryId/reopening": "enquiries",
  "/admin-dashboard/site": "site",
  "/admin-dashboard/site/publication": "site",
  "/admin-dashboard/site/draft/removal": "site",
  "/admin-dashboard/site/versions": "site",
  "/admin-dashboard/site/versions/:siteVersion": "site",
  "/admin-dashboard/site/preview": "site",
  "/admin-dashboard/site/logo": "site",
  "/admin-dashboard/site/:siteSection": "site",
  "/admin-dashboard/site/:siteSection/:siteLanguage": "site",
  "/admin-dashboard/enquiries/:enquiryId/enrolment": "enquiries",
  "/admin-dashboard/log": "log",
} as const satisfies Record<AdminUrl, StaffArea>;

/**
 * Whether a role may send a request to a URL of `/admin-dashboard`. A URL without an area is for
 * owners.
 *
 * @param pattern of the matched route, such as `/admin-dashboard/students/:studentId`
 */
export function mayRequest(role: StaffRole, pattern: string, method: string): boolean {
  const areas: Readonly<Partial<Record<string, StaffArea>>> = areaOfUrl;
  const area = areas[pattern];
  if (!area) return role === "owner";
  return canEnter(role, area) && (method === "GET" || method === "HEAD" || canChange(role));
}
