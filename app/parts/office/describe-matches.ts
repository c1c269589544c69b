import { maxMatchingLoad, matchingMinutes } from "#domain/timetable/matching.ts";
import type { MatchingTutor, SubjectMatches } from "#data/timetable/matching.ts";
import { nameOfClass, nameOfSubject } from "#domain/teaching/catalogue/catalogue.ts";
import { formatTime } from "#domain/shared/dates.ts";
import {
  pairOf,
  placesIn,
  placeValue,
  type FreeRange,
  type WeeklyPlace,
} from "#domain/timetable/free-times.ts";
import { clockTime, type WeeklyTime } from "#domain/timetable/week/hours.ts";
import { describeEnd } from "#parts/timetable/time-off/describe.ts";
import { matchingWords as words } from "./matching-messages.ts";

/** How many of the common times are written out. */
const shownRanges = 3;

/** "6:00 PM" for minutes from midnight in India. */
function timeOf(minute: number): string {
  return formatTime(`2026-01-01T${clockTime(minute)}`);
}

/** "Monday 6:00 PM to 8:00 PM" */
export function describeWeeklyTime({ weekday, fromMinute, toMinute }: WeeklyTime): string {
  return words.range(weekday, timeOf(fromMinute), timeOf(toMinute));
}

/** When lessons suit a family, or that they haven't said. */
export function describeFamilyTimes(times: readonly WeeklyTime[]): string {
  return times.length === 0
    ? words.familyUnknown
    : words.familyTimes(times.map(describeWeeklyTime));
}

const describeRange = ([from, to]: FreeRange) => {
  const weekday = Math.floor(from / 1440) + 1;
  const midnight = (weekday - 1) * 1440;
  return describeWeeklyTime({ weekday, fromMinute: from - midnight, toMinute: to - midnight });
};

function describeFree({ hasHours, free }: MatchingTutor): string[] {
  if (!hasHours) return [words.hoursUnknown];
  if (free === null) return [];
  if (free.length === 0) return [words.nothingInCommon];
  const shown = free.slice(0, shownRanges).map(describeRange);
  return [words.free(shown, free.length - shown.length)];
}

/** The buttons that plan a time: every week, or its first lesson. */
function describePlans({ id, name, free }: MatchingTutor, subject: string, shownTimes: number) {
  const places = placesIn(free ?? [], matchingMinutes, shownTimes);
  if (places.length === 0) return [];
  const press = (kind: "weekly" | "first", whom: string) => (chosen: readonly WeeklyPlace[]) => ({
    name: "plan",
    value: [id, kind, ...chosen.map(placeValue)].join(" "),
    label: chosen
      .map(({ weekday, startMinute }) => words.place(weekday, timeOf(startMinute)))
      .reduce(words.pair),
    whom,
  });
  const pair = pairOf(places);
  const each = places.map((place) => [place]);
  return [
    {
      title: words.weekly,
      presses: [...each, ...(pair ? [pair] : [])].map(
        press("weekly", words.weeklyWhom(name, subject)),
      ),
    },
    {
      title: words.first,
      presses: each.map(press("first", words.firstWhom(name, subject))),
    },
  ];
}

/**
 * The tutors for each of a student's subjects, with the reasons for their place and what a press can
 * do: assign one, or assign them and plan a time, every week or once. All words are made here, so that the browser loads
 * none of them.
 *
 * @param shownTimes how many times are offered for each tutor
 */
export function describeMatches(
  student: { id: string; name: string; classId: string },
  matches: readonly SubjectMatches[],
  shownTimes: number,
  now: Date,
) {
  const { id: studentId, classId } = student;
  const [firstName = student.name] = student.name.split(" ");
  return matches.map(({ subjectId, tutors }) => {
    const subject = nameOfSubject(subjectId);
    return {
      name: subject,
      label: words.matches(subject, student.name),
      /** Hidden inputs of the form. */
      fields: { studentId, classId, subjectId },
      empty: tutors.length === 0 ? words.noTutors : null,
      tutors: tutors.map((tutor) => ({
        id: tutor.id,
        name: tutor.name,
        reason: [
          words.teaches(nameOfClass(classId), subject),
          words.load(tutor.load, maxMatchingLoad),
          ...(tutor.hasTaught ? [words.taught(firstName)] : []),
          ...describeFree(tutor),
          ...(tutor.awayUntil ? [words.away(describeEnd(tutor.awayUntil, now))] : []),
        ].join(", "),
        assign: {
          name: "tutorId",
          value: tutor.id,
          label: words.assign,
          whom: words.assignWhom(tutor.name, subject),
        },
        plans: describePlans(tutor, subject, shownTimes),
      })),
    };
  });
}

export type SubjectMatchesText = ReturnType<typeof describeMatches>[number];
