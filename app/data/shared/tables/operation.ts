import type { SetupStep } from "#domain/office/setup.ts";
import type { AuditEntry } from "#domain/audit/audit.ts";
import type { ColumnType, Generated } from "kysely";
import type { Stamp } from "./stamp.ts";

/** Mails, the audit log and what the server itself stores. */
export interface OperationTables {
  mails: {
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
  };
  mail_refusals: {
    account_id: string;
    mail_group: string;
  };
  audit_log: {
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
  };
  audit_chain: {
    position: string;
    line_id: string;
    chained_at: Date;
    previous_hash: Buffer;
    hash: Buffer;
  };
  denial_counts: {
    actor_id: string;
    action: string;
    hour: Date;
    actor_role: string;
    request_id: string;
    denials: Generated<number>;
  };
  undo_snapshots: {
    record_id: string;
    actor_id: string;
    kind: string;
    /** A list of tables with their rows, used in SQL only. */
    parts: unknown;
    expires_at: Date;
  };
  erasures: {
    account_id: string;
    erased_at: Stamp;
  };
  list_counts: {
    id: Generated<string>;
    list: "students" | "tutors" | "assignments";
    week: string;
    change: number;
  };
  secrets: {
    name: string;
    value: Buffer;
  };
  skipped_setup_steps: {
    step: SetupStep;
    skipped_at: Stamp;
  };
}
