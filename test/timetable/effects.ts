import {
  findLesson,
  isTutorTaken,
  lessonsInScope,
  peopleOf,
  planEdit,
  type Lesson,
  type Model,
} from "./model.ts";
import type { Kind, Operation, OperationOf, Scope, Time } from "./operations.ts";
import { plannedOf, lessonsOf } from "./series-plan.ts";

/** What only the database knows of an operation: the ids of what it added. */
export interface Added {
  /** The id of the lesson that was added at a start. */
  lessonAt: (start: number) => string;
  requestId: string;
  timeOffId: string;
  /** When it was sent. */
  sentAt: number;
}

type Effects = { [K in Kind]: (model: Model, operation: OperationOf<K>, added: Added) => void };

/** Changes the model as an accepted operation changes the timetable. */
export function carryOut(model: Model, operation: Operation, added: Added): void {
  const change = effects[operation.kind] as (
    model: Model,
    operation: Operation,
    added: Added,
  ) => void;
  change(model, operation, added);
}

function requireLesson(model: Model, lessonId: string): Lesson {
  const lesson = findLesson(model, lessonId);
  if (!lesson) throw new Error(`no lesson ${lessonId}`);
  return lesson;
}

function addLesson(
  model: Model,
  { assignmentId, title }: { assignmentId: string; title: string },
  time: Time,
  added: Added,
): Lesson {
  const lesson: Lesson = {
    id: added.lessonAt(time.start),
    assignmentId,
    title,
    start: time.start,
    minutes: time.minutes,
    isCancelled: false,
    series: null,
    place: null,
    makesUpFor: null,
    request: null,
    asked: 0,
    ...ownTutors,
  };
  model.lessons.push(lesson);
  return lesson;
}

/** What a lesson says that its own tutor gives. */
const ownTutors = { substituteId: null, hasAccepted: false, isWanted: false, isNobodys: false };

function nextSeries(model: Model): string {
  model.seriesSoFar += 1;
  return `series ${model.seriesSoFar}`;
}

/** Gives a lesson another time, which ends what its family asks, and its substitution. */
function setTime(lesson: Lesson, { start, minutes }: Time): void {
  if (lesson.start === start && lesson.minutes === minutes) return;
  Object.assign(lesson, { start, minutes, request: null, ...ownTutors });
}

function cancel(lesson: Lesson): void {
  Object.assign(lesson, { isCancelled: true, request: null, ...ownTutors });
}

/** The lesson alone, or those in scope. */
function chosenLessons(
  model: Model,
  { lessonId, scope }: { lessonId: string; scope: Scope },
): Lesson[] {
  if (scope === "this") return [requireLesson(model, lessonId)];
  const found = lessonsInScope(model, { lessonId, scope });
  if (!found) throw new Error(`not in a series: ${lessonId}`);
  return found.lessons;
}

/** Moves the chosen lessons, or changes their length. */
function changeTime(
  model: Model,
  { lessonId, scope, to }: { lessonId: string; scope: Scope; to: Time },
): void {
  if (scope === "this") return setTime(requireLesson(model, lessonId), to);
  const found = lessonsInScope(model, { lessonId, scope });
  if (!found) throw new Error(`not in a series: ${lessonId}`);
  const { chosen, place, lessons } = found;
  const shift = to.start === chosen.start ? 0 : to.start - place;
  const changes = planEdit(found, to);
  // The part that changed goes on as a series of its own.
  const hasOthers = model.lessons.some(
    (lesson) => lesson.series === chosen.series && !lessons.includes(lesson),
  );
  const series = shift !== 0 || hasOthers ? nextSeries(model) : chosen.series;
  for (const { lesson, time } of changes) {
    setTime(lesson, time);
    Object.assign(lesson, { series, place: (lesson.place ?? 0) + shift });
  }
}

