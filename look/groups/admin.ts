import { sql } from "kysely";
import { at, of, submit, type Group } from "../screen.ts";

export const admin: Group = {
  name: "admin",
  email: "admin@viluva.example",
  screens: [
    at("/admin-dashboard", "home"),
    at("/admin-dashboard/more"),
    at("/admin-dashboard/staff"),
    of(
      "/admin-dashboard/staff/:adminId",
      "staff: a member",
      ({ adminId }) => `/admin-dashboard/staff/${adminId}`,
    ),
    of(
      "/admin-dashboard/staff/:adminId/end",
      "staff: end",
      ({ adminId }) => `/admin-dashboard/staff/${adminId}/end`,
    ),
    at("/admin-dashboard/staff/invite"),
    at("/admin-dashboard/staff/invite", "invite staff: refused", submit("Send Invitation")),
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
    at("/admin-dashboard/import"),
    of(
      "/admin-dashboard/import/:importId",
      "import: dry run",
      ({ importId }) => `/admin-dashboard/import/${importId}`,
    ),
    at("/admin-dashboard/students/invite"),
    at("/admin-dashboard/students/invite", "invite student: refused", submit("Send Invitation")),
    at("/admin-dashboard/tutors/invite"),
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
    of(
      "/admin-dashboard/assignments/:assignmentId/lessons/weekly",
      "assignment: weekly lessons",
      ({ assignmentId }) => `/admin-dashboard/assignments/${assignmentId}/lessons/weekly`,
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
    of(
      "/admin-dashboard/students/:studentId",
      "a student who waits for a tutor",
      ({ waitingId }) => `/admin-dashboard/students/${waitingId}`,
    ),
    of(
      "/admin-dashboard/students/:studentId/progress",
      "progress of a student",
      ({ studentId }) => `/admin-dashboard/students/${studentId}/progress`,
    ),
    at("/admin-dashboard/holidays"),
    at("/admin-dashboard/holidays", "holidays: refused", submit("Add Holiday")),
    at("/admin-dashboard/referrals"),
    at("/admin-dashboard/setup"),
    ...(["name", "contacts", "tutors", "students", "mail", "live"] as const).map((step) =>
      of(
        "/admin-dashboard/setup/:setupStep",
        `set-up: ${step}`,
        () => `/admin-dashboard/setup/${step}`,
      ),
    ),
    at("/admin-dashboard/site"),
    ...["name", "contacts", "questions", "testimonials", "privacy"].map((section) =>
      of(
        "/admin-dashboard/site/:siteSection",
        `site: ${section}`,
        () => `/admin-dashboard/site/${section}`,
      ),
    ),
    of(
      "/admin-dashboard/site/:siteSection",
      "site: an entry removed",
      () => "/admin-dashboard/site/testimonials",
      submit("Remove"),
    ),
    ...["name/te", "name/hi", "questions/te"].map((translation) =>
      of(
        "/admin-dashboard/site/:siteSection/:siteLanguage",
        `site: ${translation}`,
        () => `/admin-dashboard/site/${translation}`,
      ),
    ),
    of(
      "/admin-dashboard/site/:siteSection/:siteLanguage",
      "site: a translation refused",
      () => "/admin-dashboard/site/name/te",
      submit("Save"),
    ),
    at("/admin-dashboard/site/logo"),
    at("/admin-dashboard/site/logo", "site: no logo chosen", submit("Save")),
    at("/admin-dashboard/site/preview"),
    at("/admin-dashboard/site/publication"),
    at("/admin-dashboard/site/draft/removal"),
    at("/admin-dashboard/site/versions"),
    of(
      "/admin-dashboard/site/versions/:siteVersion",
      "site: a version",
      ({ siteVersion }) => `/admin-dashboard/site/versions/${siteVersion}`,
    ),
    at("/admin-dashboard/syllabus"),
    of(
      "/admin-dashboard/syllabus",
      "syllabus: a list",
      () => "/admin-dashboard/syllabus?class=class-10&subject=physics",
    ),
    at("/admin-dashboard/timetable"),
    ...(["tutor", "student"] as const).map((role) =>
      of(
        "/admin-dashboard/timetable",
        `timetable of a ${role}`,
        (facts) => `/admin-dashboard/timetable?${role}=${facts[`${role}Id`]}`,
      ),
    ),
    of(
      "/admin-dashboard/timetable",
      "timetable: nobody",
      () => "/admin-dashboard/timetable?q=zzqx",
    ),
    at("/admin-dashboard/overlaps"),
    at("/admin-dashboard/away"),
    of(
      "/admin-dashboard/tutors/:tutorId/away",
      "a tutor is away tomorrow",
      ({ tutorId }) => `/admin-dashboard/tutors/${tutorId}/away`,
      (page) => page.getByRole("link", { name: "Tomorrow" }).click(),
    ),
    at("/admin-dashboard/lessons"),
    of(
      "/admin-dashboard/lessons/:liveSessionId",
      "evidence of a lesson",
      ({ heldId }) => `/admin-dashboard/lessons/${heldId}`,
    ),
    of(
      "/admin-dashboard/lessons/:liveSessionId",
      "evidence of a lesson: refused",
      ({ heldId }) => `/admin-dashboard/lessons/${heldId}`,
      submit("Save Decision"),
    ),
    of(
      "/admin-dashboard/lessons/:liveSessionId",
      "a lesson to come",
      ({ toCancel }) => `/admin-dashboard/lessons/${toCancel.id}`,
    ),
    ...["move", "cancellation", "link"].map((change) =>
      of(
        `/admin-dashboard/lessons/:liveSessionId/${change}`,
        `a lesson to come: ${change}`,
        ({ toCancel }) => `/admin-dashboard/lessons/${toCancel.id}/${change}`,
      ),
    ),
    of(
      "/admin-dashboard/lessons/:liveSessionId/make-up",
      "make-up of a cancelled lesson",
      ({ toMakeUp }) => `/admin-dashboard/lessons/${toMakeUp.id}/make-up`,
    ),
    at("/admin-dashboard/today"),
    of("/admin-dashboard/today", "today: tutors away", () => "/admin-dashboard/today?show=away"),
    at("/admin-dashboard/evening"),
    at("/admin-dashboard/quality"),
    of(
      "/admin-dashboard/quality",
      "quality: a month without lessons",
      () => "/admin-dashboard/quality?month=2001-01",
    ),
    at("/admin-dashboard/quality/lessons"),
    at("/admin-dashboard/quality/students"),
    at("/admin-dashboard/enquiries"),
    at("/admin-dashboard/enquiries/new"),
    at("/admin-dashboard/enquiries/new", "new enquiry: refused", submit("Add Enquiry")),
    at("/admin-dashboard/enquiries/funnel"),
    of(
      "/admin-dashboard/enquiries",
      "enquiries: lost ones",
      () => "/admin-dashboard/enquiries?stage=lost",
    ),
    ...["", "/call", "/demo", "/loss", "/next-step", "/deletion", "/enrolment"].map((action) =>
      of(
        `/admin-dashboard/enquiries/:enquiryId${action}`,
        `enquiry${action}`,
        ({ enquiryId }) => `/admin-dashboard/enquiries/${enquiryId}${action}`,
      ),
    ),
    at("/admin-dashboard/log"),
    of("/admin-dashboard/search", "search", () => "/admin-dashboard/search?find=an"),
    of("/admin-dashboard/search", "search: nothing", () => "/admin-dashboard/search?find=zzqx"),
  ],
};

export const clearAdmin: Group = {
  name: "clear-admin",
  email: "admin@viluva.example",
  arrange: async (database) => {
    await sql`update tutors set status = 'approved', approved_date = now()
      where status in ('pending', 'suspended')`.execute(database);
    await sql`update enquiries set answered_at = now()`.execute(database);
    await sql`delete from guardians where consent in ('unanswered', 'withdrawn')`.execute(database);
    await sql`delete from accounts where id in (select id from students where waiting_since is not null)`.execute(
      database,
    );
  },
  screens: [at("/admin-dashboard", "home: all clear")],
};
