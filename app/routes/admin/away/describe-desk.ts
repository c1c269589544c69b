import type { AwayTutor, DealtLesson } from "#data/timetable/away.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDate, formatDateTime, formatTime } from "#domain/shared/dates.ts";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { proposeWays, wayValue, type WayOut } from "#domain/timetable/away.ts";
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
  const proposed = proposeWays(tutor.lessons);
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
      const refusal = refused.get(lesson.id);
      return {
        id: lesson.id,
        name: nameOf(lesson),
        when: formatDateTime(lesson.startsAt),
        refusal: refusal ? messages.refusals[refusal] : null,
        declined:
          lesson.declinedBy.length > 0 ? messages.declined(lesson.declinedBy.join(", ")) : null,
        ways: (proposed.get(lesson.id) ?? []).map((way) => ({
          id: wayValue(way),
          name: nameWay(way, lesson),
        })),
      };
    }),
    dealt: tutor.dealt.flatMap((lesson) => {
      const found = dealt.find(({ lessonId }) => lessonId === lesson.id);
      return found && found.refusal === null ? describeDealt(lesson, found.was) : [];
    }),
  };
}

function nameWay(way: WayOut, { substitutes, studentName }: AwayTutor["lessons"][number]): string {
  if (way.kind === "move") return messages.move(formatDateTime(way.to));
  if (way.kind !== "substitute") return messages[way.kind];
  const tutor = substitutes.find(({ id }) => id === way.tutorId);
  const day = tutor?.day ?? [];
  return messages.substitute(tutor?.name ?? "", [
    ...(tutor?.hasTaught ? [messages.hasTaught(studentName)] : []),
    day.length > 0 ? messages.day(day.map((at) => formatTime(at)).join(", ")) : messages.dayFree,
  ]);
}

/** A lesson that was dealt with; one that was undone since is left out. */
function describeDealt(lesson: DealtLesson, was: number) {
  const { id, startsAt, isCancelled, isMakeUpOwed, substitute } = lesson;
  const now = startsAt.getTime();
  const cancelled = isMakeUpOwed ? messages.makeUpOwed : messages.cancelled;
  const page = `/admin-dashboard/lessons/${id}`;
  if (substitute) {
    const { name, hasAccepted } = substitute;
    const what = messages[hasAccepted ? "given" : "asked"](name);
    return [{ id, name: nameOf(lesson), what, to: page, undoTo: `${page}/substitute/removal` }];
  }
  if (!isCancelled && now === was) return [];
  const back = moveBackQuery({ to: was, was: now, scope: "this" });
  return [
    {
      id,
      name: nameOf(lesson),
      what: isCancelled ? cancelled : messages.movedTo(formatDateTime(startsAt)),
      to: page,
      undoTo: isCancelled ? `${page}/restoration` : `${page}/move/undo?${back}`,
    },
  ];
}

export type Desk = ReturnType<typeof describeDesk>;
