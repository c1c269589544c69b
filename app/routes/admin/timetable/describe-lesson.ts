import type { StoredLesson } from "#data/timetable/week.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { markOf } from "#parts/timetable/week/outcome.ts";
import type { ShownLesson } from "#parts/timetable/week/blocks.ts";

/** A lesson in the week of its student or its tutor; it leads to its page. */
export function describeLesson(
  lesson: StoredLesson,
  role: "student" | "tutor",
  now: Date,
): ShownLesson {
  const { id, classId, subjectId, studentName, tutorName } = lesson;
  return {
    ...lesson,
    mark: markOf(lesson, "office", now),
    details: [
      role === "tutor" ? studentName : tutorName,
      `${subjectName(subjectId)}, ${className(classId)}`,
    ].filter(Boolean),
    link: `/admin-dashboard/lessons/${id}`,
  };
}
