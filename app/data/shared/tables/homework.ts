import type { ColumnType, Generated } from "kysely";
import type { PhotoMark } from "#domain/homework/marks.ts";
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
  homework_answers: {
    homework_id: string;
    text: string;
    /** When it was first handed in. */
    sent_at: Stamp;
    changed_at: Stamp;
    /** As PostgreSQL writes a number. */
    mark: ColumnType<string | null, number | null | undefined, number | null>;
    mark_out_of: ColumnType<string | null, number | null | undefined, number | null>;
    /** What the tutor says of it. */
    word: Generated<string>;
    marked_at: Date | null;
    /** null for a deleted tutor. */
    marked_by: string | null;
  };
  photos: {
    id: Generated<string>;
    homework_id: string;
    student_id: string;
    /** By which the browser names it. */
    upload_id: string;
    /** In pixels. */
    width: number;
    height: number;
    marks: ColumnType<PhotoMark[], string | undefined, string>;
    added_at: Stamp;
    /** When the student took it out again. */
    removed_at: Date | null;
  };
  /** Without references; a picture whose photo is gone is deleted soon. */
  photo_images: {
    photo_id: string;
    student_id: string;
    /** A WebP. */
    image: Buffer;
    stored_at: Stamp;
  };
  /** Without references too. */
  upload_parts: {
    homework_id: string;
    student_id: string;
    upload_id: string;
    /** The place of its first byte. */
    start: number;
    bytes: Buffer;
    added_at: Stamp;
  };
}
