import { standardChapters } from "#content/teaching/syllabus/all.ts";
import type { Database } from "#data/shared/database.ts";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { homeworkStates, type Understanding } from "#domain/lessons/report.ts";
import type { SampleCourse } from "./sample-teaching.ts";
import { idFrom, numberFrom, plusMinutes } from "./sample-time.ts";

const day = 24 * 60;

const wentWell = [
  "Found the way by herself once the drawing was there.",
  "Explains every step without being asked.",
  "Quick with the examples, and patient with the long one.",
  "",
];

const toPractise = [
  "Signs when a bracket is opened.",
  "Writing the units, in every line.",
  "Reading the question twice before the first line.",
  "",
];

const homework = ["Exercises 1 to 5 of this chapter.", "The three questions that we marked.", ""];

const oneOf = <One>(id: string, list: readonly One[]) =>
  list[numberFrom(id, list.length)] ?? list[0];

/** Whether the report of a lesson asks for homework. */
export const hasHomework = (lessonId: string) => oneOf(lessonId, homework) !== "";

/** Reports about the lessons of the sample that were held, but for the last few days, in which some are missing. */
export async function insertReports(
  trx: Database,
  now: Date,
  courses: readonly SampleCourse[],
  held: ReadonlySet<string>,
): Promise<void> {
  const reports = courses.flatMap((course) => reportsOf(course, now, held));
  for (let first = 0; first < reports.length; first += 500) {
    await trx
      .insertInto("lesson_reports")
      .values(reports.slice(first, first + 500))
      .execute();
  }
}

function reportsOf(course: SampleCourse, now: Date, held: ReadonlySet<string>) {
  const { classId, subjectId } = course as { classId: ClassId; subjectId: SubjectId };
  const chapters = standardChapters(classId, subjectId);
  const lessons = course.items
    .filter(({ id }) => held.has(id))
    .flatMap(({ id, startsAt, minutes, title }) =>
      startsAt ? [{ id, startsAt, minutes, title }] : [],
    )
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return lessons.flatMap(({ id, startsAt, minutes, title }, place) => {
    const end = plusMinutes(startsAt, minutes ?? 0);
    const isRecent = plusMinutes(end, 3 * day) > now;
    if (isRecent && numberFrom(id, 3) === 0) return [];
    const chapter = chapters[Math.min(Math.floor(place / 3), chapters.length - 1)];
    const of = <One>(list: readonly One[]) => oneOf(id, list);
    const given = of(homework) ?? "";
    const sentAt = plusMinutes(end, 10);
    return [
      {
        lesson_id: id,
        student_id: idFrom(course.student),
        tutor_id: idFrom(course.tutor),
        assignment_id: course.id,
        class_id: classId,
        subject_id: subjectId,
        starts_at: startsAt,
        covered: chapter === undefined ? [] : [chapter],
        covered_other: chapter === undefined ? title : "",
        went_well: of(wentWell) ?? "",
        to_practise: of(toPractise) ?? "",
        homework: given,
        homework_until: given ? toIndiaDateTimeFields(plusMinutes(startsAt, 4 * day)).date : null,
        understanding: (1 + ((place + numberFrom(id, 2)) % 4)) as Understanding,
        last_homework: place === 0 ? null : (of(homeworkStates) ?? null),
        sent_at: sentAt,
        updated_at: sentAt,
      },
    ];
  });
}
