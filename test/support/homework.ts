import { insertHomework } from "#data/homework/homeworks.ts";
import type { TestAcademy } from "./academy.ts";
import type { Person } from "./people.ts";

/** Homework that a tutor sets for an assignment. @returns its id */
export async function makeHomework(
  academy: TestAcademy,
  { assignmentId, tutor }: { assignmentId: string; tutor: Person },
  text = "Exercises 1 to 5",
  until: string | null = null,
): Promise<string> {
  const set = { assignmentId, tutorId: tutor.id, text, until };
  return (await insertHomework(academy.database, set)) ?? "";
}
