import type { Decision } from "#domain/messages/review.ts";
import type { WriterRole } from "#domain/messages/line.ts";
import type { ColumnType, Generated } from "kysely";
import type { Stamp } from "./stamp.ts";

/** What families, tutors and the office write to each other. */
export interface MessageTables {
  lines: {
    id: Generated<string>;
    /** null for a line to the office. */
    student_id: string | null;
    /** null for a deleted tutor, and for a line to the office. */
    tutor_id: string | null;
    /** Whose line to the office it is; null for one between a student and a tutor. */
    account_id: string | null;
    last_seq: Generated<number>;
    last_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    last_written_as: ColumnType<WriterRole | null, WriterRole | null | undefined, WriterRole>;
    /** null while the tutor teaches the student; set by triggers. */
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  line_messages: {
    line_id: string;
    seq: number;
    /** An account or a guardian, who may be deleted. */
    author_id: string;
    written_as: WriterRole;
    client_id: string;
    text: string;
    written_at: Stamp;
  };
  line_withdrawals: {
    line_id: string;
    seq: number;
    withdrawn_at: Stamp;
  };
  line_reads: {
    line_id: string;
    person_id: string;
    seq: number;
    read_at: Stamp;
  };
  line_reports: {
    line_id: string;
    seq: number;
    reported_by: string;
    reported_as: WriterRole;
    reason: string;
    reported_at: Stamp;
  };
  line_reviews: {
    line_id: string;
    seq: number;
    flags: string[];
    /** 0 for a reported message, 1 for a flagged one, 2 for one of the sample. */
    urgency: number;
    opened_at: Stamp;
    decision: Decision | null;
    note: Generated<string>;
    /** Read as text, because a Date would have a time zone. */
    police_on: ColumnType<never, string | null | undefined, string | null>;
    decided_at: Date | null;
    decided_by: string | null;
  };
}
