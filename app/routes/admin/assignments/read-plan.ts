import { isSubjectId } from "#domain/catalogue-ids.ts";
import { subjectName } from "#domain/catalogue.ts";
import { readPlace, type WeeklyPlace } from "#domain/timetable/free-times.ts";
import { firstLesson } from "./messages.ts";

/** Reads a button that assigns a tutor and plans a time, such as "<tutorId> 1-1080"; null for none. */
export function readPlan(text: string): { tutorId: string; place: WeeklyPlace } | null {
  const [tutorId = "", place = ""] = text.split(" ");
  const read = readPlace(place);
  return read && { tutorId, place: read };
}

/** What the first lesson of a subject is called until the tutor changes it. */
export function firstLessonOf(subjectId: string): { title: string; description: string } {
  const subject = isSubjectId(subjectId) ? subjectName(subjectId) : subjectId;
  return { title: firstLesson.title(subject), description: firstLesson.description };
}
