import {
  assignmentList,
  studentList,
  tutorList,
  type AssignmentRow,
  type AssignmentSort,
  type StudentRow,
  type StudentSort,
  type TutorRow,
  type TutorSort,
} from "#data/admin-lists.ts";
import { listEverything } from "#data/list-export.ts";
import type { List } from "#data/list-search.ts";
import type { PageRequest } from "#data/page.ts";
import type { RouterContextProvider } from "react-router";
import { audited } from "./audit.ts";
import { adminDatabase } from "./guards.ts";
import { reportSurprise } from "./surprise.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * All students that a request asks for, to be taken away in a file: the audit log tells by whom.
 *
 * @param isTaken false where only the answer's head is asked for
 */
export function exportStudents(
  context: Context,
  request: PageRequest<StudentSort>,
  isTaken: boolean,
): Promise<AsyncGenerator<StudentRow[]>> {
  return exportList(context, "student", studentList, request, isTaken);
}

/** All tutors that a request asks for, as above. */
export function exportTutors(
  context: Context,
  request: PageRequest<TutorSort>,
  isTaken: boolean,
): Promise<AsyncGenerator<TutorRow[]>> {
  return exportList(context, "tutor", tutorList, request, isTaken);
}

/** All assignments that a request asks for, as above. */
export function exportAssignments(
  context: Context,
  request: PageRequest<AssignmentSort>,
  isTaken: boolean,
): Promise<AsyncGenerator<AssignmentRow[]>> {
  return exportList(context, "assignment", assignmentList, request, isTaken);
}

async function exportList<Row, Sort extends string>(
  context: Context,
  kind: "student" | "tutor" | "assignment",
  list: List<Sort>,
  request: PageRequest<Sort>,
  isTaken: boolean,
): Promise<AsyncGenerator<Row[]>> {
  const database = adminDatabase(context);
  if (isTaken) {
    await audited(context, (_, record) =>
      record({ action: "export-list", subject: { kind, id: null } }),
    );
  }
  return reportFailure(context, listEverything<Row, Sort>(database, list, request));
}

/** The answer has begun by the time that anything fails: the log is all that can be told. */
async function* reportFailure<Row>(
  context: Context,
  rows: AsyncGenerator<Row[]>,
): AsyncGenerator<Row[]> {
  try {
    yield* rows;
  } catch (error) {
    reportSurprise(context, error);
    throw error;
  }
}
