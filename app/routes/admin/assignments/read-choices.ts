import type { RouterContextProvider } from "react-router";
import { loadStudentChoices, loadTutorChoices } from "#access/admin-lists.ts";
import type { PersonChoice, TutorChoice } from "#data/choices.ts";
import { isClassId, isSubjectId } from "#domain/catalogue-ids.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { experienceBandName } from "#domain/tutor-background.ts";
import { readText } from "../list-request.ts";
import { createMessages as messages } from "./messages.ts";

function describe({ id, name, email }: PersonChoice) {
  return { id, name, detail: email };
}

/** A tutor with the reasons for the place in the list. */
function suggest(tutor: TutorChoice, classId: string, subjectId: string) {
  const teaches =
    isClassId(classId) && isSubjectId(subjectId)
      ? [messages.teaches(className(classId), subjectName(subjectId))]
      : [];
  const reasons = [
    ...teaches,
    messages.load(tutor.load),
    messages.experience(experienceBandName(tutor.experience)),
  ];
  return { ...describe(tutor), reason: reasons.join(", ") };
}

/**
 * The people to choose from, by the address's `student`, `tutor`, `classId` and `subjectId`; who
 * is chosen already (`studentId`, `tutorId`) is always among them.
 */
export async function readChoices(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
) {
  const asked = (name: string) => readText(params, name).trim().slice(0, 100);
  const [students, tutors] = await Promise.all([
    loadStudentChoices(context, asked("student"), asked("studentId")),
    loadTutorChoices(context, {
      classId: asked("classId"),
      subjectId: asked("subjectId"),
      search: asked("tutor"),
      chosenId: asked("tutorId"),
    }),
  ]);
  return {
    students: students.map(describe),
    tutors: tutors.map((tutor) => suggest(tutor, asked("classId"), asked("subjectId"))),
  };
}
