import { normaliseEmail } from "#domain/account/account.ts";
import { isMinor } from "#domain/people/birth-date.ts";
import { knownClasses, knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { checkGuardian } from "#domain/guardians/guardian.ts";
import { canTeach } from "#domain/people/tutor.ts";
import { readClass, readPhone, readRelation, readSubject } from "./read-cells.ts";
import type { CellProblem, Cells, ImportFacts, Step } from "./step.ts";

/** A row about the guardian of a student whom the academy has; a guardian who is named stays. */
export function planGuardian(cells: Cells, { people, now }: ImportFacts): Step | CellProblem {
  const known = people.get(normaliseEmail(cells.studentEmail ?? ""));
  const student = { field: "studentEmail", value: cells.studentEmail ?? "" } as const;
  if (!known?.student) return { ...student, problem: "no-student" };
  const phoneNumber = readPhone(cells.phoneNumber ?? "");
  const phone = { field: "phoneNumber", value: cells.phoneNumber ?? "" } as const;
  if (phoneNumber === null) return { ...phone, problem: "phone-mangled" };
  const to = {
    name: cells.name ?? "",
    relation: readRelation(cells.relation ?? ""),
    email: normaliseEmail(cells.email ?? ""),
    phoneNumber,
  };
  const failure = checkGuardian(to);
  if (failure) {
    const problem = failure.problem === "relation-missing" ? "required-missing" : failure.problem;
    return { field: failure.field, problem, value: cells[failure.field] ?? "" };
  }
  const { bornOn } = known.student;
  if (bornOn !== null && !isMinor(bornOn, now)) return { ...student, problem: "adult" };
  if (known.guardian === to.email) return { does: "same" };
  if (known.guardian !== null)
    return { field: "email", problem: "other-guardian", value: to.email };
  return { does: "create-guardian", studentId: known.id, isAsked: known.isProved, to };
}

/** A row that gives a student a tutor, whom the academy both has (§5). */
export function planAssignment(cells: Cells, { people }: ImportFacts): Step | CellProblem {
  const student = people.get(normaliseEmail(cells.studentEmail ?? ""));
  const tutor = people.get(normaliseEmail(cells.tutorEmail ?? ""));
  const about = (field: "studentEmail" | "tutorEmail" | "class" | "subject") => ({
    field,
    value: cells[field] ?? "",
  });
  if (!student?.student) return { ...about("studentEmail"), problem: "no-student" };
  if (!tutor?.tutor) return { ...about("tutorEmail"), problem: "no-tutor" };
  const classId = readClass(cells.class ?? "");
  if (!classId) return { ...about("class"), problem: "class-unknown" };
  const subjectId = readSubject(cells.subject ?? "");
  if (!subjectId) return { ...about("subject"), problem: "subject-unknown" };
  const taken = student.assignments.find(
    (one) => one.classId === classId && one.subjectId === subjectId,
  );
  if (taken?.tutorId === tutor.id) return { does: "same" };
  if (taken) return { ...about("tutorEmail"), problem: "other-tutor" };
  const teaches = {
    status: tutor.tutor.status,
    selectedClasses: knownClasses(tutor.tutor.selectedClasses),
    selectedSubjects: knownSubjects(tutor.tutor.selectedSubjects),
  };
  if (!canTeach(teaches, classId, subjectId)) {
    return { ...about("tutorEmail"), problem: "tutor-not-eligible" };
  }
  return {
    does: "create-assignment",
    studentId: student.id,
    tutorId: tutor.id,
    classId,
    subjectId,
  };
}
