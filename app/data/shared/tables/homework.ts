import type { ColumnType, Generated } from "kysely";
import type { Stamp } from "./stamp.ts";

/** What students are asked to do at home. */
export interface HomeworkTables {
  homeworks: {
    /** Of a report's homework the lesson's. */
    id: Generated<string>;
    student_id: string;
    /** Who set it; null for a deleted tutor. */
    tutor_id: string | null;
    /** It may be deleted. */
    assignment_id: string | null;
    /** Whether a report asks for it; a trigger writes these. */
    is_reported: Generated<boolean>;
    text: string;
    /** Read as text (`until::text`), because a Date would have a time zone. */
    until: ColumnType<never, string | null, string | null>;
    /** When its lesson was, or when it was set. */
    set_at: Stamp;
    /** When the student ticked it, or handed in an answer; null for neither. */
    done_at: Date | null;
  };
}
