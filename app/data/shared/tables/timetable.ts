import type { ColumnType, Generated } from "kysely";
import type { ProposalWay } from "#domain/timetable/proposal.ts";
import type { TimeOffReason } from "#domain/timetable/time-off.ts";
import type { Stamp } from "./stamp.ts";
import type { AuthorWords } from "./teaching.ts";

/** A date without a time. Write it as YYYY-MM-DD, and select it as text (`::text`). */
type Day = ColumnType<Date, string, string>;
type ClockTime = ColumnType<string | null, string | null | undefined, string | null>;
type NullableDay = ColumnType<Date | null, string | null | undefined, string | null>;

/** Weekly series, requests, booked times, and when people can teach and learn. */
export interface TimetableTables {
  lesson_series: {
    id: Generated<string>;
    assignment_id: string;
    title: string;
    description: string;
    url: string;
    first_day: Day;
    /** null for an open series. */
    last_day: NullableDay;
    /** Lessons up to this day are written out. */
    planned_until: Day;
    /** Where a move made the planned time end within a day: places before it are decided too. */
    planned_before: Generated<Date | null>;
    ended_at: Generated<Date | null>;
    /** Lessons that could not be planned, by their starts. */
    skipped: Generated<Date[]>;
    /** The series that it was split from. */
    continues: string | null;
    created_by: string | null;
    author_words: AuthorWords;
    created_at: Stamp;
  };
  series_times: {
    series_id: string;
    /** 1 is Monday, 7 is Sunday; in India's time. */
    weekday: number;
    /** Minutes from midnight in India. */
    start_minute: number;
    minutes: number;
  };
  lesson_requests: {
    id: Generated<string>;
    lesson_id: string;
    /** Whom it asks; null for a deleted tutor. */
    tutor_id: Generated<string | null>;
    kind: "move" | "cancel";
    asked_as: "student" | "guardian";
    guardian_id: string | null;
    reason: string;
    /** null for a cancellation. */
    starts_at: Date | null;
    is_late: boolean;
    asked_at: Stamp;
    expires_at: Date;
    /** null for an open request. */
    answer: Generated<"accepted" | "declined" | "withdrawn" | "expired" | "overtaken" | null>;
    answered_at: Generated<Date | null>;
    answered_by: Generated<string | null>;
    /** What the tutor wrote when they declined. */
    answer_reason: Generated<string>;
  };
  request_links: {
    request_id: string;
    tutor_id: string;
    /** Of the token in the tutor's mail. */
    token_hash: Buffer;
  };
  booked_times: {
    /** null for a demo class. */
    lesson_id: string | null;
    /** null for a lesson. */
    demo_id: Generated<string | null>;
    /** The request that holds this time; null for the lesson itself. */
    request_id: string | null;
    /** null for a demo class, which is nobody's who has an account. */
    student_id: string | null;
    /** null for a deleted tutor. */
    tutor_id: string | null;
    starts_at: Date;
    ends_at: Date;
    /** Times with the same value may overlap: the id of the lesson or demo class, or zeros for old overlaps. */
    overlap_group: string;
  };
  substitutions: {
    /** The lesson may be deleted by now. */
    lesson_id: string;
    tutor_id: string;
    /** When the lesson was to be. */
    starts_at: Date;
    asked_at: Stamp;
    /** null for no answer. */
    answer: "accepted" | "declined" | null;
    answered_at: Date | null;
    /** When the lesson was not theirs any more. */
    ended_at: Date | null;
    /** When the mail about that was queued. */
    told_at: Date | null;
  };
  lesson_proposals: {
    id: Generated<string>;
    lesson_id: string;
    way: ProposalWay;
    /** When the lesson was before. */
    was_at: Date;
    asked_at: Stamp;
    expires_at: Date;
    /** null for no answer. */
    suits: boolean | null;
    comment: Generated<string>;
    answered_at: Date | null;
    answered_as: "student" | "guardian" | null;
    guardian_id: string | null;
    /** When the office left it as it is, though it does not suit. */
    kept_at: Date | null;
    /** When the lesson was changed again. */
    ended_at: Date | null;
  };
  tutor_hours: {
    tutor_id: string;
    /** 1 is Monday, 7 is Sunday; in India's time. */
    weekday: number;
    /** Minutes from midnight in India, in quarter hours. */
    from_minute: number;
    to_minute: number;
  };
  time_off: {
    id: Generated<string>;
    tutor_id: string;
    first_day: Day;
    last_day: Day;
    /** HH:MM in India, of the first day; null from its beginning. */
    from_time: ClockTime;
    /** HH:MM in India, of the last day; null until its end. */
    until_time: ClockTime;
    /** The database has them from the days and times. */
    starts_at: ColumnType<Date, never, never>;
    ends_at: ColumnType<Date, never, never>;
    /** null where nobody was asked. */
    reason: Generated<TimeOffReason | null>;
    created_at: Stamp;
  };
  holidays: {
    day: Day;
    name: string;
    added_by: string | null;
    added_at: Stamp;
  };
  preferred_times: {
    student_id: string;
    /** 1 is Monday, 7 is Sunday; in India's time. */
    weekday: number;
    /** Minutes from midnight in India, in quarter hours. */
    from_minute: number;
    to_minute: number;
  };
}
