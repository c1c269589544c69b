import {
  addDays,
  dayOf,
  lessonsBetween,
  type SeriesTime,
} from "#domain/timetable/series/series.ts";
import { planLesson, type SampleItem } from "./sample-course-items.ts";
import { certainHolidays } from "./sample-days-off.ts";
import { lessonsOf } from "./sample-lessons.ts";
import { sampleStudents } from "./sample-people.ts";
import { sampleTutors } from "./sample-tutors.ts";
import { dayAt, happened, idFrom, numberFrom, plusMinutes, timesToday } from "./sample-time.ts";
import { findWeeklyTimes, lengthOf, weeklyTimeOf } from "./sample-week.ts";

/** An assignment with its weekly lessons. */
export interface SampleAssignment {
  id: string;
  student: string;
  tutor: string;
  classId: string;
  subjectId: string;
  assignedAt: Date;
  times: SeriesTime[];
  /** A lesson of today besides the weekly ones; null for none. */
  todayAt: Date | null;
}

/** An assignment with its content. */
export interface SampleCourse extends SampleAssignment {
  items: SampleItem[];
  /** Whether its lessons are a series, which goes on. */
  hasSeries: boolean;
  /** null while it is active. */
  endedAt: Date | null;
}

const weekMinutes = 7 * 24 * 60;

/** Lessons of this time to come have titles of their own; those after it have the series' title. */
export const titledDays = 14;

/** Students who joined within this many days wait for their tutors. */
const daysUntilAssigned = 4;

/**
 * Assigns each student a tutor for each subject: the first who teaches it in that class and has a
 * place left. Their lessons are twice a week at times when both are free.
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
      const course = { id, student: handle, tutor: tutor.handle, classId, subjectId };
      planned.push({ ...course, assignedAt, ...findTimes(now, planned, course) });
    }
  }
  return planned;
}

function findTimes(
  now: Date,
  planned: readonly SampleAssignment[],
  { id, student, tutor, classId }: Omit<SampleAssignment, "assignedAt" | "times" | "todayAt">,
): Pick<SampleAssignment, "times" | "todayAt"> {
  const taken = planned.flatMap((other) =>
    other.student === student || other.tutor === tutor ? [...other.times, ...todayOf(other)] : [],
  );
  // The tutor to sign in as teaches three times today, around now, and nothing else on this day.
  const isBusyToday = tutor === "tutor";
  const todayAt = isBusyToday ? findTimeToday(now, taken, lengthOf(classId)) : null;
  const [today] = todayAt ? [weeklyTimeOf(todayAt, lengthOf(classId))] : [];
  const withoutDay = isBusyToday ? weeklyTimeOf(now, 0).weekday : null;
  const times = findWeeklyTimes(id, classId, today ? [...taken, today] : taken, withoutDay);
  return { times, todayAt };
}

const todayOf = ({ todayAt, classId }: SampleAssignment) =>
  todayAt ? [weeklyTimeOf(todayAt, lengthOf(classId))] : [];

function findTimeToday(now: Date, taken: readonly SeriesTime[], minutes: number): Date | null {
  const today = timesToday(now).map((time) => dayAt(now, 0, time));
  const isFree = (moment: Date) => {
    const { weekday, startMinute } = weeklyTimeOf(moment, minutes);
    return taken.every(
      (other) => other.weekday !== weekday || Math.abs(other.startMinute - startMinute) >= 90,
    );
  };
  return today.find(isFree) ?? null;
}

/** All courses with what was published in them, and one that has ended. */
export function planCourses(now: Date): SampleCourse[] {
  const assignments = planAssignments(now);
  const active = assignments.map((assignment, place) => {
    const hasSeries = hasSeriesAt(place);
    return {
      ...assignment,
      hasSeries,
      items: planCourse(now, assignment, { place, hasSeries }),
      endedAt: null,
    };
  });
  return [...active, planEndedCourse(now, assignments)];
}

/** One course in nine has single lessons only, and none planned. */
const hasSeriesAt = (place: number) => place % 9 !== 4;

/** What a tutor has published for an assignment until now, by the times of its lessons. */
function planCourse(
  now: Date,
  assignment: SampleAssignment,
  { place, hasSeries }: { place: number; hasSeries: boolean },
): SampleItem[] {
  const { id, classId, subjectId } = assignment;
  const lessons = lessonsOf(classId, subjectId);
  const starts = lessonStarts(now, assignment, hasSeries);
  const next = starts.find((startsAt) => startsAt > now);
  const items = starts.flatMap((startsAt, number) => {
    const { title = "", text = "" } = lessons[number % lessons.length] ?? {};
    const part = Math.floor(number / lessons.length) + 1;
    return planLesson(now, assignment, {
      title: part === 1 ? title : `${title}, part ${part}`,
      text,
      startsAt,
      number,
      place,
      inSeries: hasSeries && startsAt.getTime() !== assignment.todayAt?.getTime(),
      // The link of one lesson of this week is missing.
      hasLink: place !== 20 || startsAt !== next,
    });
  });
  return items.map((item, number) => ({ ...item, id: idFrom(`${id} ${number}`) }));
}

/** The starts of an assignment's lessons since its beginning; without a series none is to come. */
function lessonStarts(
  now: Date,
  { assignedAt, times, todayAt }: SampleAssignment,
  hasSeries: boolean,
): Date[] {
  const firstDay = addDays(dayOf(assignedAt), 1);
  const lastDay = dayOf(plusMinutes(now, (titledDays / 7) * weekMinutes));
  const weekly = weeklyStarts(now, { times, firstDay }, firstDay, lastDay);
  return [...weekly, ...(todayAt ? [todayAt] : [])]
    .filter((startsAt) => hasSeries || startsAt < now || startsAt === todayAt)
    .toSorted((one, other) => one.getTime() - other.getTime());
}

/** The starts of weekly lessons between two days, both included, without holidays. */
export function weeklyStarts(
  now: Date,
  { times, firstDay }: { times: readonly SeriesTime[]; firstDay: string },
  from: string,
  until: string,
): Date[] {
  const holidays = new Set(certainHolidays(now).map(({ day }) => day));
  return lessonsBetween({ times, firstDay, lastDay: null }, from, until)
    .map(({ startsAt }) => startsAt)
    .filter((startsAt) => !holidays.has(dayOf(startsAt)));
}

/** A course of the student who signs in that has ended, with the tutor who signs in. */
function planEndedCourse(now: Date, assignments: readonly SampleAssignment[]): SampleCourse {
  const course = {
    id: idFrom("student physics"),
    student: "student",
    tutor: "tutor",
    classId: "class-10",
    subjectId: "physics",
  };
  const times = findTimes(now, assignments, course).times;
  const assignment = { ...course, assignedAt: happened(now, 80, course.id), times, todayAt: null };
  const endedAt = happened(now, 24, course.id);
  const items = planCourse(now, assignment, { place: 0, hasSeries: false }).filter(
    ({ startsAt, createdAt }) => (startsAt ?? createdAt) < endedAt && createdAt < endedAt,
  );
  return { ...assignment, items, hasSeries: false, endedAt };
}
