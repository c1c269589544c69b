import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { isSubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { shorten } from "#domain/shared/shorten.ts";
import { messages } from "./about-messages.ts";

/** More of a name or a title is cut, so that the rest of what a message is about stays. */
const nameLength = 60;

interface Course {
  studentName: string;
  subjectId: string;
}

const namesOf = ({ studentName, subjectId }: Course) =>
  [
    shorten(studentName, nameLength),
    isSubjectId(subjectId) ? subjectName(subjectId) : subjectId,
  ] as const;

/** What a message about a course says it is about. */
export function aboutCourse(course: Course): string {
  return messages.course(...namesOf(course));
}

/** The same about a lesson, with its time. */
export function aboutLesson(lesson: Course & { startsAt: Date }): string {
  return messages.lesson(...namesOf(lesson), nameDatedMoment(lesson.startsAt, new Date()));
}

/** The same about a recording, an exam or an announcement, with its title. */
export function aboutItem(item: Course & { title: string }): string {
  return messages.item(...namesOf(item), shorten(item.title, nameLength));
}

/** The same of a course, and of an item that was just published or changed in it. */
export function aboutContent(course: Course, { title }: { title: string }): string {
  return aboutItem({ ...course, title });
}

/** The same about a demo class: who asked for it, and its time. */
export function aboutDemo(name: string, startsAt: Date): string {
  return messages.demo(shorten(name, nameLength), nameDatedMoment(startsAt, new Date()));
}

/** The same about what several courses got. */
export function aboutTitle(title: string): string {
  return messages.title(shorten(title, nameLength));
}

/** The same about days off; null for the reader's own, else whose they are. */
export function aboutDays(tutor: string | null, days: string): string {
  return tutor === null ? days : messages.timeOff(shorten(tutor, nameLength), days);
}

/** A message after a change. @param about null for one that names nothing */
export function nameNotice(about: string | null, text: string): string {
  return about === null ? text : messages.notice(about, text);
}
