import type { ImportKind } from "#domain/import/fields.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";

/** The actions in the audit log, done or denied; docs/operating.md explains each. */
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
  "confirm-code",
  "confirm-passkey",
  "export-account",
  "delete-own-account",
  "begin-second-factor",
  "set-up-second-factor",
  "replace-recovery-codes",
  "remove-second-factor",
  "forget-device",
  "add-passkey",
  "remove-passkey",
  "ask-password-reset",
  "answer-password-reset",
  "reset-password",
  "accept-invitation",
  "ask-verification",
  "verify-email",
  "ask-email-change",
  "change-email",
  "undo-email-change",
  "make-calendar-address",
  "revoke-calendar-address",
  "choose-mails",
  "choose-language",
  "stop-mails",
  "ask-demo",
  "send-enquiry",
  "add-enquiry",
  "delete-enquiry",
  "set-preferred-times",
  "put-off-times",
  "set-hours",
  "add-time-off",
  "delete-time-off",
  "finish-item",
  "reopen-item",
  "attend-class",
  "set-birth-date",
  "put-off-guardian",
  "name-guardian",
  "end-guardian",
  "give-consent",
  "withhold-consent",
  "withdraw-consent",
  "disown-student",
  "ask-guardian-link",
  "renew-guardian-link",
  "end-guardian-links",
  "read-sheet",
  "start-import",
  "import",
  "undo-import",
  "invite-student",
  "invite-tutor",
  "renew-invitation",
  "invite-staff",
  "change-staff-role",
  "end-staff",
  "approve-tutor",
  "reject-tutor",
  "undo-tutor-decision",
  "suspend-tutor",
  "lift-suspension",
  "delete-student",
  "undo-delete-student",
  "sign-person-out",
  "create-assignment",
  "end-assignment",
  "hand-over-assignment",
  "delete-assignment",
  "undo-delete-assignment",
  "write-note",
  "change-note",
  "delete-note",
  "add-holiday",
  "remove-holiday",
  "save-chapters",
  "reset-chapters",
  "change-enquiry",
  "edit-site",
  "discard-site-draft",
  "publish-site",
  "restore-site",
  "enrol",
  "export-list",
  "read-contact",
  "publish",
  "edit",
  "unpublish",
  "undo-unpublish",
  "finish-class",
  "settle-lesson",
  "send-report",
  "change-report",
  "decide-lesson",
  "dispute-lesson",
  "ask-lesson-change",
  "withdraw-request",
  "accept-request",
  "decline-request",
  "plan-lessons",
  "edit-lessons",
  "unpublish-lessons",
  "cancel-lessons",
  "cancel-lesson",
  "restore-lesson",
  "skip-setup-step",
  "confirm-sender",
  "send-test-mail",
  "create-admin",
  "reset-admin-password",
  "reset-second-factor",
  "remove-admin",
  "make-backup",
  "enter",
  "open-record",
  "send-form",
] as const;

export type AuditAction = (typeof auditActions)[number];

/**
 * The actions by which people withdraw, refuse or suspend something, or allow it again. What is
 * withdrawn is also stored outside the database, so that no restore brings it back.
 */
export const withdrawalActions: ReadonlySet<AuditAction> = new Set([
  "choose-mails",
  "choose-language",
  "stop-mails",
  "end-guardian",
  "give-consent",
  "withhold-consent",
  "withdraw-consent",
  "disown-student",
  // These end a guardian who was named before the address was proved.
  "reset-password",
  "verify-email",
  "undo-email-change",
  "suspend-tutor",
  "lift-suspension",
]);

/** Why something was denied. */
export const denialReasons = [
  "not-signed-in",
  "wrong-role",
  "not-found",
  "not-approved",
  "suspended",
  "not-possible",
  "booked",
  "selection-missing",
  "tutor-not-eligible",
  "address-taken",
  "wrong-credentials",
  "wrong-code",
  "wrong-passkey",
  "no-record",
  "no-second-factor",
  "limited",
  "cross-site",
  "robot",
  "too-large",
  "not-a-form",
  "unreadable-form",
  "repeated",
] as const;

export type DenialReason = (typeof denialReasons)[number];

export type Role = "student" | "tutor" | "admin";

/** The record or part of the site that an action concerns. */
export interface AuditSubject {
  kind:
    | Role
    | "account"
    | "calendar"
    | "guardian"
    | "assignment"
    | "note"
    | "course"
    | "import"
    | "lesson-request"
    | "enquiry"
    | ContentKind
    | `${Role}-dashboard`;
  /** The record's id; null where there is none. */
  id: string | null;
}

/**
 * Who acted. An operator runs commands on the server and has no account. A guardian uses a mailed
 * link and has no account either; the id is that of the guardian's record.
 */
export interface AuditActor {
  id: string | null;
  role: Role | "operator" | "guardian";
}

/** One entry of the log. It holds ids and codes from the lists above, never user input. */
export interface AuditEntry {
  requestId: string;
  /** null for a visitor. */
  actor: AuditActor | null;
  action: AuditAction;
  subject: AuditSubject | null;
  outcome: "done" | "denied";
  /** For denials only. */
  reason: DenialReason | null;
  /** Ids of other records that the action concerns, and numbers. */
  detail: {
    studentId?: string;
    tutorId?: string;
    /** Who taught before an assignment was handed over. */
    formerTutorId?: string;
    assignmentId?: string;
    suspensionId?: string;
    noteId?: string;
    /** What an import was of, and how many records it made and changed, or an undo took back. */
    importKind?: ImportKind;
    created?: number;
    changed?: number;
    undone?: number;
    /** How many further denials of an hour a line stands for, and when that hour began. ISO 8601 */
    times?: number;
    since?: string;
  };
}
