import { knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { checkGuardian } from "#domain/guardians/guardian.ts";
import { checkInvitedStudent, usernameOf } from "#domain/account/student-sign-up.ts";
import { isBlank } from "#domain/shared/text-length.ts";
import type { Fields } from "#request/form.ts";
import { messages } from "./messages.ts";

/** The fields of the form about a student who is invited. */
export interface InvitedStudentValues {
  name: string;
  email: string;
  phoneNumber: string;
  selectedClass: string;
  selectedSubjects: readonly string[];
  guardianName: string;
  guardianEmail: string;
}

export function readInvitedStudent(form: Fields): InvitedStudentValues {
  return {
    name: form.text("name"),
    email: form.text("email"),
    phoneNumber: form.text("phoneNumber"),
    selectedClass: form.text("selectedClass"),
    selectedSubjects: form.all("selectedSubjects"),
    guardianName: form.text("guardianName"),
    guardianEmail: form.text("guardianEmail"),
  };
}

const hasGuardian = ({ guardianName, guardianEmail }: InvitedStudentValues) =>
  !isBlank(guardianName) || !isBlank(guardianEmail);

/** The first problem of the form in words, with its field, or null. */
export function findInviteProblem(
  values: InvitedStudentValues,
): { error: string; field: string } | null {
  const unasked = { username: usernameOf(values.name), address: "", referralEmail: "" };
  const failure = checkInvitedStudent({ ...values, ...unasked });
  if (failure) return { error: messages.problems[failure.problem], field: failure.field };
  if (!hasGuardian(values)) return null;
  const { guardianName: name, guardianEmail: email } = values;
  const about = checkGuardian({ name, email, relation: "other", phoneNumber: "" });
  if (!about) return null;
  const field = about.field === "name" ? "guardianName" : "guardianEmail";
  return { error: messages.guardianProblems[about.problem], field };
}

/** The student and the guardian of a valid form. */
export function toInvitedStudent(values: InvitedStudentValues) {
  return {
    email: values.email,
    profile: {
      name: values.name.trim(),
      username: usernameOf(values.name),
      phoneNumber: values.phoneNumber.trim(),
      address: "",
      referralEmail: null,
      selectedClass: values.selectedClass,
      selectedSubjects: knownSubjects(values.selectedSubjects),
    },
    guardian: hasGuardian(values)
      ? { name: values.guardianName, email: values.guardianEmail }
      : null,
  };
}
