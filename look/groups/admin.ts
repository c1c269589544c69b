import { sql } from "kysely";
import routes from "../../app/routes.ts";
import { hasScreen, listRoutes } from "#test/support/urls.ts";
import { at, of, submit, usual, type Group, type Screen } from "../screen.ts";

/** The screens of which a state is pictured, or another record than usual. */
const states: readonly Screen[] = [
  at("/admin-dashboard", "home"),
  at("/admin-dashboard/staff/invite"),
  at("/admin-dashboard/staff/invite", "invite staff: refused", submit("Send Invitation")),
  at("/admin-dashboard/students"),
  of(
    "/admin-dashboard/students",
    "students: nothing found",
    () => "/admin-dashboard/students?q=zzqx",
  ),
  at("/admin-dashboard/students/invite"),
  at("/admin-dashboard/students/invite", "invite student: refused", submit("Send Invitation")),
  of(
    "/admin-dashboard/tutors/:tutorId/rejection",
    "tutor: rejection",
    ({ applicantId }) => `/admin-dashboard/tutors/${applicantId}/rejection`,
  ),
  of(
    "/admin-dashboard/tutors/:tutorId/suspension/end",
    "tutor: lift suspension",
    ({ suspendedId }) => `/admin-dashboard/tutors/${suspendedId}/suspension/end`,
  ),
  at("/admin-dashboard/assignments/new"),
  at("/admin-dashboard/assignments/new", "new assignment: refused", submit("Create Assignment")),
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
  of(
    "/admin-dashboard/students/:studentId",
    "a student who waits for a tutor",
    ({ waitingId }) => `/admin-dashboard/students/${waitingId}`,
  ),
  at("/admin-dashboard/holidays"),
  at("/admin-dashboard/holidays", "holidays: refused", submit("Add Holiday")),
  ...(["name", "contacts", "tutors", "students", "mail", "live"] as const).map((step) =>
    of(
      "/admin-dashboard/setup/:setupStep",
      `set-up: ${step}`,
      () => `/admin-dashboard/setup/${step}`,
    ),
  ),
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
  at("/admin-dashboard/site/preview"),
  at("/admin-dashboard/site/logo"),
  at("/admin-dashboard/site/logo", "site: no logo chosen", submit("Save")),
  at("/admin-dashboard/syllabus"),
  of(
    "/admin-dashboard/syllabus",
    "syllabus: a list",
    () => "/admin-dashboard/syllabus?class=class-10&subject=physics",
  ),
  of(
    "/admin-dashboard/syllabus",
    "syllabus: a name refused",
    () => "/admin-dashboard/syllabus?class=class-10&subject=physics",
    async (page, say) => {
      const lines = "Motion | చలనం | गति\nForce\nHeat | ऊष्मा";
      await page.getByLabel(say("Chapters, one a line")).fill(lines);
      await submit("Save Chapters")(page, say);
    },
  ),
  of(
    "/admin-dashboard/fees/students/:studentId",
    "fees of a student without an account",
    ({ waitingId }) => `/admin-dashboard/fees/students/${waitingId}`,
  ),
  at("/admin-dashboard/fees", "fees: nothing found", (page) =>
    page.goto("/admin-dashboard/fees?q=zzqx"),
  ),
  of(
    "/admin-dashboard/fees/families/:familyId/discounts",
    "discounts: refused",
    ({ familyId }) => `/admin-dashboard/fees/families/${familyId}/discounts`,
    submit("Add Discount"),
  ),
  of(
    "/admin-dashboard/fees/families/:familyId/join",
    "families before they are joined",
    ({ familyId, waitingId }) =>
      `/admin-dashboard/fees/families/${familyId}/join?with=${waitingId}`,
  ),
  at("/admin-dashboard/fees/statements", "bank statements: refused", submit("Import")),
  of(
    "/admin-dashboard/fees/statements/lines/:lineId",
    "a line of the bank: families found",
    ({ lineId }) => `/admin-dashboard/fees/statements/lines/${lineId}?q=a`,
  ),
  at("/admin-dashboard/fees/prices", "prices: refused", submit("Set Rate")),
  at("/admin-dashboard/fees/issuer", "who issues invoices: refused", async (page, say) => {
    await page.getByLabel("GSTIN").fill("36AABCV1234D1ZU");
    await submit("Save")(page, say);
  }),
  of(
    "/admin-dashboard/fees/tutors/:tutorId/payee",
    "tax and bank account of a tutor: refused",
    ({ tutorId }) => `/admin-dashboard/fees/tutors/${tutorId}/payee`,
    submit("Save"),
  ),
  of(
    "/admin-dashboard/fees/prices",
    "rates of a tutor",
    ({ tutorId }) => `/admin-dashboard/fees/prices?tutor=${tutorId}`,
  ),
  at("/admin-dashboard/timetable"),
  ...(["tutor", "student"] as const).map((role) =>
    of(
      "/admin-dashboard/timetable",
      `timetable of a ${role}`,
      (facts) => `/admin-dashboard/timetable?${role}=${facts[`${role}Id`]}`,
    ),
  ),
  of("/admin-dashboard/timetable", "timetable: nobody", () => "/admin-dashboard/timetable?q=zzqx"),
  of(
    "/admin-dashboard/tutors/:tutorId/away",
    "a tutor is away tomorrow",
    ({ tutorId }) => `/admin-dashboard/tutors/${tutorId}/away`,
    (page) => page.getByRole("link", { name: "Tomorrow" }).click(),
  ),
  of(
    "/admin-dashboard/lessons/:lessonId",
    "evidence of a lesson",
    ({ heldId }) => `/admin-dashboard/lessons/${heldId}`,
  ),
  of(
    "/admin-dashboard/lessons/:lessonId",
    "evidence of a lesson: refused",
    ({ heldId }) => `/admin-dashboard/lessons/${heldId}`,
    submit("Save Decision"),
  ),
  of(
    "/admin-dashboard/lessons/:lessonId",
    "a lesson to come",
    ({ toCancel }) => `/admin-dashboard/lessons/${toCancel.id}`,
  ),
  ...["move", "cancellation", "link"].map((change) =>
    of(
      `/admin-dashboard/lessons/:lessonId/${change}`,
      `a lesson to come: ${change}`,
      ({ toCancel }) => `/admin-dashboard/lessons/${toCancel.id}/${change}`,
    ),
  ),
  of(
    "/admin-dashboard/lessons/:lessonId/make-up",
    "make-up of a cancelled lesson",
    ({ toMakeUp }) => `/admin-dashboard/lessons/${toMakeUp.id}/make-up`,
  ),
  at("/admin-dashboard/today"),
  of("/admin-dashboard/today", "today: tutors away", () => "/admin-dashboard/today?show=away"),
  at("/admin-dashboard/quality"),
  of(
    "/admin-dashboard/quality",
    "quality: a month without lessons",
    () => "/admin-dashboard/quality?month=2001-01",
  ),
  at("/admin-dashboard/enquiries"),
  of(
    "/admin-dashboard/messages/:chatId/:messageSeq",
    "the staff decide about a message",
    ({ chatId }) => `/admin-dashboard/messages/${chatId}/1`,
  ),
  of(
    "/admin-dashboard/messages/:chatId",
    "messages of a family with the office",
    ({ studentId }) => `/admin-dashboard/messages/${studentId}`,
  ),
  at("/admin-dashboard/enquiries/new"),
  at("/admin-dashboard/enquiries/new", "new enquiry: refused", submit("Add Enquiry")),
  of(
    "/admin-dashboard/enquiries",
    "enquiries: lost ones",
    () => "/admin-dashboard/enquiries?stage=lost",
  ),
  of("/admin-dashboard/search", "search", () => "/admin-dashboard/search?find=an"),
  of("/admin-dashboard/search", "search: nothing", () => "/admin-dashboard/search?find=zzqx"),
];

/** Every other screen of the admins', of the usual records. */
const others = listRoutes(routes)
  .filter(({ url }) => url.startsWith("/admin-dashboard/"))
  .filter(hasScreen)
  .filter(({ url }) => !states.some((state) => state.url === url))
  .map(({ url }) => usual(url));

export const admin: Group = {
  name: "admin",
  email: "admin@viluva.example",
  screens: [...states, ...others],
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
