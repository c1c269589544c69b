import type { TutorSort } from "#data/office/lists.ts";
import type { Page, PageRequest } from "#data/shared/page.ts";
import { listTutorWeeks, type TutorWeek } from "#data/timetable/everyone.ts";
import { findAnyWeek, type PersonWeek } from "#data/timetable/week.ts";
import type { Week } from "#domain/timetable/week/week.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { adminDatabase } from "#security/guards.ts";

/** A week of one page of the tutors. */
export function loadEverybodysWeek(
  context: Context,
  { start, end }: Week,
  request: PageRequest<TutorSort>,
): Promise<Page<TutorWeek>> {
  return listTutorWeeks(adminDatabase(context), { start, end }, request);
}

/** The week of one student or one tutor. @throws 404 for nobody */
export async function loadWeekOf(
  context: Context,
  role: "student" | "tutor",
  personId: string,
  { start, end }: Week,
): Promise<PersonWeek & { name: string }> {
  const database = adminDatabase(context);
  const found = isRecordId(personId)
    ? await findAnyWeek(database, role, { personId, start, end })
    : null;
  if (!found) throw data(`no-${role}`, { status: 404 });
  return found;
}
