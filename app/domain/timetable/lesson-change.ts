/** What happened to live sessions. */
export type ChangeKind = "planned" | "moved" | "changed" | "cancelled" | "restored";

/** When a live session is or was; `startsAt` in ISO 8601. */
interface WrittenTime {
  startsAt: string;
  minutes: number;
}

/** A live session in a change, with its time after it and, if it was moved, before it. */
export interface ChangedLesson extends WrittenTime {
  id: string;
  was: WrittenTime | null;
}

/** A change of one assignment's live sessions, as it waits to be mailed: ids and times only. */
export interface MailedChange {
  what: ChangeKind;
  assignmentId: string;
  /** The first ones of the change, by their time. */
  lessons: ChangedLesson[];
  /** How many live sessions it concerns in all. */
  count: number;
  /** The weekly series that they belong to; null for single ones. */
  seriesId: string | null;
}

/** How many live sessions a mail lists. */
export const listedLessons = 6;

/** A change to be mailed, with at most `listedLessons` of its live sessions. */
export function toMailedChange({ lessons, ...change }: Omit<MailedChange, "count">): MailedChange {
  const inOrder = lessons.toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  return { ...change, lessons: inOrder.slice(0, listedLessons), count: lessons.length };
}

/** Whether two changes concern the same live sessions. */
export function areSameLessons(one: MailedChange, other: MailedChange): boolean {
  const idsOf = ({ lessons }: MailedChange) =>
    lessons
      .map(({ id }) => id)
      .toSorted()
      .join(" ");
  return one.count === other.count && idsOf(one) === idsOf(other);
}

/**
 * One change instead of two of the same live sessions, for a person who has heard of neither; null if
 * nothing remains to report.
 */
export function mergeChanges(first: MailedChange, second: MailedChange): MailedChange | null {
  const isGone = second.what === "cancelled";
  if (first.what === "planned") return isGone ? null : { ...second, what: "planned" };
  if (first.what === "cancelled") return second.what === "restored" ? null : second;
  if (first.what === "restored") return isGone ? null : { ...second, what: "restored" };
  if (isGone)
    return { ...second, lessons: second.lessons.map((lesson) => beforeAll(first, lesson)) };
  const lessons = second.lessons.map((lesson) => ({
    ...lesson,
    was: firstTime(first, lesson) ?? lesson.was,
  }));
  const what = lessons.some(isMoved) ? "moved" : "changed";
  const wasOnlyMoved = first.what === "moved" && second.what === "moved";
  return what === "changed" && wasOnlyMoved ? null : { ...second, what, lessons };
}

/** When a live session was before an earlier change. */
function firstTime(first: MailedChange, { id }: ChangedLesson): WrittenTime | null {
  return first.lessons.find((lesson) => lesson.id === id)?.was ?? null;
}

function beforeAll(first: MailedChange, lesson: ChangedLesson): ChangedLesson {
  return { ...lesson, ...firstTime(first, lesson) };
}

function isMoved({ startsAt, minutes, was }: ChangedLesson): boolean {
  return was !== null && (was.startsAt !== startsAt || was.minutes !== minutes);
}
