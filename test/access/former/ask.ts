import { standardSite } from "#content/site/site.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import type { MailKind } from "#domain/mail/mail.ts";
import { mails } from "#mails/shared/all.ts";
import type { Mail } from "#mails/shared/mail.ts";
import routes from "../../../app/routes.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { password, type Person } from "#test/support/people.ts";
import { fillUrl, listUrls, unknownIds } from "#test/support/urls.ts";
import type { Course } from "./course.ts";
import { mailDataOf } from "./mails.ts";

/** Where the records of a tutor's students are pages. */
const isOfTutors = (path: string) => path.startsWith("/tutor-dashboard");

/** The parts of the product, by how addresses begin; the last one has all the rest, bearer links too. */
export const parts = [
  "/account",
  "/tutor-dashboard/:",
  "/tutor-dashboard",
  "/admin-dashboard/s",
  "/admin-dashboard/enquiries",
  "/admin-dashboard",
  "/dashboard",
  "/guardian",
  "/",
] as const;

export type ProductPart = (typeof parts)[number];

const partOf = (url: string): ProductPart => parts.find((part) => url.startsWith(part)) ?? "/";

/** Every address of a part of the product with the records of a course in it. */
function pathsOf(course: Course, part: ProductPart): string[] {
  const ids = {
    ...unknownIds,
    courseId: course.assignmentId,
    assignmentId: course.assignmentId,
    studentId: course.student.id,
    tutorId: course.tutor.id,
    sessionId: course.sessionId,
    studyItemId: course.items.recordings,
    noteId: course.noteId,
    // Nobody is related to anybody.
    siblingId: course.sessionId,
    enquiryId: course.enquiryId,
    timeOffId: course.timeOffId,
    childId: course.student.id,
    requestToken: course.requestToken,
  };
  const tabs = Object.entries({ ...course.items, student: "none" });
  const urls = listUrls(routes).filter((url) => partOf(url) === part);
  const paths = urls.flatMap((url) => {
    const isOfLessons = url.includes(":section/:lessonId");
    const inTabs = tabs.filter(([tab]) => !isOfLessons || tab === "live-sessions");
    const perTab = url.includes(":section") ? inTabs : tabs.slice(0, 1);
    const perLesson =
      url.includes(":lessonId") && isOfTutors(url)
        ? Object.values(course.lessons)
        : [course.lessons.coming];
    const perRequest = url.includes(":requestId")
      ? Object.values(course.requests)
      : [course.requests.open];
    return perTab.flatMap(([section, itemId]) =>
      perLesson.flatMap((lessonId) =>
        perRequest.map((requestId) =>
          fillUrl(url, { ...ids, section, itemId, lessonId, requestId }),
        ),
      ),
    );
  });
  return [...new Set(paths)];
}

/** Of some texts those that are in another. */
export const foundIn = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => text.includes(word));

/** How a moment is written on pages, in files and in calendars. */
export const spellingsOf = (at: Date): string[] => [
  formatDateTime(at),
  at.toISOString().slice(0, 16),
  at.toISOString().slice(0, 16).replaceAll(/[-:]/g, ""),
];

/** The addresses of a part that show a person one of some texts, as a page or as data, with the texts. */
export async function findLeaks(
  { browser }: Person,
  course: Course,
  part: ProductPart,
  secrets: readonly string[],
): Promise<[path: string, found: string[]][]> {
  const leaks: [string, string[]][] = [];
  const ask = async (path: string) => {
    const answers = [await (await browser.get(path)).text()];
    if (isOfTutors(path)) answers.push((await browser.getData(path)).text);
    const found = new Set(answers.flatMap((said) => foundIn(said, secrets)));
    if (found.size > 0) leaks.push([path, [...found]]);
  };
  const waiting = pathsOf(course, part);
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await ask(path);
  };
  await Promise.all([work(), work(), work(), work()]);
  return leaks;
}

type Sections = Record<string, Record<string, unknown>[]>;

/** What a person exports: the page, the file as text, and its sections. */
export async function exportOf(
  { pool }: TestAcademy,
  { browser }: Person,
): Promise<{ said: string[]; sections: Sections }> {
  await pool.query("delete from rate_limits");
  await browser.post("/account/proof", { password });
  const page = await browser.read("/account/export");
  const file = await (await browser.get("/account/export.json")).text();
  const { sections } = JSON.parse(file) as { sections: Sections };
  return { said: [page, file], sections };
}

/** Every kind of mail about a course that says anything to a person, with its text. */
export async function mailsTo(
  { database }: TestAcademy,
  { id: accountId, name }: Person,
  course: Course,
  presentTutorId: string,
): Promise<[MailKind, string][]> {
  const sending = { database, accountId, name, now: new Date(), academy: standardSite.academy };
  type Write = (data: unknown, to: typeof sending) => ReturnType<Mail<MailKind>>;
  const written: [MailKind, string][] = [];
  for (const [key, data] of Object.entries(mailDataOf(course, presentTutorId))) {
    const kind = key as MailKind;
    // Each kind's function takes that kind's data.
    const write = mails[kind] as Write;
    for (const one of data) {
      const text = await write(one, sending);
      if (text) written.push([kind, JSON.stringify(text)]);
    }
  }
  return written;
}
