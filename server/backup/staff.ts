import type { StaffDifference } from "#data/backup/staff.ts";

/** Whether a restore makes somebody an admin whom the academy did not have. */
export function isNewAdmin({ role, inAcademy }: StaffDifference): boolean {
  return role !== null && inAcademy === null;
}

/** A line for each member of the staff about whom a backup and the academy do not agree. */
export function describeStaff(staff: readonly StaffDifference[]): string[] {
  return staff.map((one) => `  ${one.email}: ${describe(one)}.`);
}

function describe(one: StaffDifference): string {
  const { role, inBackup, inAcademy } = one;
  if (isNewAdmin(one)) return `new admin with the role ${role}, whom this academy does not have`;
  if (inAcademy === null) return `stays without access, which has ended since (was ${inBackup})`;
  if (role === null)
    return `loses the role ${inAcademy}, which the backup has ended or whose address it has for another`;
  return inBackup === null
    ? `stays ${role}, whom the backup does not have`
    : `stays ${role} (was ${inBackup} in the backup)`;
}
