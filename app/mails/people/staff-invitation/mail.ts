import { staffRoleNames } from "#content/people/staff-roles.ts";
import { assignToken } from "#data/account/mailed-links.ts";
import { findStaffRole } from "#data/people/staff.ts";
import { staffInvitationMinutes } from "#domain/mail/mailed-link.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

const minutesADay = 24 * 60;

/** To a person who is invited to the staff, unless they were invited again or have set a password. */
export const staffInvitation: Mail<"staff-invitation"> = async (
  { linkId },
  { database, accountId, name, now, academy },
) => {
  const role = await findStaffRole(database, accountId);
  const link =
    role && (await assignToken(database, linkId, "invitation", now, staffInvitationMinutes));
  if (!role || !link) return null;
  return {
    subject: messages.subject(academy.name),
    name,
    blocks: [
      { is: "text", text: messages.text(academy.name) },
      { is: "facts", facts: [[messages.role, staffRoleNames[role]]] },
      { is: "link", label: messages.link, path: `/invitation/${link.token}` },
      { is: "text", text: messages.once(staffInvitationMinutes / minutesADay) },
      { is: "text", text: messages.not },
    ],
  };
};
