import type { DayLesson } from "#data/lessons/day.ts";
import { formatTime } from "#domain/shared/dates.ts";
import type { StaffRole } from "#domain/people/staff.ts";
import { formerStudent, standings } from "#parts/lessons/messages.ts";
import { describeCourse } from "#parts/office/describe-course.ts";
import { personLink } from "#parts/office/person-link.ts";
import { messages } from "./messages.ts";

/** A lesson of a day as its table shows it. */
export function describeDayLesson(lesson: DayLesson, role: StaffRole) {
  const { id, startsAt, standing, hasLink, hasTutor, course, student, tutor } = lesson;
  const isToCome = standing === "planned";
  return {
    id,
    lesson: describeCourse(course),
    time: formatTime(startsAt),
    student: {
      name: student?.name ?? formerStudent,
      to: student && personLink(role, "students", student.id),
    },
    tutor: {
      name: tutor?.name ?? messages.noTutor,
      to: tutor && personLink(role, "tutors", tutor.id),
    },
    standing: standings[standing],
    problems: [
      ...(isToCome && !hasLink ? [messages.withoutLink] : []),
      ...(isToCome && tutor && !hasTutor ? [messages.suspended] : []),
    ],
  };
}

export type DescribedDayLesson = ReturnType<typeof describeDayLesson>;
