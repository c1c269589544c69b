import type { RouterContextProvider } from "react-router";
import { loadStudentChoices, loadTutorChoices } from "#access/admin-lists.ts";
import type { PersonChoice } from "#data/admin-lists.ts";
import { readText } from "../list-request.ts";
import type { Route } from "./+types/choices.ts";

function describe({ id, name, email }: PersonChoice) {
  return { id, name, detail: email };
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
  return { students: students.map(describe), tutors: tutors.map(describe) };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const choices = await readChoices(context, url.searchParams);
  return { ...choices, asked: url.searchParams.toString() };
}

/** Whatever fails, the form stays as it is and offers whom it has; a redirect still leads on. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    return null;
  }
}
