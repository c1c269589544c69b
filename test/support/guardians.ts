import { consentText } from "#content/guardians/guardian-consent.ts";
import { upsertBirthDate } from "#data/guardians/birth-dates.ts";
import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { insertConsent, insertGuardian } from "#data/guardians/guardians.ts";
import type { ConsentDecision } from "#domain/guardians/guardian.ts";
import type { TestAcademy } from "./academy.ts";

let guardians = 0;

/** A guardian of a student, with a link to each of their pages, as mails bring them. */
export interface Guardian {
  id: string;
  email: string;
  name: string;
  phoneNumber: string;
  consentToken: string;
  pageToken: string;
}

/** Adds an answer of a guardian's, below those before. */
export function answerAs(
  { database }: Pick<TestAcademy, "database">,
  guardian: { id: string },
  decision: ConsentDecision,
  version: number = consentText.version,
): Promise<void> {
  return insertConsent(database, guardian.id, {
    decision,
    text: { version, digest: Buffer.alloc(32), language: "en" },
    mail: { kind: "guardian-consent", mailedAt: new Date() },
  });
}

/** Names a guardian of a student who was born in 2013, or when it says; with an answer or without. */
export async function makeGuardian(
  academy: Pick<TestAcademy, "database">,
  student: { id: string },
  more: { email?: string; bornOn?: string; decision?: ConsentDecision; version?: number } = {},
): Promise<Guardian> {
  const { database } = academy;
  guardians += 1;
  const contact = {
    name: `Guardian Number${guardians}.`,
    relation: "mother" as const,
    email: more.email ?? `guardian-${guardians}@home.example`,
    phoneNumber: `+91 11111 ${String(guardians).padStart(5, "0")}`,
  };
  await upsertBirthDate(database, student.id, more.bornOn ?? "2013-05-01");
  const guardianId = await insertGuardian(database, student.id, contact);
  const mailKind = "guardian-page";
  const guardian = {
    id: guardianId,
    ...contact,
    consentToken: await createGuardianLink(database, { guardianId, opens: "consent", mailKind }),
    pageToken: await createGuardianLink(database, { guardianId, opens: "page", mailKind }),
  };
  if (more.decision) await answerAs(academy, guardian, more.decision, more.version);
  return guardian;
}

/** The addresses of a guardian's page, and of the question for consent. */
export const pageOf = ({ pageToken }: Guardian): string => `/guardian/${pageToken}`;
export const consentOf = ({ consentToken }: Guardian): string =>
  `/guardian/consent/${consentToken}`;

/** What a guardian has answered, in order. */
export async function answersOf(
  { pool }: TestAcademy,
  { id }: { id: string },
): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query<Record<string, unknown>>(
    "select * from guardian_consents where guardian_id = $1 order by decided_at",
    [id],
  );
  return rows;
}

/** The kinds of the mails to an address. */
export async function mailsTo({ pool }: TestAcademy, address: string): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string }>(
    "select kind from mails where address = $1 order by queued_at, kind",
    [address],
  );
  return rows.map(({ kind }) => kind);
}
