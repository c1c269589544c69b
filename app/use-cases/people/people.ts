import type { PersonLimits } from "#data/people/person-facts.ts";
import { findStudentFacts, type StudentFacts } from "#data/people/student-facts.ts";
import { findTutorFacts, type TutorFacts } from "#data/people/tutor-facts.ts";
import { maxCountedLoad } from "#domain/assignments/assignment.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { findContacts } from "#request/contact-reads.ts";
import { adminDatabase } from "#security/guards.ts";

/** The lists of a person's page that can be shown in full. */
export const personLists = ["courses", "mails", "notes", "referred"] as const;

export type PersonList = (typeof personLists)[number];

/** How many rows of a list a page shows. */
export const shownRows: Readonly<PersonLimits> = {
  courses: 8,
  mails: 6,
  notes: 5,
  referred: 6,
  log: 6,
};

/** More than any person has; a page stays finite. */
const allRows = 500;

/** A person and, for each list, whether there is more than is shown. */
export interface PersonPage<Facts> {
  person: Facts;
  hasMore: Record<PersonList, boolean>;
}

/** A student's page. @param all the list that is shown in full @throws 404 for no student */
export async function loadStudent(
  context: Context,
  studentId: string,
  all: PersonList | null,
): Promise<PersonPage<StudentFacts>> {
  const database = adminDatabase(context);
  const now = new Date();
  const person = isRecordId(studentId)
    ? await findContacts(context, (reader) =>
        findStudentFacts(database, {
          id: studentId,
          now,
          ...reader,
          ...limitsFor(all),
        }),
      )
    : null;
  if (!person) throw data("no-student", { status: 404 });
  return shorten(person, all);
}

/** A tutor's page. @param all the list that is shown in full @throws 404 for no tutor */
export async function loadTutor(
  context: Context,
  tutorId: string,
  all: PersonList | null,
): Promise<PersonPage<TutorFacts>> {
  const database = adminDatabase(context);
  const now = new Date();
  const person = isRecordId(tutorId)
    ? await findTutorFacts(database, {
        id: tutorId,
        now,
        maxLoad: maxCountedLoad,
        ...limitsFor(all),
      })
    : null;
  if (!person) throw data("no-tutor", { status: 404 });
  return shorten(person, all);
}

/** One row more than is shown says whether there are more. */
function limitsFor(all: PersonList | null): PersonLimits {
  const limits = { ...shownRows };
  for (const name of personLists) limits[name] = (name === all ? allRows : shownRows[name]) + 1;
  return limits;
}

function shorten<Facts extends StudentFacts | TutorFacts>(
  person: Facts,
  all: PersonList | null,
): PersonPage<Facts> {
  const limitOf = (name: PersonList) => (name === all ? allRows : shownRows[name]);
  const hasMore = (name: PersonList) => person[name].length > limitOf(name);
  return {
    person: {
      ...person,
      courses: person.courses.slice(0, limitOf("courses")),
      mails: person.mails.slice(0, limitOf("mails")),
      notes: person.notes.slice(0, limitOf("notes")),
      referred: person.referred.slice(0, limitOf("referred")),
    },
    hasMore: {
      courses: hasMore("courses"),
      mails: hasMore("mails"),
      notes: hasMore("notes"),
      referred: hasMore("referred"),
    },
  };
}
