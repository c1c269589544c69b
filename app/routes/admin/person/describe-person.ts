import { messages as more } from "#parts/office/more-messages.ts";
import { canEnter, type StaffRole } from "#domain/people/staff.ts";
import type { StudentFacts } from "#data/people/student-facts.ts";
import type { TutorFacts } from "#data/people/tutor-facts.ts";
import type { PersonMail } from "#data/people/person-facts.ts";
import { isMailKind } from "#domain/mail/mail.ts";
import { mailKinds } from "#parts/mail/messages.ts";
import { formatDate, formatDateTime, nameMoment } from "#domain/shared/dates.ts";
import type { PersonList, PersonPage } from "#use-cases/people/people.ts";
import { describeLine, type AboutPerson } from "#parts/office/describe-line.ts";
import { describeCourse } from "./describe-course.ts";
import { messages as notes } from "#parts/people/notes/messages.ts";
import { messages } from "./messages.ts";

/** What the pages of students and tutors have in common, as text. */
export function describePerson(
  { person, hasMore }: PersonPage<StudentFacts | TutorFacts>,
  role: "student" | "tutor",
  reader: StaffRole,
  now: Date,
) {
  const page = `/admin-dashboard/${role}s/${person.id}`;
  // The page says whose it is.
  const others = (about: readonly AboutPerson[]) =>
    about.flatMap(({ name, to }) => (to === page ? [] : [name])).join(", ");
  const allOf = (list: PersonList, label: string) =>
    hasMore[list] ? { to: `${page}?all=${list}`, label } : null;
  return {
    page,
    email: person.isAddressProved ? messages.proved(person.email) : messages.unproved(person.email),
    phoneNumber: person.phoneNumber || messages.notGiven,
    isInvited: person.isInvited,
    timetableTo: `/admin-dashboard/timetable?${role}=${person.id}`,
    fees: canEnter(reader, "fees")
      ? { to: `/admin-dashboard/fees/${role}s/${person.id}`, label: more.places.fees.label }
      : null,
    joined: formatDateTime(person.createdAt),
    courses: person.courses.map((course) => describeCourse(course, role, page, now)),
    allCourses: allOf("courses", messages.allCourses),
    mails: person.mails.map((mail) => describeMail(mail, now)),
    allMails: allOf("mails", messages.allMails),
    notes: person.notes.map((note) => ({
      id: note.id,
      text: note.text,
      author: note.author,
      writtenAt: formatDateTime(note.writtenAt),
      changedAt: note.changedAt === null ? null : formatDateTime(note.changedAt),
      promise: describePromise(note, now),
    })),
    keepers: person.keepers,
    allNotes: allOf("notes", messages.allNotes),
    referred: describeReferred(person),
    allReferred: allOf("referred", messages.allReferred),
    log: person.log.map(describeLine).map(({ id, when, who, role, what, note, reason, about }) => ({
      id,
      when,
      what: [what, others(about)].filter(Boolean).join(": "),
      who: who ?? role,
      reason: reason ?? note,
    })),
    allLog: canEnter(reader, "log")
      ? { to: `/admin-dashboard/log?account=${person.id}`, label: messages.allLog }
      : null,
  };
}

/** A mail as one line: what it is about, and when it was or will be sent. */
function describeMail({ id, kind, dueAt, sentAt, failedAt }: PersonMail, now: Date) {
  return {
    id,
    // Another version may have had other kinds.
    what: isMailKind(kind) ? mailKinds[kind] : kind,
    when: whenOf({ dueAt, sentAt, failedAt }, now),
    isFailed: failedAt !== null,
  };
}

function whenOf(
  { dueAt, sentAt, failedAt }: Pick<PersonMail, "dueAt" | "sentAt" | "failedAt">,
  now: Date,
): string {
  if (sentAt !== null) return messages.sent(formatDateTime(sentAt));
  if (failedAt !== null) return messages.failed(formatDateTime(failedAt));
  return new Date(dueAt) > now ? messages.due(formatDateTime(dueAt)) : messages.waiting;
}

/** What a note promises; null for a plain note. */
function describePromise({ dueAt, doneAt, keeper }: StudentFacts["notes"][number], now: Date) {
  if (dueAt === null) return null;
  if (doneAt !== null) return { isOpen: false, text: notes.kept(formatDateTime(doneAt)) };
  const when = nameMoment(dueAt, now);
  return { isOpen: true, text: keeper === null ? notes.due(when) : notes.dueBy(when, keeper) };
}

/** The students who came through a person; null for none. */
function describeReferred({ referred, referredCount }: StudentFacts | TutorFacts) {
  if (referredCount === 0) return null;
  return {
    title: messages.cameThrough(referredCount),
    students: referred.map(({ id, name, joinedAt, hasCourse }) => ({
      name,
      to: `/admin-dashboard/students/${id}`,
      note: messages.joinedWith(formatDate(joinedAt), hasCourse),
    })),
  };
}

export type PersonText = ReturnType<typeof describePerson>;
