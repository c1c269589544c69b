import {
  createStudent,
  createTutor,
  type StudentProfile,
  type TutorProfile,
} from "#data/accounts.ts";
import type { Database } from "#data/database.ts";
import { normaliseEmail } from "#domain/account.ts";
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "./context.ts";
import { hashPassword } from "./password.ts";
import { replaceSession } from "./session.ts";

interface Account {
  email: string;
  password: string;
}

type Create<Profile> = (
  db: Database,
  email: string,
  passwordHash: string,
  profile: Profile,
) => Promise<string | null>;

async function signUp<Profile>(
  context: Readonly<RouterContextProvider>,
  create: Create<Profile>,
  account: Account,
  profile: Profile,
): Promise<string | null> {
  const { database } = context.get(servicesContext);
  const passwordHash = await hashPassword(account.password);
  return database.transaction().execute(async (trx) => {
    const id = await create(trx, normaliseEmail(account.email), passwordHash, profile);
    return id ? replaceSession(context, trx, id) : null;
  });
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
  return signUp(context, createStudent, account, profile);
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
  return signUp(context, createTutor, account, profile);
}