const effects: Effects = {
  make: (model, operation, added) => {
    addLesson(model, operation, operation.to, added);
  },

  "make-up": (model, operation, added) => {
    addLesson(model, operation, operation.to, added).makesUpFor = operation.lessonId;
  },

  series: (model, operation, added) => {
    const planned = plannedOf(model, operation);
    const series = nextSeries(model);
    for (const time of lessonsOf(operation)) {
      if (!planned.some(({ start }) => start === time.start)) continue;
      const lesson = addLesson(model, operation, time, added);
      Object.assign(lesson, { series, place: time.start });
    }
  },

  move: (model, { lessonId, scope, to }) => {
    const { minutes } = requireLesson(model, lessonId);
    changeTime(model, { lessonId, scope, to: { start: to, minutes } });
  },

  edit: (model, operation) => {
    changeTime(model, operation);
  },

  cancel: (model, operation) => {
    for (const lesson of chosenLessons(model, operation)) cancel(lesson);
  },

  restore: (model, { lessonId }) => {
    requireLesson(model, lessonId).isCancelled = false;
  },

  delete: (model, operation, { sentAt }) => {
    const deleted = chosenLessons(model, operation);
    model.deletions.set(operation.lessonId, {
      actorId: operation.tutorId,
      isSeveral: operation.scope !== "this",
      lessons: deleted.map((lesson) => ({ ...lesson })),
      since: sentAt,
    });
    model.lessons = model.lessons.filter((lesson) => !deleted.includes(lesson));
    for (const lesson of model.lessons) {
      if (deleted.some(({ id }) => id === lesson.makesUpFor)) lesson.makesUpFor = null;
    }
  },

  undo: (model, { lessonId }) => {
    const deletion = model.deletions.get(lessonId);
    if (!deletion) throw new Error(`nothing to undo: ${lessonId}`);
    model.lessons.push(...deletion.lessons.map((lesson) => ({ ...lesson, isNobodys: false })));
    deletion.lessons = [];
  },

  ask: (model, { lessonId, wanted }, { requestId }) => {
    const lesson = requireLesson(model, lessonId);
    lesson.request = { id: requestId, wanted };
    lesson.asked += 1;
    model.requests.set(requestId, lessonId);
  },

  withdraw: (model, { lessonId }) => {
    requireLesson(model, lessonId).request = null;
  },

  answer: (model, { requestId, isAccepted }) => {
    const lesson = requireLesson(model, model.requests.get(requestId) ?? "");
    const { request } = lesson;
    if (isAccepted && request?.wanted === null) cancel(lesson);
    else if (isAccepted && request) {
      Object.assign(lesson, { start: request.wanted ?? lesson.start, ...ownTutors });
    }
    lesson.request = null;
  },

  "time-off": (model, { kind: _, ...timeOff }, { timeOffId }) => {
    model.timeOff.push({ id: timeOffId, ...timeOff });
  },

  "end-time-off": (model, { timeOffId }) => {
    model.timeOff = model.timeOff.filter(({ id }) => id !== timeOffId);
  },

  "hand-over": (model, { assignmentId, tutorId }) => {
    peopleOf(model, { assignmentId }).tutorId = tutorId;
    for (const lesson of model.lessons) {
      if (lesson.assignmentId === assignmentId) {
        Object.assign(lesson, { request: null, ...ownTutors });
      }
    }
  },

  substitute: (model, { lessonId, tutorId }) => {
    Object.assign(requireLesson(model, lessonId), { ...ownTutors, substituteId: tutorId });
  },

  "give-back": (model, { lessonId }) => {
    Object.assign(requireLesson(model, lessonId), ownTutors);
  },

  accept: (model, { lessonId }) => {
    requireLesson(model, lessonId).hasAccepted = true;
  },

  decline: (model, { lessonId }) => {
    const lesson = requireLesson(model, lessonId);
    const { tutorId } = peopleOf(model, lesson);
    const isNobodys = isTutorTaken(model, tutorId, lesson, lessonId);
    Object.assign(lesson, { ...ownTutors, isWanted: true, isNobodys });
  },
};
