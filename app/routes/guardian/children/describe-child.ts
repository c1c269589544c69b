import type { PageChild } from "#access/guardian-page.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { sessionState } from "#domain/live-session.ts";
import { legacyCourseName } from "#domain/services.ts";
import { messages } from "./messages.ts";

/** The most of each list that is shown for one child. */
const most = 20;

function shorten<Item>(items: readonly Item[]): { shown: Item[]; all: number } {
  return { shown: items.slice(0, most), all: items.length };
}

/** A child's lessons as its guardian reads them: no address to join a class, nobody's contact. */
export function describeChild({ child, lessons }: PageChild, now: Date) {
  const { guardianId: id, studentName: name, consent, decidedAt } = child;
  if (!lessons) return { id, name, consent, decidedAt, lessons: null };
  const { courses, items, announcements } = lessons;
  const names = new Map(
    courses.map(({ id, isLegacy, assignments: [own] }) => [
      id,
      isLegacy || !own
        ? legacyCourseName(id)
        : messages.course(subjectName(own.subjectId), className(own.classId)),
    ]),
  );
  const subjects = new Map(
    courses.flatMap(({ assignments }) =>
      assignments.map((one) => [
        one.id,
        messages.course(subjectName(one.subjectId), className(one.classId)),
      ]),
    ),
  );
  const sessions = items
    .filter(({ kind }) => kind === "live-session")
    .flatMap(({ id, title, startsAt, tutorName, assignmentId }) => {
      const state = startsAt ? sessionState(startsAt.getTime(), now.getTime()) : "past";
      if (!startsAt || state === "past") return [];
      const isLive = state === "live";
      return [{ id, title, startsAt, isLive, tutorName, courseName: subjects.get(assignmentId) }];
    })
    .toSorted((one, two) => one.startsAt.getTime() - two.startsAt.getTime());
  const recordings = items
    .filter(({ kind }) => kind === "recording")
    .map(({ id, title, description, url, createdAt, assignmentId }) => ({
      id,
      title,
      description,
      url,
      createdAt,
      courseName: subjects.get(assignmentId),
    }));
  const told = announcements.map((one) => ({
    id: one.id,
    title: one.title,
    description: one.description,
    url: one.url,
    createdAt: one.createdAt,
    courseName: names.get(one.assignmentId ?? one.courseId ?? ""),
  }));
  return {
    id,
    name,
    consent,
    decidedAt,
    lessons: {
      sessions: shorten(sessions),
      recordings: shorten(recordings),
      announcements: shorten(told),
      tutors: describeTutors(courses.flatMap(({ assignments }) => assignments)),
    },
  };
}

export type Lessons = NonNullable<ReturnType<typeof describeChild>["lessons"]>;

function describeTutors(
  assignments: NonNullable<PageChild["lessons"]>["courses"][number]["assignments"],
): { name: string; subjects: string }[] {
  // By address, since two tutors may have one name; the address itself stays here.
  const tutors = new Map<string, { name: string; subjects: Set<string> }>();
  for (const { status, tutorName: name, tutorEmail, subjectId } of assignments) {
    if (status !== "active" || name === null || tutorEmail === null) continue;
    const tutor = tutors.get(tutorEmail) ?? { name, subjects: new Set<string>() };
    tutors.set(tutorEmail, { name, subjects: tutor.subjects.add(subjectName(subjectId)) });
  }
  return [...tutors.values()].map(({ name, subjects }) => ({
    name,
    subjects: [...subjects].join(", "),
  }));
}
