import { hasAllOf } from "./clock.ts";
import {
  findLesson,
  isOff,
  isTaken,
  isTutorTaken,
  lessonsInScope,
  overlap,
  peopleOf,
  planEdit,
} from "./model.ts";
import type { Lesson, Model } from "./model.ts";
import type { Kind, Operation, OperationOf, Reason, Scope, Time } from "./operations.ts";
import { issuesOf, plannedOf } from "./series-plan.ts";

/** From then on an undo may be too late; the deletion was made somewhat after it was asked for. */
const millisecondsToUndo = 18_000;
const requestsADay = 10;
/** How long before a lesson its tutor may still answer. */
const millisecondsToAnswer = 3_600_000;

type Objections = { [K in Kind]: (model: Model, operation: OperationOf<K>) => Reason[] };

/** All reasons for which an operation could be refused in this state; none where it must succeed. */
export function objectionsTo(model: Model, operation: Operation): Reason[] {
  const ask = objections[operation.kind] as (model: Model, operation: Operation) => Reason[];
  return ask(model, operation);
}

/** Whether an operation succeeds and changes nothing, because all is as it wants it. */
export function isDoneAlready(model: Model, operation: Operation): boolean {
  if (operation.kind === "withdraw") return !findLesson(model, operation.lessonId)?.request;
  if (operation.kind === "move") {
    return findLesson(model, operation.lessonId)?.start === operation.to;
  }
  if (operation.kind === "substitute") {
    return findLesson(model, operation.lessonId)?.substituteId === operation.tutorId;
  }
  if (operation.kind === "give-back") {
    const lesson = findLesson(model, operation.lessonId);
    return lesson !== null && lesson.substituteId === null && !lesson.isWanted;
  }
  if (operation.kind === "accept") {
    const lesson = findLesson(model, operation.lessonId);
    return lesson?.substituteId === operation.tutorId && lesson.hasAccepted;
  }
  if (operation.kind === "time-off") {
    return model.timeOff.some(
      (other) => other.tutorId === operation.tutorId && hasAllOf(other, operation),
    );
  }
  if (operation.kind !== "edit") return false;
  const lesson = findLesson(model, operation.lessonId);
  return lesson !== null && isSame(lesson, operation.to);
}

function isSame(one: Time, other: Time): boolean {
  return one.start === other.start && one.minutes === other.minutes;
}

/** The objections that are true, each once. */
function all(found: Partial<Record<Reason, boolean>>): Reason[] {
  return (Object.keys(found) as Reason[]).filter((reason) => found[reason]);
}

const isTutors = (model: Model, assignmentId: string, tutorId: string) =>
  peopleOf(model, { assignmentId }).tutorId === tutorId;

/** Whether nobody can plan a lesson at a time, and whether it needs a second press. */
function atTime(
  model: Model,
  assignmentId: string,
  time: Time,
  { except = [], isConfirmed }: { except?: string[]; isConfirmed: boolean },
) {
  const people = peopleOf(model, { assignmentId });
  return {
    booked: isTaken(model, people, [time], except),
    unusual: !isConfirmed && isOff(model, people.tutorId, time),
  };
}

function hasTwin(model: Model, lesson: Lesson, to: Time): boolean {
  return model.lessons.some(
    (other) =>
      other.assignmentId === lesson.assignmentId &&
      other.title === lesson.title &&
      !other.isCancelled &&
      isSame(other, to),
  );
}

