import type { Academy } from "#content/site/academy.ts";
import type { PageChild } from "#use-cases/guardians/page.ts";
import { splitName } from "#domain/account/account.ts";
import { allowsMessages, canReadReports, hasOutdatedConsent } from "#domain/guardians/guardian.ts";
import { phoneLink, whatsappLink } from "#domain/people/phone/phone-number.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { legacyCourseName } from "#domain/teaching/services.ts";
import { describeBalance } from "#parts/fees/family/balance.ts";
import { describeComing, describePast } from "./describe-lessons.ts";
import { describeThisMonth } from "./describe-month.ts";
import { messages } from "./messages.ts";
import { shorten } from "./shorten.ts";

/** How a guardian's page is read. */
export interface Reading {
  now: Date;
  /** The page's address. */
  page: string;
  academy: Academy;
  /** The id of the lesson that the address asks for; any text, or null. */
  asked: string | null;
}

/** A child for the guardian's page, without links to lessons or contact data. */
export function describeChild({ child, lessons }: PageChild, reading: Reading) {
  const { guardianId: id, studentName: name, consent, decidedAt } = child;
  const isOutdated = hasOutdatedConsent(child);
  const contact = describeContact(reading.academy, splitName(name).firstName);
  const hasMessages = allowsMessages(child);
  const shown = { id, name, consent, isOutdated, decidedAt, contact, hasMessages };
  if (!lessons) return { ...shown, fees: null, lessons: null, reports: null };
  const { courses, items, announcements, balance } = lessons;
  const names = new Map(
    courses.map(({ id, isLegacy, assignments: [assignment] }) => [
      id,
      isLegacy || !assignment ? legacyCourseName(id) : nameOf(assignment),
    ]),
  );
  const assignments = courses.flatMap((course) => course.assignments);
  const subjects = new Map(
    assignments.map((assignment) => [assignment.id, nameOf(assignment)] as const),
  );
  const recordings = items
    .filter(({ kind }) => kind === "recording")
    .map((item) => linkedItem(item, subjects.get(item.assignmentId)));
  const shownAnnouncements = announcements.map((item) =>
    linkedItem(item, names.get(item.assignmentId ?? item.courseId ?? "")),
  );
  return {
    ...shown,
    // What is to be paid; null where nothing was charged or paid.
    fees: balance === null ? null : describeBalance(balance),
    lessons: {
      coming: describeComing(items, subjects, reading),
      recordings: shorten(recordings),
      announcements: shorten(shownAnnouncements),
      tutors: describeTutors(assignments),
    },
    // null without a consent that covers them.
    reports: canReadReports(child)
      ? {
          ...describePast(items, subjects, reading),
          month: describeThisMonth(items, assignments, reading),
        }
      : null,
  };
}

export type Child = ReturnType<typeof describeChild>;
export type Lessons = NonNullable<Child["lessons"]>;

/** What is shown of a recording or an announcement. */
const linkedItem = (
  { id, title, description, url, createdAt }: Page["items" | "announcements"][number],
  courseName: string | undefined,
) => ({ id, title, description, url, createdAt, courseName });

type Page = NonNullable<PageChild["lessons"]>;
type Assignments = Page["courses"][number]["assignments"];

const nameOf = ({ subjectId, classId }: Pick<Assignments[number], "subjectId" | "classId">) =>
  messages.course(subjectName(subjectId), className(classId));

/** The academy's number, to call and to write to about the child in the page's language. */
function describeContact({ name, phone }: Academy, child: string) {
  return {
    call: phoneLink(phone),
    whatsapp: whatsappLink(phone, messages.hello(name, child)),
  };
}

function describeTutors(assignments: Assignments) {
  // Grouped by email, because two tutors may have the same name; the email is not returned.
  const tutors = new Map<string, { name: string; subjects: Set<string> }>();
  for (const { status, tutorName: name, tutorEmail, subjectId } of assignments) {
    if (status !== "active" || name === null || tutorEmail === null) continue;
    const tutor = tutors.get(tutorEmail) ?? { name, subjects: new Set<string>() };
    tutors.set(tutorEmail, { name, subjects: tutor.subjects.add(subjectName(subjectId)) });
  }
  return [...tutors.values()].map(({ name, subjects }, index) => ({
    id: String(index),
    name,
    subjects: [...subjects].join(", "),
  }));
}
