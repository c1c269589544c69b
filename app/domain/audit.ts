import type { ContentKind } from "./content.ts";

/** All that the audit log tells of, whether it was done or denied; docs/operating.md explains each. */
export const auditActions = [
  "sign-up",
  "apply",
  "begin-sign-in",
  "sign-in",
  "sign-out",
  "end-session",
  "end-all-sessions",
  "change-password",
  "change-profile",
  "confirm-password",
  "delete-own-account",
  "begin-second-factor",
  "set-up-second-factor",
  "replace-recovery-codes",
  "remove-second-factor",
  "forget-device",
  "ask-password-reset",
  "answer-password-reset",
  "reset-password",
  "ask-verification",
  "verify-email",
  "ask-email-change",
  "change-email",
  "undo-email-change",
  "make-calendar-address",
  "revoke-calendar-address",
  "choose-mails",
  "stop-mails",
  "set-birth-date",
  "put-off-guardian",
  "name-guardian",
  "end-guardian",
  "give-consent",
  "withhold-consent",
  "withdraw-consent",
  "disown-student",
  "renew-guardian-link",
  "end-guardian-links",
  "approve-tutor",
  "reject-tutor",
  "delete-student",
  "undo-delete-student",
  "sign-person-out",
  "create-assignment",
  "delete-assignment",
  "undo-delete-assignment",
  "export-list",
  "publish",
  "edit",
  "unpublish",
  "undo-unpublish",
  "create-admin",
  "reset-admin-password",
  "reset-second-factor",
  "remove-admin",
  "enter",
  "open-record",
  "send-form",
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Why something was denied. */
export const denialReasons = [
  "not-signed-in",
  "wrong-role",
  "not-found",
  "not-approved",
  "not-possible",
  "selection-missing",
  "tutor-not-eligible",
  "address-taken",
  "wrong-credentials",
  "wrong-code",
  "no-record",
  "limited",
  "cross-site",
  "too-large",
  "not-a-form",
  "unreadable-form",
] as const;

export type DenialReason = (typeof denialReasons)[number];

export type Role = "student" | "tutor" | "admin";

/** What an action was about: a record, or somebody's dashboard. */
export interface AuditSubject {
  kind:
    | Role
    | "account"
    | "calendar"
    | "guardian"
    | "assignment"
    | "course"
    | ContentKind
    | `${Role}-dashboard`;
  /** A record's id; null for what has none, or none that exists. */
  id: string | null;
}

/**
 * Who acted. The operator is whoever runs a command on the server, and has no account; nor has a
 * guardian, who comes by a mailed link and whose id is their own record's.
 */
export interface AuditActor {
  id: string | null;
  role: Role | "operator" | "guardian";
}

/** One line of the log. It holds ids and words from the lists above, never what somebody typed. */
export interface AuditEntry {
  requestId: string;
  /** null for a visitor. */
  actor: AuditActor | null;
  action: AuditAction;
  subject: AuditSubject | null;
  outcome: "done" | "denied";
  /** Of a denial only. */
  reason: DenialReason | null;
  /** Ids of further records that it concerns. */
  detail: { studentId?: string; tutorId?: string; assignmentId?: string };
}
