import { createHash } from "node:crypto";
import { studentsOfTutor } from "./life.ts";

// Everybody and everything that is made has a number, and an id that is made of it: as scattered as
// a random one, and known to who measures.

type Letter = "s" | "t" | "a" | "i" | "g" | "r";

/** SQL for the id of a student, tutor, assignment, item, guardian or request by its number. */
export function idOf(letter: Letter, number: string): string {
  return `md5('${letter}' || ${number})::uuid`;
}

/** The same id. */
export function id(letter: Letter, number: number): string {
  const hex = createHash("md5").update(`${letter}${number}`).digest("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** SQL for the number of the tutor of assignment `n`: a student's two have not the same. */
export function tutorOf(tutors: number): string {
  return `(1 + (((n + 1) / 2 - 1) / ${studentsOfTutor} + (n % 2) * 7) % ${tutors})`;
}

/** The numbers of a student's assignments; the second is the tutor's of that ten of students. */
export function assignmentsOf(student: number): [number, number] {
  return [student * 2 - 1, student * 2];
}

/** The secret of the calendar's address of a student, whose number ends with 0, 1 or 2. */
export function calendarToken(student: number): string {
  return `calendar${String(student).padStart(35, "0")}`;
}
