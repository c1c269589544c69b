import type { StaffRole } from "#domain/people/staff.ts";

/** What each role of the staff is called. */
export const staffRoleNames: Record<StaffRole, string> = {
  owner: "Owner",
  coordinator: "Coordinator",
  accountant: "Accountant",
  editor: "Content editor",
};
