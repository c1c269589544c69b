import { fullName, normaliseEmail, splitName } from "#domain/account/account.ts";
import { ageAt, studentAges } from "#domain/people/birth-date.ts";
import { knownClasses, knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { normalPhone } from "#domain/people/phone/phone-number.ts";
import { checkInvitedStudent, usernameOf } from "#domain/account/student-sign-up.ts";
import { checkInvitedTutor } from "#domain/account/tutor-sign-up.ts";
import type { ImportField } from "./fields.ts";
import {
  isDayInDoubt,
  readClass,
  readDate,
  readPhone,
  readSubject,
  splitList,
} from "./read-cells.ts";
import type {
  CellProblem,
  Cells,
  ImportedStudent,
  ImportedTutor,
  ImportFacts,
  ImportProblem,
  Step,
} from "./step.ts";

const problemOf = (
  cells: Cells,
  field: ImportField,
  problem: ImportProblem,
  value = cells[field] ?? "",
): CellProblem => ({ field, problem, value });

/** The ids of a list in a cell, and the first part that is none of them. */
function readIds<Id extends string>(text: string, read: (part: string) => Id | null) {
  const whole = read(text);
  if (whole) return { ids: [whole], unknown: null };
  const parts = splitList(text);
  const ids = parts.map(read);
  const at = ids.indexOf(null);
  return { ids: ids.filter((id) => id !== null), unknown: at < 0 ? null : (parts[at] ?? "") };
}

/** A problem of the cells that students and tutors share, and the values read from them. */
function readShared(cells: Cells) {
  const { ids, unknown } = readIds(cells.subjects ?? "", readSubject);
  const phoneNumber = readPhone(cells.phoneNumber ?? "");
  const problem =
    unknown !== null
      ? problemOf(cells, "subjects", "subject-unknown", unknown)
      : phoneNumber === null && problemOf(cells, "phoneNumber", "phone-mangled");
  return { problem, phoneNumber: phoneNumber ?? "", subjectIds: knownSubjects(ids) };
}

/** A number of a sheet, or the one that is known where the sheet has none or another spelling of it. */
function newPhone(typed: string, known: { phoneNumber: string } | null): string {
  const { phoneNumber = "" } = known ?? {};
  const normal = normalPhone(typed);
  const isSame = normal !== null && normal === normalPhone(phoneNumber);
  return typed === "" || isSame ? phoneNumber : typed;
}

const fieldOf: Readonly<Record<string, ImportField>> = {
  firstName: "name",
  lastName: "name",
  username: "name",
  selectedClass: "class",
  selectedClasses: "classes",
  selectedSubjects: "subjects",
};

const problemCodes: Readonly<Record<string, ImportProblem>> = {
  "class-missing": "required-missing",
  "subject-missing": "required-missing",
};

function describeFailure(
  cells: Cells,
  { problem, field }: { problem: string; field: string },
): CellProblem {
  const code = problemCodes[problem] ?? (problem as ImportProblem);
  return problemOf(cells, fieldOf[field] ?? (field as ImportField), code);
}

/** A row about a student, by the rules of a sign-up. A filled cell replaces what is known. */
export function planStudent(cells: Cells, { people, kept, now }: ImportFacts): Step | CellProblem {
  const email = normaliseEmail(cells.email ?? "");
  const known = people.get(email);
  if (known && !known.student) return problemOf(cells, "email", "not-a-student");
  if (kept.has(email)) return problemOf(cells, "email", "address-kept");
  const { problem, phoneNumber, subjectIds } = readShared(cells);
  if (problem) return problem;
  const classId = readClass(cells.class ?? "");
  if (cells.class && !classId) return problemOf(cells, "class", "class-unknown");
  const bornOn = readDate(cells.birthDate ?? "");
  if (cells.birthDate && bornOn === null) {
    const isInDoubt = isDayInDoubt(cells.birthDate);
    return problemOf(cells, "birthDate", isInDoubt ? "date-in-doubt" : "date-unreadable");
  }
  if (bornOn !== null) {
    const age = ageAt(bornOn, now);
    const isAge = age >= studentAges.youngest && age <= studentAges.oldest;
    if (!isAge) return problemOf(cells, "birthDate", "age");
  }
  const from = known?.student ?? null;
  const name = fullName(cells.name ?? "", cells.lastName ?? "") || (from?.name ?? "");
  const to: ImportedStudent = {
    name,
    username: from?.username ?? usernameOf(name),
    phoneNumber: newPhone(phoneNumber, from),
    address: cells.address || (from?.address ?? ""),
    referralEmail: normaliseEmail(cells.referralEmail ?? "") || (from?.referralEmail ?? null),
    selectedClass: classId ?? from?.selectedClass ?? "",
    selectedSubjects: subjectIds.length > 0 ? subjectIds : (from?.selectedSubjects ?? []),
    // A guardian may have answered for the date that is known.
    bornOn: from?.bornOn ?? bornOn,
  };
  const input = { ...to, email, referralEmail: to.referralEmail ?? "" };
  const failure = checkInvitedStudent(input);
  if (failure) return describeFailure(cells, failure);
  if (!known || !from) return { does: "create-student", email, to };
  return isEqual(from, to) ? { does: "same" } : { does: "change-student", id: known.id, from, to };
}

/** A row about a tutor, by the rules of an application; the name of a tutor we know stays. */
export function planTutor(cells: Cells, { people, kept }: ImportFacts): Step | CellProblem {
  const email = normaliseEmail(cells.email ?? "");
  const known = people.get(email);
  if (known && !known.tutor) return problemOf(cells, "email", "not-a-tutor");
  if (kept.has(email)) return problemOf(cells, "email", "address-kept");
  const { problem, phoneNumber, subjectIds } = readShared(cells);
  if (problem) return problem;
  const { ids, unknown } = readIds(cells.classes ?? "", readClass);
  if (unknown !== null) return problemOf(cells, "classes", "class-unknown", unknown);
  const classIds = knownClasses(ids);
  const { status: _status, ...from } = known?.tutor ?? { status: null };
  const before = known?.tutor ? (from as ImportedTutor) : null;
  const typed = splitName(fullName(cells.name ?? "", cells.lastName ?? ""));
  const to: ImportedTutor = {
    // The approval was given for this name.
    firstName: before?.firstName ?? typed.firstName,
    lastName: before?.lastName ?? typed.lastName,
    phoneNumber: newPhone(phoneNumber, before),
    selectedClasses: classIds.length > 0 ? classIds : (before?.selectedClasses ?? []),
    selectedSubjects: subjectIds.length > 0 ? subjectIds : (before?.selectedSubjects ?? []),
    bio: cells.bio || (before?.bio ?? ""),
  };
  const failure = checkInvitedTutor({ ...to, email });
  if (failure) return describeFailure(cells, failure);
  if (!known || !before) return { does: "create-tutor", email, to };
  return isEqual(before, to)
    ? { does: "same" }
    : { does: "change-tutor", id: known.id, from: before, to };
}

/** Whether two records have the same fields; the order of lists counts, of fields it doesn't. */
export function isEqual<Values extends object>(a: Values, b: Values): boolean {
  return (Object.keys(a) as (keyof Values)[]).every(
    (name) => JSON.stringify(a[name]) === JSON.stringify(b[name]),
  );
}
