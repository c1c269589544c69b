import { findSetup, skipSetupSteps, type SetupRecords } from "#data/office/setup.ts";
import { isSetupStep, type SetupStep } from "#domain/office/setup.ts";
import { auditedChange, auditedTransaction, notFound } from "#request/audit.ts";
import { servicesContext, type Context, type Deployment } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { queueMail } from "#use-cases/mail/mail.ts";

/** What is known about the set-up of the academy. */
export interface Setup {
  records: SetupRecords;
  deployment: Deployment;
  /** The admin's own address, to which a test mail goes. */
  email: string;
}

/** Reads what is known about the set-up, in one statement. */
export async function loadSetup(context: Context): Promise<Setup> {
  const { accountId, email } = currentAdmin(context);
  const { deployment } = context.get(servicesContext);
  return { records: await findSetup(adminDatabase(context), accountId), deployment, email };
}

/** The step of an address. @throws 404 for one that does not exist */
export async function requireStep(context: Context, step: string): Promise<SetupStep> {
  currentAdmin(context);
  if (isSetupStep(step)) return step;
  return notFound(context, "no-step");
}

/** Skips steps of the set-up, which can be done later all the same. */
export async function skipSteps(context: Context, steps: readonly SetupStep[]): Promise<void> {
  currentAdmin(context);
  const change = { action: "skip-setup-step", subject: null } as const;
  await auditedChange(context, change, async (trx) => (await skipSetupSteps(trx, steps)) > 0);
}

/** Sends the admin a test mail, at most one a minute. */
export async function sendTestMail(context: Context, now: Date): Promise<void> {
  const { accountId } = currentAdmin(context);
  await auditedTransaction(context, async (trx, record) => {
    const key = `test ${now.toISOString().slice(0, 16)}`;
    await queueMail(context, trx, { kind: "test-mail", accountId, data: {}, key });
    await record({ action: "send-test-mail", subject: null });
  });
}
