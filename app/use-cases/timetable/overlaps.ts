import { listOverlaps, type OverlappingLesson } from "#data/timetable/overlaps.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase } from "#security/guards.ts";

/** How many lessons the list has; after some were moved it has the next ones. */
const shown = 200;

/** Lessons to come that overlap, from before overlaps were refused. */
export function loadOverlaps(context: Context): Promise<OverlappingLesson[]> {
  return listOverlaps(adminDatabase(context), shown);
}
