import { dayIn, endOf, isInTimeOff, type TimeOff } from "./clock.ts";
import type { Operation, Time } from "./operations.ts";

/** A lesson. */
export interface Lesson extends Time {
  id: string;
  assignmentId: string;
  title: string;
  isCancelled: boolean;
  /** Any name; null for one that was planned alone. */
  series: string | null;
  /** When its series has it; another time than `start` for one that was moved alone. */
  place: number | null;
  /** The cancelled lesson that it makes up for. */
  makesUpFor: string | null;
  /** What its family asks; `wanted` is null for a cancellation. */
  request: { id: string; wanted: number | null } | null;
  /** How often its family has asked about it. */
  asked: number;
  /** Who was asked to give it instead of its tutor. */
  substituteId: string | null;
  hasAccepted: boolean;
  /** Whether it waits for another way out, after somebody declined it. */
  isWanted: boolean;
  /** Whether its tutor had other lessons when it came back: nobody gives it then. */
  isNobodys: boolean;
}

/** What a deletion can bring back. */
interface Deletion {
  actorId: string;
  isSeveral: boolean;
  /** Empty once it was undone. */
  lessons: Lesson[];
  /** When it may have been made, at the earliest. */
  since: number;
}

/** The timetable as our second, slow and obvious model knows it; nothing is shared with the product. */
export interface Model {
  assignments: Map<string, { tutorId: string; studentId: string }>;
  lessons: Lesson[];
  /** By the lesson that was deleted. */
  deletions: Map<string, Deletion>;
  timeOff: (TimeOff & { id: string; tutorId: string })[];
  /** Those who once asked, by their request, as long as the lesson exists. */
  requests: Map<string, string>;
  /** When the operation that is judged was answered. */
  now: number;
  /** For names of series. */
  seriesSoFar: number;
}

/** Time that two people do not have: a planned lesson, or a time that a request holds. */
export interface Taken extends Time {
  lessonId: string;
  tutorId: string;
  studentId: string;
  isHeld: boolean;
}

/** All time that is taken. */
export function takenTimes(model: Model): Taken[] {
  const taken: Taken[] = [];
  for (const lesson of model.lessons) {
    if (lesson.isCancelled) continue;
    const { tutorId, studentId } = peopleOf(model, lesson);
    const { id: lessonId, start, minutes, request } = lesson;
    const people = { lessonId, tutorId, studentId };
    taken.push({ ...people, tutorId: giverOf(model, lesson), start, minutes, isHeld: false });
    if (request && request.wanted !== null) {
      taken.push({ ...people, start: request.wanted, minutes, isHeld: true });
    }
  }
  return taken;
}

export function peopleOf(model: Model, { assignmentId }: { assignmentId: string }) {
  const people = model.assignments.get(assignmentId);
  if (!people) throw new Error(`no assignment ${assignmentId}`);
  return people;
}

/** Who gives a lesson: its substitute, or its tutor. A lesson of nobody's shares nobody with another one. */
export function giverOf(model: Model, lesson: Lesson): string {
  if (lesson.isNobodys) return lesson.id;
  return lesson.substituteId ?? peopleOf(model, lesson).tutorId;
}

/** Whether a tutor has something else at a time. @param except the lesson that it is about */
export function isTutorTaken(model: Model, tutorId: string, time: Time, except: string): boolean {
  return takenTimes(model).some(
    (taken) => taken.lessonId !== except && taken.tutorId === tutorId && overlap(taken, time),
  );
}

export function overlap(one: Time, other: Time): boolean {
  return one.start < endOf(other) && other.start < endOf(one);
}

/** Every two times of one person that overlap; the wanted time of a lesson may overlap the lesson. */
export function findOverlaps(taken: readonly Taken[]): [Taken, Taken][] {
  const found: [Taken, Taken][] = [];
  for (const one of taken) {
    for (const other of taken) {
      const isSame = one.lessonId === other.lessonId;
      const share = one.tutorId === other.tutorId || one.studentId === other.studentId;
      if (!isSame && share && overlap(one, other)) found.push([one, other]);
    }
  }
  return found;
}

/** Whether somebody has something else at one of some times. @param except lessons that are moved */
export function isTaken(
  model: Model,
  people: { tutorId: string; studentId: string },
  times: readonly Time[],
  except: readonly string[],
): boolean {
  return takenTimes(model).some(
    (taken) =>
      !except.includes(taken.lessonId) &&
      (taken.tutorId === people.tutorId || taken.studentId === people.studentId) &&
      times.some((time) => overlap(taken, time)),
  );
}

/** Whether a tutor has time off during a lesson. */
export function isOff(model: Model, tutorId: string, time: Time): boolean {
  return model.timeOff.some((days) => days.tutorId === tutorId && isInTimeOff(days, time));
}

export function findLesson(model: Model, lessonId: string): Lesson | null {
  return model.lessons.find(({ id }) => id === lessonId) ?? null;
}

/** The lessons that a change of a lesson concerns; null where it is of no series or not planned. */
export function lessonsInScope(
  model: Model,
  { lessonId, scope }: { lessonId: string; scope: "following" | "all" },
): { chosen: Lesson; place: number; lessons: Lesson[] } | null {
  const chosen = findLesson(model, lessonId);
  if (!chosen || chosen.isCancelled || chosen.series === null || chosen.place === null) return null;
  const { place, series } = chosen;
  const lessons = model.lessons.filter(
    (lesson) =>
      lesson.series === series &&
      !lesson.isCancelled &&
      (scope === "all" || (lesson.place ?? 0) >= place),
  );
  return { chosen, place, lessons };
}

/** Where the lessons in the scope of an edit are after it. */
export function planEdit(
  { chosen, place, lessons }: NonNullable<ReturnType<typeof lessonsInScope>>,
  to: Time,
): { lesson: Lesson; time: Time; isChanged: boolean }[] {
  const shift = to.start === chosen.start ? null : to.start - place;
  return lessons.map((lesson) => {
    const wasMovedAlone = lesson.start !== lesson.place && lesson !== chosen;
    const start =
      shift === null || wasMovedAlone || lesson.place === null
        ? lesson.start
        : lesson.place + shift;
    const minutes = to.minutes === chosen.minutes ? lesson.minutes : to.minutes;
    const isChanged = start !== lesson.start || minutes !== lesson.minutes;
    return { lesson, time: { start, minutes }, isChanged };
  });
}

/** A description of an operation for a failed test. */
export function describe(operation: Operation): string {
  return JSON.stringify(operation, (name, value: unknown) =>
    ["start", "was", "to", "wanted"].includes(name) && typeof value === "number"
      ? `${dayIn(value)} ${new Date(value).toISOString()}`
      : value,
  );
}
