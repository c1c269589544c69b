import { createStudent, createTutor } from "#data/account/accounts.ts";
import type { Database } from "#data/shared/database.ts";
import type { StudentProfile, TutorProfile } from "#data/account/profiles.ts";
import { normaliseEmail } from "#domain/account/account.ts";
import type { Role } from "#domain/audit/audit.ts";
import { ok, type LimitedRefusal, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, deny, denyLimited, type Change } from "#request/audit.ts";
import { clientAddressContext, servicesContext, type Context } from "#request/context.ts";
import { keepPageLanguage } from "./language.ts";
import { queueVerification } from "./email-address.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import { hashPassword } from "#security/password.ts";
import { replaceSession } from "#security/session.ts";

interface Account {
  email: string;
  password: string;
}

interface NewPerson<Profile> {
  role: Role;
  action: Change["action"];
  mail: "welcome" | "application-received";
  create: (
    db: Database,
    email: string,
    passwordHash: string,
    profile: Profile,
  ) => Promise<string | null>;
}

export type SignUpResult = Result<{ cookie: string }, Refusal<"address-taken"> | LimitedRefusal>;

async function signUp<Profile>(
  context: Context,
  { role, action, mail, create }: NewPerson<Profile>,
  account: Account,
  profile: Profile,
): Promise<SignUpResult> {
  const { addressLimits, mailboxLimits, passwordCost } = context.get(servicesContext);
  const denial = { action, subject: { kind: role, id: null } };
  const client = context.get(clientAddressContext);
  // The answer reveals whether an email has an account, so the attempts of a client are limited; and
  // each new account sends mails to an address that nobody has proved.
  const minutes = await addressLimits.signUp.attempt(client);
  if (minutes !== null) return denyLimited(context, denial, minutes);
  const waiting = await addressLimits.newAccount.attempt(client);
  if (waiting !== null) return denyLimited(context, denial, waiting);
  const giveBack = () => addressLimits.newAccount.giveBack(client);
  const email = normaliseEmail(account.email);
  const passwordHash = await hashPassword(account.password, passwordCost, "sign-up").catch(
    async (error: unknown) => {
      await giveBack();
      throw error;
    },
  );
  // Above the limit the account has no mails yet; its owner asks for the link on the account's page.
  const isMailed = await mailboxLimits.attempt("verify-email", email);
  const cookie = await auditedTransaction(context, async (trx, record) => {
    const id = await create(trx, email, passwordHash, profile);
    if (!id) return null;
    await keepPageLanguage(trx, id);
    await record({ action, subject: { kind: role, id }, actor: { id, role } });
    if (isMailed) {
      await queueMail(context, trx, { kind: mail, accountId: id, data: {} });
      await queueVerification(context, trx, { accountId: id, email });
    }
    return replaceSession(context, trx, id);
  });
  if (cookie === null) {
    await giveBack();
    if (isMailed) await mailboxLimits.giveBack("verify-email", email);
    return deny(context, { ...denial, reason: "address-taken" });
  }
  await addressLimits.signUp.giveBack(client);
  return ok({ cookie });
}

/** Creates account, student record and first session in one transaction (§3, §4). */
export function signUpStudent(
  context: Context,
  account: Account,
  profile: StudentProfile,
): Promise<SignUpResult> {
  const student: NewPerson<StudentProfile> = {
    role: "student",
    action: "sign-up",
    mail: "welcome",
    create: createStudent,
  };
  return signUp(context, student, account, profile);
}

/** Creates account, pending tutor record and first session in one transaction (§3, §4). */
export function signUpTutor(
  context: Context,
  account: Account,
  profile: TutorProfile,
): Promise<SignUpResult> {
  const tutor: NewPerson<TutorProfile> = {
    role: "tutor",
    action: "apply",
    mail: "application-received",
    create: createTutor,
  };
  return signUp(context, tutor, account, profile);
}
