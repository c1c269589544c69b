import type { ContentKind } from "#domain/teaching/content-kind.ts";
import { isLate } from "#domain/timetable/series/change-rule.ts";
import { isOff } from "./sample-days-off.ts";
import { announcements, examOf } from "./sample-lessons.ts";
import type { SampleAssignment } from "./sample-teaching.ts";
import { happened, numberFrom, plusMinutes } from "./sample-time.ts";
import { lengthOf } from "./sample-week.ts";
import { hour } from "#domain/shared/durations.ts";

/** An item of an assignment; only live sessions have a start and a length. */
export interface SampleItem {
  id: string;
  kind: ContentKind;
  title: string;
  text: string;
  url: string;
  startsAt: Date | null;
  minutes: number | null;
  /** Of an exam that the tutor has marked. */
  mark: number | null;
  outOf: number | null;
  createdAt: Date;
  inSeries: boolean;
  /** null for what is not cancelled. */
  cancellation: SampleCancellation | null;
  /** The id of the cancelled lesson that it makes up for. */
  makesUpFor: string | null;
}

interface SampleCancellation {
  as: "student" | "tutor";
  reason: string;
  at: Date;
  isLate: boolean;
}

const week = 7 * 24 * 60;

/** A lesson to be planned. */
export interface SampleLesson {
  title: string;
  text: string;
  startsAt: Date;
  /** Of the lesson in its course, from 0. */
  number: number;
  /** Of the assignment among all. */
  place: number;
  inSeries: boolean;
  hasLink: boolean;
}

type Item = Omit<SampleItem, "id">;

const plain = {
  startsAt: null,
  minutes: null,
  mark: null,
  outOf: null,
  inSeries: false,
  cancellation: null,
  makesUpFor: null,
};

/** A lesson and what was published after it. */
export function planLesson(now: Date, course: SampleAssignment, lesson: SampleLesson): Item[] {
  const { title, text, startsAt, inSeries, hasLink } = lesson;
  const begin = plusMinutes(course.assignedAt, 30);
  const yesterday = happened(now, 1, title);
  const single = Math.min(plusMinutes(startsAt, -week - 90).getTime(), yesterday.getTime());
  // A series is planned when the course begins.
  const createdAt = inSeries ? begin : new Date(Math.max(single, begin.getTime()));
  const cancellation = cancellationOf(now, course, lesson);
  const planned: Item = {
    ...plain,
    kind: "live-session",
    title,
    text,
    url: hasLink ? urlOf(course, "meet") : "",
    startsAt,
    minutes: lengthOf(course.classId),
    createdAt,
    inSeries,
    cancellation: cancellation && {
      ...cancellation,
      at: cancellation.at > createdAt ? cancellation.at : plusMinutes(createdAt, 5),
    },
  };
  return cancellation ? [planned] : [planned, ...publishedAfter(now, course, lesson)];
}

const urlOf = ({ id, subjectId }: SampleAssignment, host: string, number?: number) =>
  `https://${host}.viluva.example/${subjectId}-${id.slice(0, 6)}${number === undefined ? "" : `-${number}`}`;

const reasons = {
  student: ["Fever since this morning.", "My grandmother is in hospital.", "A school function."],
  tutor: [
    "A power cut in our street.",
    "I have lost my voice.",
    "A family function in Karimnagar.",
  ],
};

/** Lessons of the tutor's days off are cancelled, and a few of those before. */
function cancellationOf(
  now: Date,
  { id, tutor }: SampleAssignment,
  { startsAt, number, inSeries }: SampleLesson,
): SampleCancellation | null {
  if (startsAt > now) {
    if (!isOff(now, tutor, startsAt)) return null;
    const reason = "I am at a family wedding in Warangal on these days.";
    return { as: "tutor", reason, at: happened(now, 1, tutor), isLate: false };
  }
  const seed = `${id} ${number} held`;
  if (!inSeries || numberFrom(seed, 18) !== 0) return null;
  const as = numberFrom(`${seed} by`, 2) === 0 ? "tutor" : "student";
  const at = plusMinutes(startsAt, as === "tutor" ? -28 * 60 : -3 * 60);
  const reason = reasons[as][numberFrom(`${seed} why`, 3)] ?? "";
  return { as, reason, at, isLate: isLate(startsAt, at) };
}

/** The recording, and now and then an exam or an announcement. */
export function publishedAfter(
  now: Date,
  course: SampleAssignment,
  { title, text, startsAt, number, place }: Omit<SampleLesson, "inSeries" | "hasLink">,
): Item[] {
  const hours = (now.getTime() - startsAt.getTime()) / hour;
  // The recordings of some classes of the last two days are missing.
  if (hours < (place % 3 === 0 ? 48 : 6)) return [];
  const createdAt = plusMinutes(startsAt, 100 + numberFrom(title, 60));
  const later = { ...plain, createdAt };
  const url = urlOf(course, "videos", number);
  const items: Item[] = [{ ...later, kind: "recording", title, text, url }];
  if (number % 6 === 5) {
    const exam = examOf(title, number + place);
    // Marked within four days.
    const mark =
      hours > 96 ? { mark: 12 + numberFrom(`${title} ${place}`, 17) / 2, outOf: 20 } : {};
    items.push({ ...later, ...mark, kind: "exam", ...exam, url: urlOf(course, "forms", number) });
  }
  if (number % 8 === 1) {
    const at = (place + Math.floor(number / 8)) % announcements.length;
    const [heading, words] = announcements[at] ?? ["", ""];
    items.push({ ...later, kind: "announcement", title: heading, text: words, url: "" });
  }
  return items;
}
