import type { AuditAction } from "#domain/audit/actions.ts";
import type { AuditSubject } from "#domain/audit/audit.ts";
import {
  ok,
  refuse,
  type LimitedRefusal,
  type Refusal,
  type Result,
} from "#domain/shared/result.ts";
import type { Context } from "#request/context.ts";
import { recordDenial } from "#request/audit.ts";
import { comparePassword } from "./compare-password.ts";
import { currentActor } from "./guards.ts";

export type PasswordRefusal = Refusal<"wrong-password"> | LimitedRefusal;

/**
 * Compares the signed-in person's password before an action that asks for it again. Attempts are
 * counted like those of signing in, and a refusal is recorded as a denial of that action. Never
 * call it inside a transaction.
 *
 * @returns the hash of the password, for an action that replaces it
 */
export async function verifyOwnPassword(
  context: Context,
  password: string,
  { action, subject }: { action: AuditAction; subject: AuditSubject },
): Promise<Result<{ passwordHash: string }, PasswordRefusal>> {
  const result = await comparePassword(context, currentActor(context).email, password);
  if (result.ok) return ok({ passwordHash: result.value.passwordHash });
  await recordDenial(context, { action, subject, reason: result.reason });
  return result.reason === "limited" ? result : refuse("wrong-password");
}
