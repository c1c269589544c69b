import type { StoredLesson } from "#data/timetable/week.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import type { ShownLesson } from "#parts/timetable/week/blocks.ts";

/** A lesson in the week of its student or its tutor; it leads to the page of the other one. */
export function describeLesson(lesson: StoredLesson, role: "student" | "tutor"): ShownLesson {
  const { classId, subjectId, studentId, studentName, tutorId, tutorName } = lesson;
  const isTutors = role === "tutor";
  const other = isTutors ? `students/${studentId}` : `tutors/${tutorId}`;
  return {
    ...lesson,
    details: [
      isTutors ? studentName : tutorName,
      `${subjectName(subjectId)}, ${className(classId)}`,
    ].filter(Boolean),
    link: isTutors || tutorId !== null ? `/admin-dashboard/${other}` : null,
  };
}
