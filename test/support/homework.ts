import { saveAnswer } from "#data/homework/answers.ts";
import { insertPhoto } from "#data/homework/photos.ts";
import type { TestAcademy } from "./academy.ts";
import { makeCourse, type Person } from "./people.ts";

/** Homework that a tutor sets for an assignment. @returns its id */
export async function makeHomework(
  academy: TestAcademy,
  { assignmentId, tutor }: { assignmentId: string; tutor: Person },
  text = "Exercises 1 to 5",
  until: string | null = null,
): Promise<string> {
  const { rows } = await academy.pool.query<{ id: string }>(
    `insert into homeworks (student_id, tutor_id, assignment_id, text, until)
     select student_id, $2, id, $3, $4::date from assignments where id = $1 returning id`,
    [assignmentId, tutor.id, text, until],
  );
  return rows[0]?.id ?? "";
}

/** A picture of two pixels, as it is kept. */
const picture = Buffer.from(
  "UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=",
  "base64",
);

/** A photo that a student has added to an answer. @returns its id */
export async function addPhoto(
  academy: TestAcademy,
  student: { id: string },
  homeworkId: string,
  bytes: Uint8Array = picture,
): Promise<string> {
  const owner = { homeworkId, studentId: student.id, uploadId: crypto.randomUUID() };
  return insertPhoto(academy.database, owner, { width: 300, height: 400, bytes });
}

/** An adult's answer with a photo, as it waits for the tutor. @returns the photo's id */
export async function handInPhoto(
  academy: TestAcademy,
  student: Person,
  homeworkId: string,
): Promise<string> {
  await comeOfAge(academy, student);
  const photoId = await addPhoto(academy, student, homeworkId);
  await saveAnswer(academy.database, homeworkId, "x = 4");
  return photoId;
}

/** Lets a student be of age, so that nobody has to agree to photos. */
export async function comeOfAge(academy: TestAcademy, student: Person): Promise<void> {
  await academy.pool.query(
    `insert into birth_dates (student_id, born_on) values ($1, '2000-01-01')
     on conflict (student_id) do update set born_on = excluded.born_on`,
    [student.id],
  );
}

/** A course with homework that an adult has answered with a photo. */
export async function makeAnswer(academy: TestAcademy) {
  const course = await makeCourse(academy);
  const homeworkId = await makeHomework(academy, course);
  return { ...course, homeworkId, photoId: await handInPhoto(academy, course.student, homeworkId) };
}
