import type { Generated } from "kysely";
import type { ClassId, SubjectId } from "#domain/catalogue-ids.ts";
import type { Decision, LessonEvent, Outcome, Party } from "#domain/lessons/settlement.ts";
import type { Stamp } from "./stamp.ts";

interface LessonEventsTable {
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
}

/** Written by triggers. */
interface LessonRecordsTable {
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
}

/** The academy's own lists of chapters; others are standard (`app/content/syllabus`). */
interface SyllabiTable {
  class_id: ClassId;
  subject_id: SubjectId;
  /** In order. */
  chapters: string[];
}

/** What happened to lessons, and how they stand; what is taught in them. */
export interface LessonTables {
  lesson_events: LessonEventsTable;
  lesson_records: LessonRecordsTable;
  syllabi: SyllabiTable;
}
