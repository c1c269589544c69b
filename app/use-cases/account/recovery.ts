import { endAccess } from "#data/account/access.ts";
import type { Database } from "#data/shared/database.ts";
import { endUnprovedGuardian, lockGuardianOf } from "#data/guardians/guardians.ts";
import { deleteLinks } from "#data/account/mailed-links.ts";
import { deletePasskeysOf } from "#data/account/passkeys.ts";
import { deleteSignInDevicesOf } from "#data/account/sign-in-devices.ts";
import type { Role } from "#domain/audit/audit.ts";
import type { Change } from "#request/audit.ts";

/**
 * After somebody has proved that an account's mailbox is theirs: ends whatever opens the account
 * without its password, passkeys included, the mailed links except those that restore an earlier
 * address, and the view of a guardian who was named before the mailbox was proved. Run it inside `auditedTransaction`.
 */
export async function endEarlierAccess(
  trx: Database,
  record: (change: Change) => Promise<void>,
  { accountId, role }: { accountId: string; role: Role },
): Promise<void> {
  // First: a sign-in with one locks it, and its session is then deleted too.
  await deletePasskeysOf(trx, accountId);
  await endAccess(trx, accountId);
  await deleteSignInDevicesOf(trx, accountId);
  await deleteLinks(trx, accountId, [
    "reset-password",
    "verify-email",
    "change-email",
    "invitation",
  ]);
  await lockGuardianOf(trx, accountId);
  const guardianId = await endUnprovedGuardian(trx, accountId);
  if (guardianId === null) return;
  await record({
    action: "end-guardian",
    subject: { kind: "guardian", id: guardianId },
    actor: { id: accountId, role },
    detail: { studentId: accountId },
  });
}
