import type { AwayTutor, DealtLesson } from "#data/timetable/away.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDate, formatDateTime } from "#domain/shared/dates.ts";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { proposeTimes, wayValue } from "#domain/timetable/away.ts";
import type { DayRange } from "#domain/timetable/planning.ts";
import { moveBackQuery } from "#parts/timetable/move/back-query.ts";
import { awayDesk } from "./address.ts";
import { messages } from "./desk-messages.ts";
import { queryOf, type DealtInAddress } from "./request.ts";

type Course = Pick<DealtLesson, "studentName" | "subjectId" | "classId">;

const nameOf = ({ studentName, subjectId, classId }: Course) =>
  messages.lesson(studentName, `${subjectName(subjectId)}, ${className(classId)}`);

/** A tutor's lessons of some days as the desk shows them. */
export function describeDesk(
  tutorId: string,
  tutor: AwayTutor,
  days: DayRange,
  dealt: readonly DealtInAddress[],
  now: Date,
) {
  const times = proposeTimes(tutor.lessons);
  const refused = new Map(dealt.map(({ lessonId, refusal }) => [lessonId, refusal]));
  const linkTo = (label: string, moment: Date) => {
    const { date } = toIndiaDateTimeFields(moment);
    return { label, to: `${awayDesk(tutorId)}?${queryOf({ firstDay: date, lastDay: date })}` };
  };
  return {
    title: messages.title(tutor.name),
    name: tutor.name,
    intro: tutor.lessons.length > 0 ? messages.intro : null,
    days: messages.days(formatDate(days.firstDay), formatDate(days.lastDay)),
    saved: tutor.isSaved ? messages.saved : null,
    links: [linkTo(messages.today, now), linkTo(messages.tomorrow, new Date(now.getTime() + day))],
    demos: tutor.demos > 0 ? messages.demos(tutor.demos) : null,
    reason: messages.usualReason,
    lessons: tutor.lessons.map((lesson) => {
      const moves = (times.get(lesson.id) ?? []).map((to) => ({
        id: wayValue({ kind: "move", to }),
        name: messages.move(formatDateTime(to)),
      }));
      const refusal = refused.get(lesson.id);
      return {
        id: lesson.id,
        name: nameOf(lesson),
        when: formatDateTime(lesson.startsAt),
        refusal: refusal ? messages.refusals[refusal] : null,
        ways: [
          ...moves,
          { id: wayValue({ kind: "cancel" }), name: messages.cancel },
          { id: wayValue({ kind: "leave" }), name: messages.leave },
        ],
      };
    }),
    dealt: tutor.dealt.flatMap((lesson) => {
      const found = dealt.find(({ lessonId }) => lessonId === lesson.id);
      return found && found.refusal === null ? describeDealt(lesson, found.was) : [];
    }),
  };
}

/** A lesson that was dealt with; one that was undone since is left out. */
function describeDealt(lesson: DealtLesson, was: number) {
  const { id, startsAt, isCancelled } = lesson;
  const now = startsAt.getTime();
  if (!isCancelled && now === was) return [];
  const page = `/admin-dashboard/lessons/${id}`;
  const back = moveBackQuery({ to: was, was: now, scope: "this" });
  return [
    {
      id,
      name: nameOf(lesson),
      what: isCancelled ? messages.cancelled : messages.movedTo(formatDateTime(startsAt)),
      to: page,
      undoTo: isCancelled ? `${page}/restoration` : `${page}/move/undo?${back}`,
    },
  ];
}

export type Desk = ReturnType<typeof describeDesk>;
