import type { Language } from "#domain/shared/language.ts";
import type { ConsentDecision, ConsentState } from "#domain/guardians/guardian.ts";
import type { ColumnType, Generated } from "kysely";
import type { Stamp } from "./stamp.ts";

/** Birth dates, guardians and their consents. */
export interface GuardianTables {
  birth_dates: {
    student_id: string;
    /** Read as text (`born_on::text`), because a Date would have a time zone. */
    born_on: ColumnType<never, string | null | undefined, string | null>;
    put_off_at: Date | null;
  };
  guardians: {
    id: Generated<string>;
    student_id: string;
    name: string;
    relation: string;
    email: string;
    phone_number: string;
    /** Its one form, by which it is found; null without a digit. Set by triggers. */
    phone_normal: Generated<string | null>;
    language: Generated<Language>;
    named_at: Stamp;
    ended_at: Date | null;
    ended_by: "student" | "admin" | "stranger" | "recovery" | null;
    is_proved: Generated<boolean>;
    /** The last answer, and when it was given, or when they were named; set by a trigger. */
    consent: Generated<ConsentState>;
    consent_since: Generated<Date>;
    /** The version of the text of the last answer; set by a trigger, null for none. */
    consent_version: Generated<number | null>;
    /** When they were mailed that the text has changed since they consented. */
    renewal_mailed_at: Date | null;
    /** The version of the text that they were last mailed about; null for none. */
    renewal_version: number | null;
    /** The text that the search across all lists searches in, and how the name sounds; set by triggers. */
    search: Generated<string>;
    sounds: Generated<string>;
  };
  guardian_links: {
    token_hash: Buffer;
    guardian_id: string;
    opens: "consent" | "page" | "messages";
    mail_kind: string;
    mailed_at: Stamp;
    reads: Generated<number>;
    last_read_at: Date | null;
    expires_at: Date;
  };
  guardian_link_requests: {
    id: Generated<string>;
    email: string;
    request_id: string;
    asked_at: Stamp;
  };
  guardian_consents: {
    id: Generated<string>;
    guardian_id: string;
    decision: ConsentDecision;
    text_version: number;
    text_digest: Buffer;
    /** The language of the text that was answered. */
    language: Generated<Language>;
    mail_kind: string;
    mailed_at: Date;
    decided_at: Stamp;
  };
}
