import type { ContentKind } from "#domain/content.ts";
import { announcements, examOf, lessonsOf } from "./sample-lessons.ts";
import { sampleStudents } from "./sample-people.ts";
import { sampleTutors } from "./sample-tutors.ts";
import { dayAt, happened, idFrom, numberFrom, plusMinutes, timesToday } from "./sample-time.ts";

/** An assignment with its weekly lesson. */
export interface SampleAssignment {
  id: string;
  student: string;
  tutor: string;
  classId: string;
  subjectId: string;
  assignedAt: Date;
  /** The lesson of today or of one of the next six days. */
  lessonAt: Date;
}

/** An item of an assignment; only live sessions have a start and a length. */
export interface SampleItem {
  id: string;
  kind: ContentKind;
  title: string;
  text: string;
  url: string;
  startsAt: Date | null;
  minutes: number | null;
  /** Why the tutor has cancelled a live session; null for one that is held. */
  cancelReason?: string | null;
  createdAt: Date;
}

const week = 7;
const weekMinutes = week * 24 * 60;
const hour = 3_600_000;

/** Students who joined within this many days wait for their tutors. */
const daysUntilAssigned = 4;

/**
 * Assigns each student a tutor for each subject: the first who teaches it in that class and has a
 * place left. A lesson is at a time when both are free.
 */
export function planAssignments(now: Date): SampleAssignment[] {
  const planned: SampleAssignment[] = [];
  for (const { handle, classId, subjects, joined } of sampleStudents) {
    if (joined <= daysUntilAssigned) continue;
    for (const subjectId of subjects.split(" ")) {
      const tutor = sampleTutors.find(
        (one) =>
          one.classes.split(" ").includes(classId) &&
          one.subjects.split(" ").includes(subjectId) &&
          planned.filter((other) => other.tutor === one.handle).length < one.places,
      );
      if (!tutor) continue;
      const id = idFrom(`${handle} ${subjectId}`);
      const daysAgo = Math.min(joined, tutor.applied) - 2 - numberFrom(id, 2);
      const assignedAt = happened(now, daysAgo, id);
      const lessonAt = findFreeTime(now, planned, { student: handle, tutor: tutor.handle });
      const people = { student: handle, tutor: tutor.handle };
      planned.push({ id, ...people, classId, subjectId, assignedAt, lessonAt });
    }
  }
  return planned;
}

interface Pair {
  student: string;
  tutor: string;
}

function findFreeTime(now: Date, planned: readonly SampleAssignment[], pair: Pair): Date {
  const { student, tutor } = pair;
  const theirs = planned.filter((other) => other.student === student || other.tutor === tutor);
  const isFree = (time: Date) =>
    theirs.every(({ lessonAt }) => Math.abs(lessonAt.getTime() - time.getTime()) > hour);
  const first = numberFrom(tutor, week);
  const days = Array.from({ length: week }, (_, place) => (first + place * 2) % week);
  // The tutor to sign in as teaches three times today, around now.
  const hasBusyDay = tutor === "tutor";
  const today = hasBusyDay ? timesToday(now).map((time) => dayAt(now, 0, time)) : [];
  const evenings = ["17:00", "18:30", "20:00"].flatMap((time) =>
    days.filter((day) => day > 0 || !hasBusyDay).map((day) => dayAt(now, day, time)),
  );
  return [...today, ...evenings].find(isFree) ?? dayAt(now, 0, "12:00");
}

/** The starts of an assignment's lessons since its beginning. One course in nine has none planned. */
function lessonStarts(
  now: Date,
  { assignedAt, lessonAt }: SampleAssignment,
  place: number,
): Date[] {
  const weeks = Array.from({ length: 15 }, (_, at) => at - 12);
  const last = place % 9 === 4 ? now : plusMinutes(now, 2 * weekMinutes);
  return weeks
    .map((number) => plusMinutes(lessonAt, number * weekMinutes))
    .filter((startsAt) => startsAt > assignedAt && startsAt < last);
}

