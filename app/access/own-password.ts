import type { AuditAction, AuditSubject } from "#domain/audit.ts";
import type { RouterContextProvider } from "react-router";
import { recordDenial } from "./audit.ts";
import { comparePassword } from "./compare-password.ts";
import { currentActor } from "./guards.ts";

export type PasswordRefusal = { is: "wrong-password" } | { is: "limited"; minutes: number };

/**
 * Compares the signed-in person's password before something that needs it again, counted like a
 * sign-in. A refusal is recorded as one of that action. Outside of transactions only.
 *
 * @returns the hash that was compared, for whoever changes it
 */
export async function proveOwnPassword(
  context: Readonly<RouterContextProvider>,
  password: string,
  what: { action: AuditAction; subject: AuditSubject },
): Promise<{ is: "right"; passwordHash: string } | PasswordRefusal> {
  const answer = await comparePassword(context, currentActor(context).email, password);
  if (answer.is === "right") return { is: "right", passwordHash: answer.credentials.passwordHash };
  const isLimited = answer.is === "limited";
  await recordDenial(context, { ...what, reason: isLimited ? "limited" : "wrong-credentials" });
  return isLimited ? answer : { is: "wrong-password" };
}
