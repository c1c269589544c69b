import { staffRoleNames } from "#content/people/staff-roles.ts";
import type { Database } from "#data/shared/database.ts";
import { findStaffPerson, findStaffRole, listOwnerNames } from "#data/people/staff.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import type { StaffNews } from "#domain/mail/mail.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To each owner about a role that was given, changed or ended; null for who is no longer an owner. */
export const staffChange: Mail<"staff-change"> = async (
  news,
  { database, accountId, name, academy },
) => {
  if ((await findStaffRole(database, accountId)) !== "owner") return null;
  const { what, role, formerRole, at } = news;
  const owners = await listOwnerNames(database);
  return {
    subject: messages.subjects[what],
    name,
    blocks: [
      { is: "text", text: messages.text(academy.name) },
      {
        is: "facts",
        facts: [
          [messages.person, await describePerson(database, news.memberId)],
          ...(formerRole ? [[messages.formerRole, staffRoleNames[formerRole]] as const] : []),
          [messages.role, staffRoleNames[role]],
          [messages.by, await describeAuthor(database, news)],
          [messages.when, formatDateTime(at)],
          [messages.owners, owners.join(", ")],
        ],
      },
      { is: "text", text: messages.not },
      { is: "link", label: messages.link, path: "/admin-dashboard/staff" },
    ],
  };
};

async function describePerson(database: Database, id: string): Promise<string> {
  const person = await findStaffPerson(database, id);
  if (!person) return messages.nameless;
  return person.email === null ? person.name : `${person.name}, ${person.email}`;
}

async function describeAuthor(
  database: Database,
  { by, memberId }: Pick<StaffNews, "by" | "memberId">,
): Promise<string> {
  if (by === null) return messages.operator;
  const name = (await findStaffPerson(database, by))?.name ?? messages.nameless;
  return by === memberId ? messages.themselves(name) : name;
}
