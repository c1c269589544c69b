import type { Sender } from "#domain/site/sender.ts";
import type { SetupStep } from "#domain/office/setup.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { prepare } from "#data/shared/prepared.ts";

/** What the database knows about an academy's set-up. */
export interface SetupRecords {
  hasTutors: boolean;
  hasStudents: boolean;
  /** The last test mail to the admin; null without one. */
  testMail: { queuedAt: string; sentAt: string | null; failedAt: string | null } | null;
  /** When `npm run backup` last made one, ISO 8601; null if it never has. */
  lastBackupAt: string | null;
  skipped: SetupStep[];
  /** The sender that mails keep until an owner confirms the published one; null where none waits. */
  keptSender: Sender | null;
  /** The changes of the site that will be published next, and those that are published; unchecked. */
  draft: unknown;
  published: unknown;
}

const selectSetup = prepare("setup", (db, { adminId }: { adminId: string }) =>
  sql<SetupRecords>`
    select exists (select from tutors) as "hasTutors",
      exists (select from students) as "hasStudents",
      (select json_build_object('queuedAt', m.queued_at, 'sentAt', m.sent_at, 'failedAt', m.failed_at)
        from mails m where m.account_id = ${adminId}::uuid and m.kind = 'test-mail'
        order by m.queued_at desc limit 1) as "testMail",
      (select to_json(l.at) from audit_log l where l.action = 'make-backup'
        order by l.id desc limit 1) as "lastBackupAt",
      array(select step from skipped_setup_steps) as skipped,
      (select json_build_object('name', name, 'address', address) from kept_sender) as "keptSender",
      (select changes from site_draft) as draft,
      (select changes from site_versions order by version desc limit 1) as published`.compile(db),
);

/** What is known about the set-up, for an admin. */
export async function findSetup(db: Database, adminId: string): Promise<SetupRecords> {
  const [row] = await selectSetup(db, { adminId });
  if (!row) throw new Error("the statement of the set-up has no row");
  return row;
}

/** Marks steps as skipped. @returns how many were not yet */
export async function skipSetupSteps(trx: Database, steps: readonly SetupStep[]): Promise<number> {
  const rows = await trx
    .insertInto("skipped_setup_steps")
    .values(steps.map((step) => ({ step })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("step")
    .execute();
  return rows.length;
}
