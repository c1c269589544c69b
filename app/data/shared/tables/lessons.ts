import type { ColumnType, Generated } from "kysely";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { OwnNames } from "#domain/teaching/syllabus.ts";
import type { HomeworkState, Understanding } from "#domain/lessons/report.ts";
import type { Decision, LessonEvent, Outcome, Party } from "#domain/lessons/settlement.ts";
import type { Stamp } from "./stamp.ts";

/** What happened to lessons, how they stand, what their tutors report, and what is taught in them. */
export interface LessonTables {
  lesson_events: {
    id: Generated<string>;
    lesson_id: string;
    student_id: string;
    at: Stamp;
    what: LessonEvent["what"];
    /** null for a move, which a trigger records. */
    said_as: Party | null;
    /** The account, or the guardian's record; it may be deleted. */
    said_by: string | null;
    /** What a tutor or an admin said; null for other events. */
    outcome: Generated<Decision | null>;
    reason: Generated<string>;
    /** The lesson's start at that moment; of a move, the one before it. */
    starts_at: Date;
  };
  /** Written by triggers. */
  lesson_records: {
    lesson_id: string;
    /** null for a deleted student. */
    student_id: string | null;
    /** Who gave it; null for a deleted tutor. */
    tutor_id: string | null;
    starts_at: Date;
    minutes: number | null;
    outcome: Outcome | null;
    settled_at: Date | null;
    /** Since when a dispute waits for an admin; null for none. */
    disputed_at: Date | null;
    /** The student joined it before outcomes were recorded. */
    attended_before: Generated<boolean>;
    /** Whether it was ever disputed, or moved after its start. */
    was_disputed: Generated<boolean>;
    /** When its report was first sent; it outlives the report. */
    reported_at: Date | null;
  };
  lesson_reports: {
    lesson_id: string;
    student_id: string;
    /** The author; null for a deleted tutor. */
    tutor_id: string | null;
    /** It may be deleted. */
    assignment_id: string | null;
    class_id: ClassId;
    subject_id: SubjectId;
    /** When the lesson was. */
    starts_at: Date;
    /** Chapters by name. */
    covered: string[];
    covered_other: string;
    went_well: string;
    to_practise: string;
    homework: string;
    /** Read as text (`homework_until::text`), because a Date would have a time zone. */
    homework_until: ColumnType<never, string | null, string | null>;
    understanding: Understanding | null;
    /** How the homework of the report before was kept. */
    last_homework: HomeworkState | null;
    sent_at: Stamp;
    /** When its words last changed. */
    updated_at: Stamp;
  };
  /** The academy's own lists of chapters; others are standard (`app/content/teaching/syllabus`). */
  syllabi: {
    class_id: ClassId;
    subject_id: SubjectId;
    /** In order. */
    chapters: string[];
    /** Translations, by `chapterKey`. */
    names: ColumnType<OwnNames, string | undefined, string>;
  };
}
