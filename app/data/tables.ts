import type { AuditEntry } from "#domain/audit.ts";
import type { ConsentDecision } from "#domain/guardian.ts";
import type { LinkPurpose } from "#domain/mailed-link.ts";
import type { ColumnType, Generated } from "kysely";

/** A moment the database fills in by itself; read as a Date. */
type Stamp = ColumnType<Date, Date | undefined, Date>;

interface AccountsTable {
  id: Generated<string>;
  email: string;
  password_hash: string;
  created_at: Stamp;
  /** Since when its person is known to read the mails to its address. */
  verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface SessionsTable {
  id: Generated<string>;
  token_hash: Buffer;
  account_id: string;
  user_agent: string;
  created_at: Stamp;
  last_seen_at: Date;
  expires_at: Date;
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface StudentsTable {
  id: string;
  name: string;
  username: string;
  phone_number: string;
  address: string;
  referral_email: string | null;
  /** Whose earlier address that is; kept by triggers. */
  referrer_id: Generated<string | null>;
  selected_class: string;
  selected_subjects: string[];
  enrolled_courses: ColumnType<string[], string[] | undefined, string[]>;
  created_at: Stamp;
  /** What the admin's lists search in; kept by triggers. */
  search: Generated<string>;
}

interface TutorsTable {
  id: string;
  first_name: string;
  last_name: string;
  phone_number: string;
  qualification: string;
  experience: string;
  selected_classes: string[];
  selected_subjects: string[];
  bio: string;
  status: ColumnType<
    "pending" | "approved" | "rejected",
    "pending" | "approved" | "rejected" | undefined,
    "pending" | "approved" | "rejected"
  >;
  rejection_reason: string | null;
  approved_date: Date | null;
  created_at: Stamp;
  /** What the admin's lists search in; kept by triggers. */
  search: Generated<string>;
}

interface AdminsTable {
  id: string;
  name: string;
  created_at: Stamp;
}

interface AssignmentsTable {
  id: Generated<string>;
  student_id: string;
  /** null where the tutor has left. */
  tutor_id: string | null;
  class_id: string;
  subject_id: string;
  status: ColumnType<string, string | undefined, string>;
  created_by: string | null;
  assigned_date: Stamp;
  /** What the admin's lists search in; kept by triggers. */
  search: Generated<string>;
  /** The student's name, for the sort; kept by triggers. */
  student_name: Generated<string>;
}

interface CourseApprovalsTable {
  student_id: string;
  course_id: string;
  approved: boolean;
}

interface ContentItemsTable {
  id: Generated<string>;
  assignment_id: string;
  kind: "recording" | "live-session" | "exam";
  title: string;
  description: string;
  url: string;
  starts_at: Date | null;
  /** null where the tutor has left. */
  created_by: string | null;
  created_at: Stamp;
  /** Counted up by a trigger at each change. */
  sequence: Generated<number>;
  updated_at: Stamp;
}

interface AnnouncementsTable {
  id: Generated<string>;
  type: "assignment" | "course";
  assignment_id: string | null;
  course_id: string | null;
  title: string;
  description: string;
  url: string | null;
  created_by: string | null;
  created_at: Stamp;
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

interface SeenItemsTable {
  student_id: string;
  item_id: string;
  seen_at: Stamp;
}

interface CalendarFeedsTable {
  account_id: string;
  token_hash: Buffer;
  created_at: Stamp;
}

interface CancelledSessionsTable {
  id: string;
  student_id: string | null;
  tutor_id: string | null;
  starts_at: Date;
  sequence: number;
  cancelled_at: Stamp;
}

interface UndoSnapshotsTable {
  record_id: string;
  actor_id: string;
  kind: string;
  /** A list of tables with their rows, written and read by SQL only. */
  parts: unknown;
  expires_at: Date;
}

interface ListCountsTable {
  id: Generated<string>;
  list: "students" | "tutors" | "assignments";
  week: string;
  change: number;
}

interface SecondFactorsTable {
  admin_id: string;
  secret: Buffer | null;
  confirmed_at: Date | null;
  /** A bigint, which the driver reads as a text. */
  last_step: ColumnType<string, number | undefined, number>;
  next_secret: Buffer | null;
  next_secret_at: Date | null;
}

interface RecoveryCodesTable {
  admin_id: string;
  code_hash: Buffer;
}

interface KnownDevicesTable {
  id: Generated<string>;
  admin_id: string;
  token_hash: Buffer;
  user_agent: string;
  created_at: Stamp;
  expires_at: Date;
}

interface PendingSignInsTable {
  token_hash: Buffer;
  admin_id: string;
  expires_at: Date;
}

interface ErasuresTable {
  account_id: string;
  erased_at: Stamp;
}

interface MailsTable {
  id: Generated<string>;
  account_id: string;
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

interface MailedLinksTable {
  id: Generated<string>;
  account_id: string;
  purpose: LinkPurpose;
  email: string;
  made_at: Stamp;
  token_hash: ColumnType<Buffer | null, Buffer | undefined, Buffer>;
  expires_at: ColumnType<Date | null, Date | undefined, Date>;
}

interface ResetRequestsTable {
  id: Generated<string>;
  email: string;
  request_id: string;
  asked_at: Stamp;
}

interface SecretsTable {
  name: string;
  value: Buffer;
}

interface BirthDatesTable {
  student_id: string;
  /** Read as text (`born_on::text`): a day has no zone. */
  born_on: ColumnType<never, string | null | undefined, string | null>;
  put_off_at: Date | null;
}

interface GuardiansTable {
  id: Generated<string>;
  student_id: string;
  name: string;
  relation: string;
  email: string;
  phone_number: string;
  named_at: Stamp;
  ended_at: Date | null;
  ended_by: "student" | "admin" | "stranger" | null;
}

interface GuardianLinksTable {
  token_hash: Buffer;
  guardian_id: string;
  opens: "consent" | "page";
  mail_kind: string;
  mailed_at: Stamp;
}

interface GuardianConsentsTable {
  id: Generated<string>;
  guardian_id: string;
  decision: ConsentDecision;
  text_version: number;
  text_digest: Buffer;
  mail_kind: string;
  mailed_at: Date;
  decided_at: Stamp;
}

/** Every table of the product's schema, as `database/migrations` makes it. */
export interface Tables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  students: StudentsTable;
  tutors: TutorsTable;
  admins: AdminsTable;
  assignments: AssignmentsTable;
  course_approvals: CourseApprovalsTable;
  content_items: ContentItemsTable;
  announcements: AnnouncementsTable;
  audit_log: AuditLogTable;
  seen_items: SeenItemsTable;
  calendar_feeds: CalendarFeedsTable;
  cancelled_sessions: CancelledSessionsTable;
  undo_snapshots: UndoSnapshotsTable;
  erasures: ErasuresTable;
  list_counts: ListCountsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  known_devices: KnownDevicesTable;
  pending_sign_ins: PendingSignInsTable;
  mails: MailsTable;
  mail_refusals: MailRefusalsTable;
  secrets: SecretsTable;
  mailed_links: MailedLinksTable;
  reset_requests: ResetRequestsTable;
  birth_dates: BirthDatesTable;
  guardians: GuardiansTable;
  guardian_links: GuardianLinksTable;
  guardian_consents: GuardianConsentsTable;
}
