import type { ImportKind } from "#domain/import/fields.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import type { AuditAction } from "./actions.ts";

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
  "wrong-signature",
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
    | "line"
    | "homework"
    | "photo"
    | ContentKind
    | `${Role}-dashboard`;
  /** The record's id; null where there is none. */
  id: string | null;
}

/**
 * Who acted. An operator runs commands on the server and has no account. A guardian uses a mailed
 * link and has no account either; the id is that of the guardian's record. Neither has a payer, who has
 * no record either.
 */
export interface AuditActor {
  id: string | null;
  role: Role | "operator" | "guardian" | "payer";
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
    familyId?: string;
    /** The family that was joined with it, or made of it. */
    otherFamilyId?: string;
    paymentId?: string;
    discountId?: string;
    runId?: string;
    /** Which message of a line. */
    seq?: number;
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
