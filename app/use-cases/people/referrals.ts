import { listReferredStudents, type ReferredStudent } from "#data/people/referrals.ts";
import { addMonths, startOfMonth } from "#domain/lessons/months.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase } from "#security/guards.ts";

/** The most students on the page of a month. */
export const mostReferred = 200;

/** The students of a month who named who had told them of the academy. @param month YYYY-MM */
export function loadReferrals(context: Context, month: string): Promise<ReferredStudent[]> {
  return listReferredStudents(adminDatabase(context), {
    from: startOfMonth(month),
    until: startOfMonth(addMonths(month, 1)),
    limit: mostReferred,
  });
}
