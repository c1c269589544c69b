import type { AwayLesson, DealtLesson, LessonsToDeal } from "#data/timetable/away.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatTime, nameDatedMoment, nameMoment } from "#domain/shared/dates.ts";
import { nameDateShort } from "#domain/shared/day.ts";
import { proposeWays, wayValue, type WayOut } from "#domain/timetable/away.ts";
import { lessonInList } from "#parts/timetable/lesson-in-list.ts";
import { moveBackQuery } from "#parts/timetable/move/back-query.ts";
import type { Planner } from "#use-cases/timetable/change-lessons.ts";
import { messages } from "./desk-messages.ts";
import type { DealtInAddress } from "./request.ts";

/** Whose desk it is, and the query of its address, which an Undo leads back to. */
interface Desk {
  planner: Planner;
  query: string;
  /** Whether lessons of several tutors are on it. */
  hasTutors?: boolean;
}

/** Lessons that can't be given as a desk shows them, each with its ways out, and those dealt with before. */
export function describeDesk(
  desk: Desk,
  { lessons, demos, dealt: found }: LessonsToDeal,
  dealt: readonly DealtInAddress[],
  now: Date,
) {
  const { planner } = desk;
  const proposed = proposeWays(lessons, planner);
  const refused = new Map(dealt.map(({ lessonId, refusal }) => [lessonId, refusal]));
  return {
    intro: lessons.length > 0 ? messages.intro : null,
    demos: demos > 0 ? messages.demos[planner](demos) : null,
    lessons: lessons.map((lesson) => {
      const { id, declinedBy, startsAt } = lesson;
      const refusal = refused.get(id);
      return {
        id,
        name: nameOf(lesson, desk),
        when: nameMoment(startsAt, now),
        refusal: refusal ? messages.refusals[refusal] : null,
        declined: declinedBy.length > 0 ? messages.declined(declinedBy.join(", ")) : null,
        ways: (proposed.get(id) ?? []).map((way) => ({
          id: wayValue(way),
          name: nameWay(way, lesson, desk),
        })),
      };
    }),
    dealt: found.flatMap((lesson) => {
      const before = dealt.find(({ lessonId }) => lessonId === lesson.id);
      return before && before.refusal === null ? describeDealt(lesson, before.was, desk, now) : [];
    }),
  };
}

/** What a page with a desk shows of its lessons. */
export type DescribedDesk = ReturnType<typeof describeDesk>;

function nameOf(
  lesson: Pick<DealtLesson, "studentName" | "tutorName" | "subjectId" | "classId">,
  { hasTutors }: Desk,
) {
  const { studentName, tutorName, subjectId, classId } = lesson;
  const course = `${subjectName(subjectId)}, ${className(classId)}`;
  const name = messages.lesson(studentName, course);
  return hasTutors && tutorName !== "" ? messages.withTutor(name, tutorName) : name;
}

function nameWay(way: WayOut, lesson: AwayLesson, { planner, hasTutors }: Desk): string {
  const { substitutes, studentName, isOwn } = lesson;
  // Short, because a select shows no more of it; the lesson's own date stands beside it.
  if (way.kind === "move") {
    return messages.move(`${nameDateShort(way.to)}, ${formatTime(way.to)}`);
  }
  if (way.kind === "leave") {
    if (hasTutors) return messages.takesPlace;
    return messages.leave[planner === "tutor" && !isOwn ? "given" : planner];
  }
  if (way.kind !== "substitute") return messages[way.kind];
  const tutor = substitutes.find(({ id }) => id === way.tutorId);
  const day = tutor?.day ?? [];
  return messages.substitute(tutor?.name ?? "", [
    ...(tutor?.hasTaught ? [messages.hasTaught(studentName)] : []),
    day.length > 0 ? messages.day(day.map((at) => formatTime(at)).join(", ")) : messages.dayFree,
  ]);
}

/** A lesson that was dealt with; one that was undone since is left out. */
function describeDealt(lesson: DealtLesson, was: number, desk: Desk, today: Date) {
  const { id, assignmentId, startsAt, isCancelled, isMakeUpOwed, substitute } = lesson;
  const now = startsAt.getTime();
  const office = `/admin-dashboard/lessons/${id}`;
  const shown = {
    id,
    name: nameOf(lesson, desk),
    to:
      desk.planner === "admin"
        ? office
        : lessonInList(`/tutor-dashboard/${assignmentId}/live-sessions`, id),
  };
  if (substitute) {
    const { name, hasAccepted } = substitute;
    const what = messages[hasAccepted ? "given" : "asked"](name);
    const undoTo = desk.planner === "admin" ? `${office}/substitute/removal` : null;
    return [{ ...shown, what, undoTo }];
  }
  if (!isCancelled && now === was) return [];
  const cancelled = isMakeUpOwed ? messages.makeUpOwed : messages.cancelled;
  const back = moveBackQuery({ to: was, was: now, scope: "this" });
  const undo = isCancelled ? `${office}/restoration` : `${office}/move/undo?${back}`;
  const own = `/tutor-dashboard/away/${id}/undo?${desk.query}${isCancelled ? "" : `&${back}`}`;
  return [
    {
      ...shown,
      what: isCancelled ? cancelled : messages.movedTo(nameDatedMoment(startsAt, today)),
      undoTo: desk.planner === "admin" ? undo : own,
    },
  ];
}
