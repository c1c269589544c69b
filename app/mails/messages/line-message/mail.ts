import { findOwnLine, type LineReader, type OpenLine } from "#data/messages/lines.ts";
import { findUnread, type UnreadMessages } from "#data/messages/members.ts";
import type { Database } from "#data/shared/database.ts";
import { allowsMessages } from "#domain/guardians/guardian.ts";
import { lineAccess } from "#domain/messages/line.ts";
import type { Block, Mail } from "#mails/shared/mail.ts";
import { toGuardian } from "#mails/shared/to-guardian.ts";
import { messages } from "./messages.ts";

/** How many messages a mail shows; the line has the others. */
const shown = 5;

/** To a student or a tutor, about what they have not read in a line that is still theirs. */
export const lineMessage: Mail<"line-message"> = async (
  { lineId },
  { database, accountId, name, now },
) => {
  for (const role of ["student", "tutor"] as const) {
    const reader = { role, personId: accountId, ownerId: accountId };
    const found = await findMailed(database, reader, lineId, now);
    if (!found) continue;
    const { line, unread } = found;
    const base = role === "student" ? "/dashboard" : "/tutor-dashboard";
    const other = (role === "student" ? line.tutorName : line.studentName) ?? messages.office;
    return {
      subject: messages.subject(line.isOffice ? messages.office : other),
      name,
      blocks: [
        ...describe(unread),
        { is: "link", label: messages.link, path: `${base}/messages/${lineId}` },
      ],
    };
  }
  return null;
};

/** The same to the student's guardian, with a link that writes and is valid for a day. */
export const guardianLineMessage = toGuardian(
  "guardian-line-message",
  allowsMessages,
  async ({ lineId, guardianId }, { database, accountId, now, firstName, createLink }) => {
    const reader = { role: "guardian" as const, personId: guardianId, ownerId: accountId };
    const found = await findMailed(database, reader, lineId, now);
    if (!found) return null;
    const { line, unread } = found;
    const path = `/guardian/messages/${await createLink("messages")}/${lineId}`;
    const other = line.isOffice ? messages.office : (line.tutorName ?? "");
    return {
      subject: messages.ofChild(firstName, other),
      blocks: [
        ...describe(unread),
        { is: "link", label: messages.link, path },
        { is: "text", text: messages.valid },
      ],
    };
  },
);

/** What somebody has not read of a line that they may read now; null for nothing. */
async function findMailed(
  db: Database,
  reader: LineReader,
  lineId: string,
  now: Date,
): Promise<{ line: OpenLine; unread: UnreadMessages } | null> {
  const line = await findOwnLine(db, reader, lineId, { before: null, limit: 1 });
  if (!line || lineAccess(line, reader.role, now) === "none") return null;
  const unread = await findUnread(db, lineId, reader.personId, shown);
  return unread.count > 0 ? { line, unread } : null;
}

function describe({ count, texts }: UnreadMessages): Block[] {
  return [
    { is: "text", text: messages.text(count) },
    ...texts.map((text): Block => ({ is: "quote", text })),
    ...(count > texts.length
      ? [{ is: "text" as const, text: messages.more(count - texts.length) }]
      : []),
    { is: "text", text: messages.canRead },
  ];
}
