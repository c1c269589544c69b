import type { EnquiryAsker, EnquiryLanguage, EnquirySource } from "#domain/enquiries/enquiry.ts";
import type { EnquiryStage, LostReason } from "#domain/enquiries/stage.ts";
import type { Generated } from "kysely";
import type { Stamp } from "./stamp.ts";

/** Families without an account who ask for a demo class. */
export interface EnquiryTables {
  enquiries: {
    id: Generated<string>;
    created_at: Stamp;
    source: EnquirySource;
    asker: EnquiryAsker;
    asker_name: string;
    child_name: Generated<string | null>;
    /** At least one of phone and email is given. */
    phone: string | null;
    /** Its one form, by which it is found; null without a digit. Set by triggers. */
    phone_normal: Generated<string | null>;
    email: string | null;
    class_id: string;
    subject_ids: Generated<string[]>;
    first_at: Generated<Date | null>;
    second_at: Generated<Date | null>;
    language: Generated<EnquiryLanguage>;
    stage: Generated<EnquiryStage>;
    stage_at: Stamp;
    /** When the staff first reacted. */
    answered_at: Generated<Date | null>;
    lost_reason: Generated<LostReason | null>;
    lost_note: Generated<string | null>;
    owner_id: Generated<string | null>;
    next_step: Generated<string | null>;
    next_step_at: Generated<Date | null>;
    /** Who enrolled. */
    student_id: Generated<string | null>;
    /** The admin who typed it in; null for the website's, and for a deleted admin. */
    created_by: Generated<string | null>;
    /** Whether more came with its phone number or mailbox in a day than one family sends. */
    is_repeated: Generated<boolean>;
    /** The one before it with the same phone number or mailbox. */
    repeats_id: Generated<string | null>;
    /** The text that the search across all lists searches in, and how the name sounds; set by triggers. */
    search: Generated<string>;
    sounds: Generated<string>;
  };
  enquiry_events: {
    id: Generated<string>;
    enquiry_id: string;
    at: Stamp;
    admin_id: string | null;
    what: string;
    stage: Generated<EnquiryStage | null>;
    note: Generated<string | null>;
  };
  enquiry_counts: {
    /** YYYY-MM */
    month: string;
    source: EnquirySource;
    stage: EnquiryStage;
    lost_reason: LostReason | null;
    was_called: boolean;
    had_demo: boolean;
    answer_minutes: number | null;
    count: number;
  };
}
