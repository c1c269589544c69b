import type { ColumnType, Generated } from "kysely";
import type { Stamp } from "./stamp.ts";

/** What the author wrote, once another tutor has changed it: set by a trigger. */
export type AuthorWords = Generated<{
  title?: string;
  description?: string;
  url?: string | null;
} | null>;

/** Assignments, their content and calendars. */
export interface TeachingTables {
  assignments: {
    id: Generated<string>;
    student_id: string;
    /** null for a deleted tutor. */
    tutor_id: string | null;
    class_id: string;
    subject_id: string;
    status: ColumnType<string, string | undefined, string>;
    created_by: string | null;
    assigned_date: Stamp;
    /** null for an active one. */
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The text that the admin's lists search in; set by triggers. */
    search: Generated<string>;
    /** How the names sound; set by triggers. */
    sounds: Generated<string>;
    /** The student's name; set by triggers. */
    student_name: Generated<string>;
    /** The tutor's name; empty for a deleted tutor. Set by triggers. */
    tutor_name: Generated<string>;
    /** What these names are sorted by (`name_order`); set by triggers. */
    student_key: Generated<string>;
    tutor_key: Generated<string>;
  };
  course_approvals: {
    student_id: string;
    course_id: string;
    approved: boolean;
  };
  content_items: {
    id: Generated<string>;
    assignment_id: string;
    kind: "recording" | "live-session" | "exam";
    title: string;
    description: string;
    url: string;
    starts_at: Date | null;
    /** When this lesson was settled or disputed, set by a trigger; null for one that waits for its tutor. */
    finished_at: Generated<Date | null>;
    /** The length of a lesson; null for other kinds. */
    minutes: number | null;
    /** The mark of an exam and out of how much; null for none, and for other kinds. */
    mark: Generated<number | null>;
    mark_out_of: Generated<number | null>;
    /** null for a planned lesson. */
    cancelled_at: Generated<Date | null>;
    cancelled_by: Generated<string | null>;
    cancelled_as: Generated<"student" | "guardian" | "tutor" | "admin" | null>;
    cancel_reason: Generated<string | null>;
    /** Whether it was cancelled later than the academy's rule allows. */
    cancelled_late: Generated<boolean | null>;
    /** Whether a lesson that makes up for this cancelled one is to be planned. */
    make_up_owed: Generated<boolean>;
    /** The cancelled lesson that this one makes up for. */
    makes_up_for: Generated<string | null>;
    series_id: Generated<string | null>;
    /** When the series planned it, which stays when it is moved. */
    series_start: Generated<Date | null>;
    /** Who gives this lesson instead of its assignment's tutor; null for nobody. */
    substitute_id: Generated<string | null>;
    /** null while the substitute has not answered. */
    substitute_accepted_at: Generated<Date | null>;
    /** Since when it waits for another way out: its substitute declined, or can't give it any more. */
    substitute_wanted_since: Generated<Date | null>;
    /** null for a deleted tutor. */
    created_by: string | null;
    author_words: AuthorWords;
    created_at: Stamp;
    /** Incremented by a trigger at each change. */
    sequence: Generated<number>;
    updated_at: Stamp;
  };
  announcements: {
    id: Generated<string>;
    type: "assignment" | "course";
    assignment_id: string | null;
    course_id: string | null;
    title: string;
    description: string;
    url: string | null;
    created_by: string | null;
    author_words: AuthorWords;
    created_at: Stamp;
  };
  seen_items: {
    student_id: string;
    item_id: string;
    seen_at: Stamp;
  };
  finished_items: {
    student_id: string;
    item_id: string;
    finished_at: Stamp;
  };
  demo_requests: {
    student_id: string;
    first_at: Date;
    second_at: Date;
    created_at: Stamp;
    changed_at: ColumnType<Date, Date | undefined, Date>;
  };
  calendar_feeds: {
    account_id: string;
    token_hash: Buffer;
    created_at: Stamp;
    reads: Generated<number>;
    last_read_at: Date | null;
  };
  cancelled_sessions: {
    id: string;
    student_id: string | null;
    tutor_id: string | null;
    starts_at: Date;
    sequence: number;
    cancelled_at: Stamp;
  };
}
