import {
  createStudent,
  createTutor,
  type StudentProfile,
  type TutorProfile,
} from "#data/accounts.ts";
import type { Database } from "#data/database.ts";
import { normaliseEmail } from "#domain/account.ts";
import type { Role } from "#domain/audit.ts";
import type { RouterContextProvider } from "react-router";
import { audited, recordDenial, type Change } from "./audit.ts";
import { queueMail } from "./mail.ts";
import { hashPassword } from "./password.ts";
import { replaceSession } from "./session.ts";

interface Account {
  email: string;
  password: string;
}

interface NewPerson {
  action: Change["action"];
  role: Role;
  mail: "welcome" | "application-received";
}

type Create<Profile> = (
  db: Database,
  email: string,
  passwordHash: string,
  profile: Profile,
) => Promise<string | null>;

async function signUp<Profile>(
  context: Readonly<RouterContextProvider>,
  { action, role, mail }: NewPerson,
  create: Create<Profile>,
  account: Account,
  profile: Profile,
): Promise<string | null> {
  const passwordHash = await hashPassword(account.password);
  const cookie = await audited(context, async (trx, record) => {
    const id = await create(trx, normaliseEmail(account.email), passwordHash, profile);
    if (!id) return null;
    await record({ action, subject: { kind: role, id }, actor: { id, role } });
    await queueMail(context, trx, { kind: mail, accountId: id, data: {} });
    return replaceSession(context, trx, id);
  });
  if (cookie === null) {
    await recordDenial(context, {
      action,
      subject: { kind: role, id: null },
      reason: "address-taken",
    });
  }
  return cookie;
}

/**
 * Account, student record and first session in one transaction (§3, §4).
 *
 * @returns the session's `Set-Cookie` header, or null where the address is taken
 */
export function signUpStudent(
  context: Readonly<RouterContextProvider>,
  account: Account,
  profile: StudentProfile,
): Promise<string | null> {
  const one = { action: "sign-up", role: "student", mail: "welcome" } as const;
  return signUp(context, one, createStudent, account, profile);
}

/**
 * Account, pending tutor record and first session in one transaction (§3, §4).
 *
 * @returns the session's `Set-Cookie` header, or null where the address is taken
 */
export function signUpTutor(
  context: Readonly<RouterContextProvider>,
  account: Account,
  profile: TutorProfile,
): Promise<string | null> {
  const one = { action: "apply", role: "tutor", mail: "application-received" } as const;
  return signUp(context, one, createTutor, account, profile);
}
