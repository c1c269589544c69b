/** What happened to lessons. */
export type ChangeKind = "planned" | "moved" | "changed" | "cancelled" | "restored";

/** When a lesson is or was; `startsAt` in ISO 8601. */
interface WrittenTime {
  startsAt: string;
  minutes: number;
}

/** A lesson in a change, with its time after it and, if it was moved, before it. */
export interface ChangedLesson extends WrittenTime {
  id: string;
  was: WrittenTime | null;
}

/** A change of one assignment's lessons, as it waits to be mailed: ids and times only. */
export interface MailedChange {
  what: ChangeKind;
  assignmentId: string;
  /** The first ones of the change, by their time. */
  lessons: ChangedLesson[];
  /** How many lessons it concerns in all. */
  count: number;
  /** The weekly series that they belong to; null for single ones. */
  seriesId: string | null;
  /** Of a cancellation: nobody has heard of these sessions, so that there is nothing to mail. */
  isUnheard?: true;
  /** Whether something else than the time has changed, too. */
  isChanged?: true;
  /** Of planned ones: the ids of those that are not among `lessons`. */
  unlisted?: string[];
}

/** How many lessons a mail lists. */
export const listedLessons = 6;

/** A change to be mailed, with at most `listedLessons` of its lessons. */
export function toMailedChange({ lessons, ...change }: Omit<MailedChange, "count">): MailedChange {
  const inOrder = lessons.toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  const unlisted = inOrder.slice(listedLessons).map(({ id }) => id);
  return {
    ...change,
    lessons: inOrder.slice(0, listedLessons),
    count: lessons.length,
    ...(change.what === "planned" && unlisted.length > 0 && { unlisted }),
  };
}

/** Whether two changes concern the same lessons. */
export function areSameLessons(one: MailedChange, other: MailedChange): boolean {
  const idsOf = ({ lessons }: MailedChange) =>
    lessons
      .map(({ id }) => id)
      .toSorted()
      .join(" ");
  return one.count === other.count && idsOf(one) === idsOf(other);
}

/**
 * One change instead of two of the same lessons, for a person who has heard of neither: the
 * difference between what they last knew and now; null if nothing remains to report.
 */
export function mergeChanges(first: MailedChange, second: MailedChange): MailedChange | null {
  const isNew = first.what === "planned" || first.isUnheard === true;
  const isGone = second.what === "cancelled";
  // Kept for an undo, which plans them for the first time.
  if (isNew && isGone) return { ...second, isUnheard: true };
  if (isNew) {
    const { unlisted } = first;
    const lessons = second.lessons.map(withoutWas);
    return { ...second, what: "planned", lessons, ...(unlisted && { unlisted }) };
  }
  // They know of a cancellation.
  if (first.what === "restored" && isGone) return null;
  const isChanged = [first, second].some((one) => one.what === "changed" || one.isChanged);
  const changed = isChanged ? { isChanged } : {};
  if (isGone) return { ...second, ...changed, lessons: second.lessons.map(known(first)) };
  const lessons = second.lessons.map(sinceKnown(first));
  if (first.what === "restored") return { ...second, what: "restored", lessons };
  if (lessons.some(({ was }) => was !== null)) {
    return { ...second, ...changed, what: "moved", lessons };
  }
  return isChanged ? { ...second, ...changed, what: "changed", lessons } : null;
}

/**
 * The news that lessons are planned, with the new times of some of them, for a person who has
 * not heard of it yet; null where the second change is none of this kind.
 */
export function addToPlanned(first: MailedChange, second: MailedChange): MailedChange | null {
  const isOfSome = second.count === second.lessons.length;
  const isMove = second.what === "moved" || second.what === "changed";
  if (first.what !== "planned" || !isMove || !isOfSome) return null;
  const { unlisted = [], ...news } = first;
  const planned = new Set([...first.lessons.map(({ id }) => id), ...unlisted]);
  if (!second.lessons.every(({ id }) => planned.has(id))) return null;
  const moved = new Set(second.lessons.map(({ id }) => id));
  const lessons = [
    ...first.lessons.filter(({ id }) => !moved.has(id)),
    ...second.lessons.map(withoutWas),
  ].toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  const others = unlisted.filter((id) => !moved.has(id));
  return { ...news, lessons, ...(others.length > 0 && { unlisted: others }) };
}

/** Whether a mail can speak of this change and of others of its kind. */
function isJoinable({ what, seriesId, count, lessons, isUnheard }: MailedChange): boolean {
  const isKind = what === "moved" || what === "cancelled";
  return isKind && seriesId === null && count === lessons.length && isUnheard !== true;
}

/**
 * One mail about changes of one kind of several lessons of an assignment, such as those of an
 * ill tutor; null where they have to be mailed apart.
 */
export function joinChanges(first: MailedChange, second: MailedChange): MailedChange | null {
  const count = first.count + second.count;
  const areJoinable = [first, second].every((one) => isJoinable(one) && !one.isChanged);
  if (!areJoinable || first.what !== second.what || count > listedLessons) return null;
  const ids = new Set(first.lessons.map(({ id }) => id));
  if (second.lessons.some(({ id }) => ids.has(id))) return null;
  const lessons = [...first.lessons, ...second.lessons].toSorted((one, other) =>
    one.startsAt < other.startsAt ? -1 : 1,
  );
  return { ...first, lessons, count };
}

/**
 * Parts joined changes: the change of some of the lessons, and that of the others; null where
 * not all of them are in it, or it has no others.
 */
export function partChanges(
  joined: MailedChange,
  { lessons: some }: MailedChange,
): { part: MailedChange; rest: MailedChange } | null {
  const ids = new Set(some.map(({ id }) => id));
  const [mine, others] = [true, false].map((isMine) =>
    joined.lessons.filter(({ id }) => ids.has(id) === isMine),
  );
  if (!mine || !others || mine.length !== ids.size || others.length === 0) return null;
  if (!isJoinable(joined)) return null;
  const of = (lessons: ChangedLesson[]) => ({ ...joined, lessons, count: lessons.length });
  return { part: of(mine), rest: of(others) };
}

const withoutWas = (lesson: ChangedLesson): ChangedLesson => ({ ...lesson, was: null });

/** When a lesson was as the person knows it; null if an earlier change left its time. */
function knownTime(first: MailedChange, { id }: ChangedLesson): WrittenTime | null {
  const lesson = first.lessons.find((one) => one.id === id);
  if (!lesson) return null;
  const { startsAt, minutes, was } = lesson;
  return first.what === "cancelled" ? { startsAt, minutes } : was;
}

const known =
  (first: MailedChange) =>
  (lesson: ChangedLesson): ChangedLesson => ({ ...lesson, ...knownTime(first, lesson) });

const sinceKnown =
  (first: MailedChange) =>
  (lesson: ChangedLesson): ChangedLesson => {
    const was = knownTime(first, lesson) ?? lesson.was;
    const isSame = was?.startsAt === lesson.startsAt && was.minutes === lesson.minutes;
    return { ...lesson, was: isSame ? null : was };
  };
