import type { DemoOutcome } from "#domain/timetable/demo-lesson.ts";
import type { Generated } from "kysely";
import type { Stamp } from "./stamp.ts";

/** Demo classes of families without an account. */
export interface DemoLessonTables {
  demo_lessons: {
    id: Generated<string>;
    enquiry_id: string;
    tutor_id: string;
    subject_id: string;
    starts_at: Date;
    minutes: number;
    url: string;
    /** null while it is planned. */
    outcome: Generated<DemoOutcome | null>;
    created_at: Stamp;
  };
}
