import { createStudent, createTutor } from "#data/accounts.ts";
import type { Database } from "#data/database.ts";
import type { StudentProfile, TutorProfile } from "#data/profiles.ts";
import { normaliseEmail } from "#domain/account.ts";
import type { Role } from "#domain/audit.ts";
import type { RouterContextProvider } from "react-router";
import { audited, recordDenial, type Change, type Denial } from "./audit.ts";
import { clientAddressContext, servicesContext } from "./context.ts";
import { mailVerification } from "./email.ts";
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

export type SignUpOutcome =
  | { is: "signed-up"; cookie: string }
  | { is: "address-taken" }
  | { is: "limited"; minutes: number };

async function signUp<Profile>(
  context: Readonly<RouterContextProvider>,
  { action, role, mail }: NewPerson,
  create: Create<Profile>,
  account: Account,
  profile: Profile,
): Promise<SignUpOutcome> {
  const { addressLimits } = context.get(servicesContext);
  const deny = (reason: Denial["reason"]) =>
    recordDenial(context, { action, subject: { kind: role, id: null }, reason });
  const client = context.get(clientAddressContext);
  // An answer tells whether an address is taken: nobody may ask for many.
  const minutes = await addressLimits.signUp.attempt(client);
  if (minutes !== null) {
    await deny("limited");
    return { is: "limited", minutes };
  }
  const email = normaliseEmail(account.email);
  const passwordHash = await hashPassword(account.password);
  const cookie = await audited(context, async (trx, record) => {
    const id = await create(trx, email, passwordHash, profile);
    if (!id) return null;
    await record({ action, subject: { kind: role, id }, actor: { id, role } });
    await queueMail(context, trx, { kind: mail, accountId: id, data: {} });
    await mailVerification(context, trx, { accountId: id, email });
    return replaceSession(context, trx, id);
  });
  if (cookie === null) {
    await deny("address-taken");
    return { is: "address-taken" };
  }
  await addressLimits.signUp.giveBack(client);
  return { is: "signed-up", cookie };
}

/** Account, student record and first session in one transaction (§3, §4). */
export function signUpStudent(
  context: Readonly<RouterContextProvider>,
  account: Account,
  profile: StudentProfile,
): Promise<SignUpOutcome> {
  const one = { action: "sign-up", role: "student", mail: "welcome" } as const;
  return signUp(context, one, createStudent, account, profile);
}

/** Account, pending tutor record and first session in one transaction (§3, §4). */
export function signUpTutor(
  context: Readonly<RouterContextProvider>,
  account: Account,
  profile: TutorProfile,
): Promise<SignUpOutcome> {
  const one = { action: "apply", role: "tutor", mail: "application-received" } as const;
  return signUp(context, one, createTutor, account, profile);
}
