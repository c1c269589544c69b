import type { SetupStep } from "#domain/office/setup.ts";
import type { AuditEntry } from "#domain/audit/audit.ts";
import type { ColumnType, Generated } from "kysely";
import type { Stamp } from "./stamp.ts";

interface MailsTable {
  id: Generated<string>;
  /** Whom it is for: an account, or a family that asks and has none. */
  account_id: string | null;
  enquiry_id: Generated<string | null>;
  kind: string;
  data: ColumnType<unknown, string, string>;
  address: string | null;
  key: string | null;
  queued_at: Stamp;
  due_at: Stamp;
  begun_at: Date | null;
  sent_at: Date | null;
  failed_at: Date | null;
}

interface MailRefusalsTable {
  account_id: string;
  mail_group: string;
}

interface AuditLogTable {
  id: Generated<string>;
  at: Stamp;
  request_id: string;
  actor_id: string | null;
  actor_role: string | null;
  action: string;
  subject_kind: string | null;
  subject_id: string | null;
  outcome: "done" | "denied";
  reason: string | null;
  detail: ColumnType<AuditEntry["detail"], string, never>;
}

interface DenialCountsTable {
  actor_id: string;
  action: string;
  hour: Date;
  actor_role: string;
  request_id: string;
  denials: Generated<number>;
}

interface AuditChainTable {
  position: string;
  line_id: string;
  chained_at: Date;
  previous_hash: Buffer;
  hash: Buffer;
}

interface UndoSnapshotsTable {
  record_id: string;
  actor_id: string;
  kind: string;
  /** A list of tables with their rows, used in SQL only. */
  parts: unknown;
  expires_at: Date;
}

interface ErasuresTable {
  account_id: string;
  erased_at: Stamp;
}

interface ListCountsTable {
  id: Generated<string>;
  list: "students" | "tutors" | "assignments";
  week: string;
  change: number;
}

interface SecretsTable {
  name: string;
  value: Buffer;
}

interface SkippedSetupStepsTable {
  step: SetupStep;
  skipped_at: Stamp;
}

/** Mails, the audit log and what the server itself stores. */
export interface OperationTables {
  mails: MailsTable;
  mail_refusals: MailRefusalsTable;
  audit_log: AuditLogTable;
  audit_chain: AuditChainTable;
  denial_counts: DenialCountsTable;
  undo_snapshots: UndoSnapshotsTable;
  erasures: ErasuresTable;
  list_counts: ListCountsTable;
  secrets: SecretsTable;
  skipped_setup_steps: SkippedSetupStepsTable;
}
