import type { RouterContextProvider } from "react-router";
import { loadStudentChoices, loadTutorChoices } from "#use-cases/admin/assignments.ts";
import type { PersonChoice, TutorChoice } from "#data/choices.ts";
import { isClassId, isSubjectId } from "#domain/catalogue-ids.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { experienceBandName } from "#domain/tutor-background.ts";
import { readText } from "../list-request.ts";
import { createMessages as messages } from "./messages.ts";

function toChoice({ id, name, email }: PersonChoice) {
  return { id, name, detail: email };
}

/** A tutor with the reasons for their place in the list. */
function toTutorChoice(tutor: TutorChoice, classId: string, subjectId: string) {
  const teaches =
    isClassId(classId) && isSubjectId(subjectId)
      ? [messages.teaches(className(classId), subjectName(subjectId))]
      : [];
  const reasons = [
    ...teaches,
    messages.load(tutor.load),
    messages.experience(experienceBandName(tutor.experience)),
  ];
  return { ...toChoice(tutor), reason: reasons.join(", ") };
}

/**
 * The students and tutors to choose from, by the URL's `student`, `tutor`, `classId` and
 * `subjectId`. The people already chosen (`studentId`, `tutorId`) are always included.
 */
export async function readChoices(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
) {
  const read = (name: string) => readText(params, name).trim().slice(0, 100);
  const classId = read("classId");
  const subjectId = read("subjectId");
  const [students, tutors] = await Promise.all([
    loadStudentChoices(context, read("student"), read("studentId")),
    loadTutorChoices(context, {
      classId,
      subjectId,
      search: read("tutor"),
      chosenId: read("tutorId"),
    }),
  ]);
  return {
    students: students.map(toChoice),
    tutors: tutors.map((tutor) => toTutorChoice(tutor, classId, subjectId)),
  };
}
