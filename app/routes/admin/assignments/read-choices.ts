import type { Context } from "#request/context.ts";
import { loadStudentChoices, loadTutorChoices } from "#use-cases/assignments/assignments.ts";
import type { StudentChoice, TutorChoice } from "#data/assignments/choices.ts";
import { isClassId, isSubjectId, knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { experienceBandName } from "#domain/people/tutor-background.ts";
import { readText } from "#parts/office/list/request.ts";
import { createMessages as messages } from "./messages.ts";

function toStudentChoice({ id, name, email, classId, subjectIds }: StudentChoice) {
  return { id, name, detail: email, classId, subjectIds };
}

/** A tutor with the reasons for their place in the list. */
function toTutorChoice(tutor: TutorChoice, classId: string, subjectId: string) {
  const { id, name, email, load, experience } = tutor;
  const taught = knownSubjects(tutor.taught).map(subjectName);
  const teaches =
    isClassId(classId) && isSubjectId(subjectId)
      ? [messages.teaches(className(classId), subjectName(subjectId))]
      : [];
  const reasons = [
    ...teaches,
    ...(taught.length > 0 ? [messages.taught(taught)] : []),
    messages.load(load),
    ...(experience === "" ? [] : [messages.experience(experienceBandName(experience))]),
  ];
  return { id, name, detail: email, reason: reasons.join(", ") };
}

/**
 * The students and tutors to choose from, by the URL's `student`, `tutor`, `classId` and
 * `subjectId`. The people already chosen (`studentId`, `tutorId`) are always included. Without a
 * class it is that of the chosen student.
 */
export async function readChoices(context: Context, params: URLSearchParams) {
  const read = (name: string) => readText(params, name).trim().slice(0, 100);
  const studentId = read("studentId");
  const subjectId = read("subjectId");
  const finding = loadStudentChoices(context, read("student"), studentId);
  const classOfStudent = async () =>
    (await finding).find(({ id }) => id === studentId)?.classId ?? "";
  const classId = read("classId") || (await classOfStudent());
  const [students, tutors] = await Promise.all([
    finding,
    loadTutorChoices(context, {
      studentId,
      classId,
      subjectId,
      search: read("tutor"),
      chosenId: read("tutorId"),
    }),
  ]);
  return {
    classId,
    students: students.map(toStudentChoice),
    tutors: tutors.map((tutor) => toTutorChoice(tutor, classId, subjectId)),
  };
}
