import type { RouterContextProvider } from "react-router";
import { loadStudentChoices, loadTutorChoices } from "#access/admin-lists.ts";
import type { PersonChoice } from "#data/admin-lists.ts";
import { readText } from "../list-request.ts";
import type { Route } from "./+types/choices.ts";

function describe({ id, name, email }: PersonChoice) {
  return { id, name, detail: email };
}

/** The people to choose from, by the address's `student`, `tutor`, `classId` and `subjectId`. */
export async function readChoices(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
) {
  const asked = (name: string) => readText(params, name).trim().slice(0, 100);
  const [students, tutors] = await Promise.all([
    loadStudentChoices(context, asked("student")),
    loadTutorChoices(context, asked("classId"), asked("subjectId"), asked("tutor")),
  ]);
  return { students: students.map(describe), tutors: tutors.map(describe) };
}

export function loader({ context, url }: Route.LoaderArgs) {
  return readChoices(context, url.searchParams);
}
