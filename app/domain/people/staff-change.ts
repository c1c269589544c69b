import type { StaffRole } from "./staff.ts";

export type StaffChangeProblem = "not-possible" | "last-owner";

/**
 * Why a member of the staff can't get another role or be ended, or null. Only an owner may do it, and
 * an owner with a password always remains.
 *
 * @param staff all of them, locked
 * @param change `role` is null to end the access
 */
export function checkStaffChange(
  staff: readonly { id: string; role: StaffRole; isActive: boolean }[],
  change: { actorId: string; id: string; role: StaffRole | null },
): StaffChangeProblem | null {
  const owners = staff.filter(({ role, isActive }) => role === "owner" && isActive);
  const isKnown = staff.some(({ id }) => id === change.id);
  if (!isKnown || !owners.some(({ id }) => id === change.actorId)) return "not-possible";
  const remain = owners.filter(({ id }) => id !== change.id || change.role === "owner");
  return remain.length === 0 ? "last-owner" : null;
}
