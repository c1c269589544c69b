import type { PlanningFacts } from "#domain/timetable/planning.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { onlyRow } from "#data/shared/rows.ts";
import { awayTimesSql, dayStartSql } from "./time-off.ts";
import { weeklyTimesSql } from "./weekly-times.ts";

/**
 * What `planningWarnings` needs for lessons of a tutor between two days, in one statement. A
 * tutor who has left has no hours and no time off.
 *
 * @param firstDay the first day of the lessons, YYYY-MM-DD
 * @param lastDay the last one
 */
export const findPlanningFacts = (
  db: Database,
  tutorId: string | null,
  firstDay: string,
  lastDay: string,
) => onlyRow<PlanningFacts>(db)`
    select ${weeklyTimesSql("tutor", sql`${tutorId}`)} as hours,
      (select coalesce(json_agg(o), '[]') from (${awayTimesSql(
        sql`${tutorId}::uuid`,
        dayStartSql(sql`${firstDay}::date`),
        dayStartSql(sql`${lastDay}::date + 1`),
      )}) o) as "timeOff",
      (select coalesce(json_agg(json_build_object('day', h.day, 'name', h.name) order by h.day), '[]')
        from holidays h where h.day between ${firstDay}::date and ${lastDay}::date) as holidays`;
