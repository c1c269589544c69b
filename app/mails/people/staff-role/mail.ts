import { staffRoleNames } from "#content/people/staff-roles.ts";
import { findStaffRole } from "#data/people/staff.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a member of the staff whose role an owner has changed. */
export const staffRole: Mail<"staff-role"> = async (_, { database, accountId, name, academy }) => {
  const role = await findStaffRole(database, accountId);
  if (!role) return null;
  return {
    subject: messages.subject,
    name,
    blocks: [
      { is: "text", text: messages.text(academy.name) },
      { is: "facts", facts: [[messages.role, staffRoleNames[role]]] },
      { is: "text", text: messages.signIn },
      { is: "link", label: messages.link, path: "/admin-login" },
    ],
  };
};