const objections: Objections = {
  make: (model, { tutorId, assignmentId, to, isConfirmed }) =>
    all({
      "not-found": !isTutors(model, assignmentId, tutorId),
      ...atTime(model, assignmentId, to, { isConfirmed }),
    }),

  "make-up": (model, { tutorId, assignmentId, lessonId, to, isConfirmed }) => {
    const cancelled = findLesson(model, lessonId);
    return all({
      "not-found": !cancelled || !isTutors(model, assignmentId, tutorId),
      "made-up": !cancelled?.isCancelled || hasMakeUp(model, lessonId),
      ...atTime(model, assignmentId, to, { isConfirmed }),
    });
  },

  series: (model, operation) => {
    const { actorId, isAdmin, assignmentId, seen } = operation;
    const isSeen = JSON.stringify(issuesOf(model, operation)) === JSON.stringify(seen);
    return all({
      "not-found": !isAdmin && !isTutors(model, assignmentId, actorId),
      preview: !isSeen || plannedOf(model, operation).length === 0,
    });
  },

  move: (model, operation) => {
    const { tutorId, lessonId, scope, was, to, isConfirmed, isOffice } = operation;
    const lesson = findLesson(model, lessonId);
    if (!lesson || !(isOffice || isTutors(model, lesson.assignmentId, tutorId))) {
      return ["not-found", "gone", "not-in-series"];
    }
    const { assignmentId, start, minutes } = lesson;
    if (lesson.isCancelled) {
      const isElsewhere = start !== was && start !== to;
      return [...all({ moved: isElsewhere }), "not-found", "gone", "cancelled", "not-in-series"];
    }
    const time = { start: to, minutes };
    if (isSame(lesson, time)) return [];
    if (scope !== "this") {
      const edit = { kind: "edit", tutorId, assignmentId, lessonId, scope, isConfirmed } as const;
      const others = wideEdit(model, { ...edit, was: { start, minutes }, to: time });
      return [...all({ moved: start !== was, gone: others.includes("not-in-series") }), ...others];
    }
    const at = atTime(model, lesson.assignmentId, time, { except: [lessonId], isConfirmed });
    return all({
      moved: lesson.start !== was,
      identical: at.booked && hasTwin(model, lesson, time),
      ...at,
    });
  },

  edit: (model, operation) => {
    const { tutorId, assignmentId, lessonId, scope, was, to, isConfirmed } = operation;
    const lesson = findLesson(model, lessonId);
    if (!isTutors(model, assignmentId, tutorId)) return ["not-found"];
    if (scope !== "this") return wideEdit(model, { ...operation, scope });
    if (!lesson) return ["gone", "not-found"];
    if (lesson.isCancelled) return ["cancelled"];
    if (isSame(lesson, to)) return [];
    const at = atTime(model, assignmentId, to, { except: [lessonId], isConfirmed });
    return all({
      changed: !isSame(lesson, was),
      identical: at.booked && hasTwin(model, lesson, to),
      ...at,
    });
  },

  cancel: (model, { tutorId, assignmentId, lessonId, scope, isOffice }) => {
    const lesson = findLesson(model, lessonId);
    const isOthers = !isOffice && !isTutors(model, assignmentId, tutorId);
    if (scope !== "this") return wide(model, { isOthers, lessonId, scope });
    return all({ "not-found": isOthers || !lesson, "not-possible": lesson?.isCancelled === true });
  },

  restore: (model, { lessonId }) => {
    const lesson = findLesson(model, lessonId);
    if (!lesson) return ["not-found"];
    const isFree = !isTaken(model, peopleOf(model, lesson), [lesson], [lessonId]);
    const { makesUpFor } = lesson;
    const isNeeded = makesUpFor === null || !hasMakeUp(model, makesUpFor);
    const canBe = lesson.isCancelled && !hasMakeUp(model, lessonId) && isNeeded && isFree;
    return canBe ? [] : ["not-possible"];
  },

  delete: (model, { tutorId, assignmentId, lessonId, scope }) => {
    const isOthers = !isTutors(model, assignmentId, tutorId);
    if (scope !== "this") return wide(model, { isOthers, lessonId, scope });
    return all({ "not-found": isOthers || !findLesson(model, lessonId) });
  },

  undo: (model, { tutorId, assignmentId, lessonId }) => {
    if (!isTutors(model, assignmentId, tutorId)) return ["not-found"];
    const deletion = model.deletions.get(lessonId);
    if (!deletion || deletion.actorId !== tutorId) return ["late"];
    const { lessons, since } = deletion;
    const isLate = model.now - since > millisecondsToUndo;
    // What was undone already succeeds once more in that time, unless the lesson has gone again.
    if (lessons.length === 0) {
      return findLesson(model, lessonId) ? all({ late: isLate }) : ["not-found", "late"];
    }
    const whole = { ...model, lessons: [...model.lessons, ...lessons] };
    return all({
      late: isLate,
      booked: lessons.some((lesson) => isInTheWay(model, lesson)),
      taken: lessons.some(({ makesUpFor }) => makesUpFor !== null && hasMakeUp(model, makesUpFor)),
      orphaned: lessons.some(
        ({ makesUpFor }) => makesUpFor !== null && !findLesson(whole, makesUpFor),
      ),
    });
  },

  ask: (model, { studentId, lessonId, wanted }) => {
    const lesson = findLesson(model, lessonId);
    if (!lesson || lesson.isCancelled) return ["not-found", "too-late"];
    const { assignmentId, minutes } = lesson;
    const asked = model.lessons.filter((one) => peopleOf(model, one).studentId === studentId);
    const time = wanted === null ? null : { start: wanted, minutes };
    const at =
      time && atTime(model, assignmentId, time, { except: [lessonId], isConfirmed: false });
    const first = Math.min(lesson.start, wanted ?? lesson.start);
    return all({
      asked: lesson.request !== null,
      "too-late": first - millisecondsToAnswer <= model.now,
      limited: asked.reduce((sum, one) => sum + one.asked, 0) >= requestsADay,
      "same-time": wanted === lesson.start,
      taken: at?.booked === true,
      unusual: at?.unusual === true,
    });
  },

  withdraw: (model, { lessonId }) => {
    const lesson = findLesson(model, lessonId);
    return all({ "not-found": !lesson || lesson.isCancelled });
  },

  answer: (model, { tutorId, requestId, isAccepted }) => {
    const lesson = findLesson(model, model.requests.get(requestId) ?? "");
    if (!lesson || !isTutors(model, lesson.assignmentId, tutorId)) return ["not-found", "ended"];
    const { request, minutes, id } = lesson;
    if (request?.id !== requestId) return ["ended"];
    if (!isAccepted || request.wanted === null) return [];
    const time = { start: request.wanted, minutes };
    const people = peopleOf(model, lesson);
    return all({
      booked: isTaken(model, people, [time], [id]),
      unusual: isOff(model, people.tutorId, time),
    });
  },

  "time-off": () => [],

  "end-time-off": (model, { timeOffId }) =>
    all({ "not-found": !model.timeOff.some(({ id }) => id === timeOffId) }),

  "hand-over": (model, { assignmentId, tutorId }) => {
    const people = peopleOf(model, { assignmentId });
    const lessons = model.lessons.filter(
      (lesson) => lesson.assignmentId === assignmentId && !lesson.isCancelled,
    );
    const ids = lessons.map(({ id }) => id);
    return all({
      "not-eligible": people.tutorId === tutorId,
      booked: isTaken(model, { ...people, tutorId }, lessons, ids),
      unusual: lessons.some((lesson) => isOff(model, tutorId, lesson)),
    });
  },

  substitute: (model, { lessonId, tutorId }) => {
    const lesson = findLesson(model, lessonId);
    if (!lesson) return ["not-found"];
    const { tutorId: own } = peopleOf(model, lesson);
    return all({
      "not-possible": lesson.isCancelled,
      taken:
        own === tutorId ||
        isTutorTaken(model, tutorId, lesson, lessonId) ||
        isOff(model, tutorId, lesson),
    });
  },

  "give-back": (model, { lessonId }) => {
    const lesson = findLesson(model, lessonId);
    if (!lesson) return ["not-found"];
    const { tutorId } = peopleOf(model, lesson);
    return all({
      "not-possible": lesson.isCancelled,
      taken: isTutorTaken(model, tutorId, lesson, lessonId),
    });
  },

  accept: (model, operation) => all({ "not-found": isNotAsked(model, operation) }),

  decline: (model, operation) => all({ "not-found": isNotAsked(model, operation) }),
};

