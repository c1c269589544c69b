import type { Substitution } from "#data/timetable/substitution-page.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameMoment } from "#domain/shared/dates.ts";
import { canDecline } from "#domain/timetable/substitute.ts";
import { messages as shared } from "#parts/teaching/tutor/messages.ts";
import { messages } from "./messages.ts";

/** Where a tutor reads of a lesson that they give instead of its own. */
export const substitutionPage = (lessonId: string) => `/tutor-dashboard/substitutions/${lessonId}`;

/** A lesson that a tutor is asked to give, or gives or gave instead of its own, in words. */
export function describeSubstitution(lesson: Substitution, now: Date) {
  const { id, studentName, classId, subjectId, startsAt, minutes, hasAccepted } = lesson;
  const course = shared.courseTitle(subjectName(subjectId), className(classId));
  const finish = `/tutor-dashboard/sessions/${id}/finish`;
  return {
    id,
    page: substitutionPage(id),
    who: messages.who(studentName, course),
    when: messages.when(nameMoment(startsAt, now), formatLength(minutes)),
    hasAccepted,
    canDecline: canDecline({ startsAt, minutes, isCancelled: false }, now),
    // It can be settled once it has begun.
    finishTo: hasAccepted && startsAt <= now ? finish : null,
  };
}

export type DescribedSubstitution = ReturnType<typeof describeSubstitution>;

/** The words of the list on the home. */
export function substitutionLabels() {
  const { title, asked, accept, decline, open, finish } = messages;
  return { title, asked, accept, decline, open, finish };
}
