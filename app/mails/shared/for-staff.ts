import { findStaffRole } from "#data/people/staff.ts";
import { canEnter, type StaffArea } from "#domain/people/staff.ts";
import type { Sending } from "./mail.ts";

/** Whether a mail's reader may enter an area now: their role may have changed since it was queued. */
export async function mayEnter(
  { database, accountId }: Pick<Sending, "database" | "accountId">,
  area: StaffArea,
): Promise<boolean> {
  const role = await findStaffRole(database, accountId);
  return role !== null && canEnter(role, area);
}