/** Whether a tutor is not the one who was asked to give a lesson. */
function isNotAsked(model: Model, { lessonId, tutorId }: { lessonId: string; tutorId: string }) {
  const lesson = findLesson(model, lessonId);
  return !lesson || lesson.isCancelled || lesson.substituteId !== tutorId;
}

function hasMakeUp(model: Model, lessonId: string): boolean {
  return model.lessons.some(
    ({ makesUpFor, isCancelled }) => makesUpFor === lessonId && !isCancelled,
  );
}

/** Whether a deleted lesson, or the time that its request held, cannot come back. */
function isInTheWay(model: Model, lesson: Lesson): boolean {
  if (lesson.isCancelled) return false;
  const { start, minutes, request } = lesson;
  const { tutorId, studentId } = peopleOf(model, lesson);
  const giver = { studentId, tutorId: lesson.substituteId ?? tutorId };
  const wanted = request?.wanted ?? null;
  return (
    isTaken(model, giver, [{ start, minutes }], []) ||
    (wanted !== null && isTaken(model, { tutorId, studentId }, [{ start: wanted, minutes }], []))
  );
}

function wide(
  model: Model,
  {
    isOthers,
    lessonId,
    scope,
  }: { isOthers: boolean; lessonId: string; scope: "following" | "all" },
): Reason[] {
  if (isOthers) return ["not-found"];
  return lessonsInScope(model, { lessonId, scope }) ? [] : ["not-in-series", "not-found"];
}

function wideEdit(
  model: Model,
  operation: OperationOf<"edit"> & { scope: Exclude<Scope, "this"> },
): Reason[] {
  const { assignmentId, was, to, isConfirmed } = operation;
  const found = lessonsInScope(model, operation);
  if (!found) return ["not-in-series", "not-found"];
  if (isSame(found.chosen, to)) return [];
  const changes = planEdit(found, to).filter(({ isChanged }) => isChanged);
  const times = changes.map(({ time }) => time);
  const ids = changes.map(({ lesson }) => lesson.id);
  const people = peopleOf(model, { assignmentId });
  return all({
    changed: !isSame(found.chosen, was),
    past: times.some(({ start }) => start <= model.now),
    booked: isTaken(model, people, times, ids),
    overlap: times.some((one) => times.some((other) => one !== other && overlap(one, other))),
    unusual: !isConfirmed && times.some((time) => isOff(model, people.tutorId, time)),
  });
}