/**
 * What a tutor has published for an assignment until now, oldest first.
 *
 * @param place of the assignment among all
 */
export function planCourse(now: Date, assignment: SampleAssignment, place: number): SampleItem[] {
  const { id, classId, subjectId, assignedAt } = assignment;
  const lessons = lessonsOf(classId, subjectId);
  const items = lessonStarts(now, assignment, place).flatMap((startsAt, number) => {
    const { title = "", text = "" } = lessons[number % lessons.length] ?? {};
    const lesson = { title: number < lessons.length ? title : `${title}, part 2`, text };
    return planLesson(now, { ...lesson, startsAt, number, place });
  });
  return items.map((item, number) => ({
    ...item,
    id: idFrom(`${id} ${number}`),
    url: item.url && `https://${item.url}.viluva.example/${subjectId}-${id.slice(0, 6)}-${number}`,
    createdAt: new Date(Math.max(item.createdAt.getTime(), plusMinutes(assignedAt, 30).getTime())),
  }));
}

/** A course of the student who signs in that has ended, with the tutor who signs in. */
export function planEndedCourse(
  now: Date,
): SampleAssignment & { items: SampleItem[]; endedAt: Date } {
  const id = idFrom("student physics");
  const assignment = {
    id,
    student: "student",
    tutor: "tutor",
    classId: "class-10",
    subjectId: "physics",
    assignedAt: happened(now, 80, id),
    lessonAt: dayAt(now, 3, "16:00"),
  };
  const endedAt = happened(now, 24, id);
  const items = planCourse(now, assignment, 0).filter(
    ({ startsAt, createdAt }) => (startsAt ?? createdAt) < endedAt && createdAt < endedAt,
  );
  return { ...assignment, items, endedAt };
}

interface Lesson {
  title: string;
  text: string;
  startsAt: Date;
  /** Of the lesson in its course, from 0. */
  number: number;
  place: number;
}

/** A lesson and what was published after it; `url` is the name of the host, empty for none. */
function planLesson(now: Date, lesson: Lesson): Omit<SampleItem, "id">[] {
  const { title, text, startsAt, number, place } = lesson;
  const plannedAt = plusMinutes(startsAt, -weekMinutes - 90);
  const yesterday = happened(now, 1, title);
  const isSoon = startsAt > now && startsAt < plusMinutes(now, weekMinutes);
  const items: Omit<SampleItem, "id">[] = [
    {
      kind: "live-session",
      title,
      text,
      // The link of one lesson of this week is missing.
      url: place === 20 && isSoon ? "" : "meet",
      startsAt,
      // Some courses have shorter lessons.
      minutes: place % 5 === 3 ? 45 : 60,
      // Some lessons of next week are not held.
      cancelReason:
        place % 4 === 1 && startsAt > plusMinutes(now, weekMinutes)
          ? "I am at a family wedding in Warangal that evening."
          : null,
      createdAt: plannedAt < yesterday ? plannedAt : yesterday,
    },
  ];
  const hours = (now.getTime() - startsAt.getTime()) / hour;
  // The recordings of some classes of the last two days are missing.
  if (hours < (place % 3 === 0 ? 48 : 6)) return items;
  const later = {
    startsAt: null,
    minutes: null,
    createdAt: plusMinutes(startsAt, 80 + numberFrom(title, 60)),
  };
  items.push({ ...later, kind: "recording", title, text, url: "videos" });
  if (number % 4 === 3) {
    items.push({ ...later, kind: "exam", ...examOf(title, number + place), url: "forms" });
  }
  if (number % 4 === 1) {
    const [heading, words] = announcements[
      (place + Math.floor(number / 4)) % announcements.length
    ] ?? ["", ""];
    items.push({ ...later, kind: "announcement", title: heading, text: words, url: "" });
  }
  return items;
}
