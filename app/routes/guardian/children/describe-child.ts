import type { PageChild } from "#use-cases/guardians/page.ts";
import { canReadReports, hasOutdatedConsent } from "#domain/guardians/guardian.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { lessonPhase } from "#domain/timetable/lesson.ts";
import { legacyCourseName } from "#domain/teaching/services.ts";
import { describeStanding } from "#parts/lessons/outcome/describe.ts";
import { describeReport } from "#parts/lessons/report/describe.ts";
import { messages } from "./messages.ts";

/** How many items of each list are shown for one child. */
const maxShown = 20;

function shorten<Item>(items: readonly Item[]): { shown: Item[]; all: number } {
  return { shown: items.slice(0, maxShown), all: items.length };
}

/** A child's lessons for the guardian's page, without links to lessons or contact data. */
export function describeChild({ child, lessons }: PageChild, now: Date) {
  const { guardianId: id, studentName: name, consent, decidedAt } = child;
  const isOutdated = hasOutdatedConsent(child);
  if (!lessons) return { id, name, consent, isOutdated, decidedAt, lessons: null };
  const { courses, items, announcements } = lessons;
  const names = new Map(
    courses.map(({ id, isLegacy, assignments: [assignment] }) => [
      id,
      isLegacy || !assignment
        ? legacyCourseName(id)
        : messages.course(subjectName(assignment.subjectId), className(assignment.classId)),
    ]),
  );
  const subjects = new Map(
    courses.flatMap(({ assignments }) =>
      assignments.map((assignment) => [
        assignment.id,
        messages.course(subjectName(assignment.subjectId), className(assignment.classId)),
      ]),
    ),
  );
  const sessions = items
    .filter(({ kind }) => kind === "live-session")
    .flatMap(
      ({
        id,
        title,
        startsAt,
        minutes,
        tutorName,
        isWaiting,
        cancelled,
        request,
        assignmentId,
      }) => {
        if (!startsAt || minutes === null) return [];
        const state = lessonPhase({ startsAt: startsAt.getTime(), minutes }, now.getTime());
        if (state === "past") return [];
        const isLive = state === "live" && !isWaiting && !cancelled;
        const courseName = subjects.get(assignmentId);
        const canAsk = startsAt > now && !isWaiting && !cancelled;
        return [
          {
            id,
            title,
            startsAt,
            minutes,
            isLive,
            isWaiting,
            cancelled,
            canAsk,
            request,
            tutorName,
            courseName,
          },
        ];
      },
    )
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const past = canReadReports(child)
    ? items
        .flatMap(({ id, title, startsAt, minutes, tutorName, assignmentId, ...item }) => {
          if (!startsAt || minutes === null) return [];
          const outcome = describeStanding(
            { ...item, startsAt, minutes },
            "guardian",
            now.getTime(),
          );
          const isPast =
            lessonPhase({ startsAt: startsAt.getTime(), minutes }, now.getTime()) === "past";
          const courseName = subjects.get(assignmentId);
          if (!isPast) return [];
          return [
            {
              id,
              title,
              startsAt,
              tutorName,
              courseName,
              outcome,
              cancelled: item.cancelled,
              report: item.report && describeReport(item.report),
            },
          ];
        })
        .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
    : null;
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
  const shownAnnouncements = announcements.map((announcement) => ({
    id: announcement.id,
    title: announcement.title,
    description: announcement.description,
    url: announcement.url,
    createdAt: announcement.createdAt,
    courseName: names.get(announcement.assignmentId ?? announcement.courseId ?? ""),
  }));
  return {
    id,
    name,
    consent,
    isOutdated,
    decidedAt,
    lessons: {
      sessions: shorten(sessions),
      past: past && shorten(past),
      recordings: shorten(recordings),
      announcements: shorten(shownAnnouncements),
      tutors: describeTutors(courses.flatMap(({ assignments }) => assignments)),
    },
  };
}

export type Lessons = NonNullable<ReturnType<typeof describeChild>["lessons"]>;

function describeTutors(
  assignments: NonNullable<PageChild["lessons"]>["courses"][number]["assignments"],
): { name: string; subjects: string }[] {
  // Grouped by email, because two tutors may have the same name; the email is not returned.
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
