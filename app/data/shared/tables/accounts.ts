import type { ArrivalsPace } from "#domain/mail/arrivals.ts";
import type { Language } from "#domain/shared/language.ts";
import type { LinkPurpose } from "#domain/mail/mailed-link.ts";
import type { StaffRole } from "#domain/people/staff.ts";
import type { TutorStatus } from "#domain/people/tutor.ts";
import type { ColumnType, Generated } from "kysely";
import type { Stamp } from "./stamp.ts";

/** Accounts, their sessions, second factors, passkeys and mailed links. */
export interface AccountTables {
  accounts: {
    id: Generated<string>;
    email: string;
    /** null until an invited person has chosen a password. */
    password_hash: string | null;
    created_at: Stamp;
    language: Generated<Language>;
    /** When the person confirmed the email address. */
    verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  students: {
    id: string;
    name: string;
    username: string;
    phone_number: string;
    /** Its one form, by which it is found; null without a digit. Set by triggers. */
    phone_normal: Generated<string | null>;
    address: string;
    referral_email: string | null;
    /** The account that had `referral_email` before it changed its email; set by triggers. */
    referrer_id: Generated<string | null>;
    selected_class: string;
    selected_subjects: string[];
    enrolled_courses: ColumnType<string[], string[] | undefined, string[]>;
    created_at: Stamp;
    /** Since when they have no active assignment; null while they have one. Set by triggers. */
    waiting_since: Generated<Date | null>;
    /** When they put off the question which times suit their family. */
    times_put_off_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The text that the admin's lists search in; set by triggers. */
    search: Generated<string>;
    /** How the names sound; set by triggers. */
    sounds: Generated<string>;
    /** What the name is sorted by (`name_order`); set by triggers. */
    name_key: Generated<string>;
    /** The account's email, for sorting; set by triggers. */
    email: Generated<string>;
  };
  tutors: {
    id: string;
    first_name: string;
    last_name: string;
    phone_number: string;
    /** Its one form, by which it is found; null without a digit. Set by triggers. */
    phone_normal: Generated<string | null>;
    qualification: string;
    experience: string;
    selected_classes: string[];
    selected_subjects: string[];
    bio: string;
    /** Where the tutor holds lessons; empty for none. */
    room_url: Generated<string>;
    status: ColumnType<TutorStatus, TutorStatus | undefined, TutorStatus>;
    rejection_reason: string | null;
    approved_date: Date | null;
    created_at: Stamp;
    /** The text that the admin's lists search in; set by triggers. */
    search: Generated<string>;
    /** How the names sound; set by triggers. */
    sounds: Generated<string>;
    /** What the name is sorted by (`name_order`); set by triggers. */
    name_key: Generated<string>;
    /** The account's email, for sorting; set by triggers. */
    email: Generated<string>;
  };
  tutor_suspensions: {
    id: Generated<string>;
    tutor_id: string;
    reason: string;
    /** null for a deleted admin. */
    suspended_by: string | null;
    suspended_at: Stamp;
    lift_reason: string | null;
    lifted_by: string | null;
    lifted_at: Date | null;
  };
  staff_notes: {
    id: Generated<string>;
    /** The student or tutor whom it is about. */
    account_id: string;
    /** null for a deleted admin. */
    author_id: string | null;
    text: string;
    written_at: Stamp;
    changed_at: Date | null;
    changed_by: string | null;
    /** When what it promises is due; null for a plain note. */
    due_at: Generated<Date | null>;
    /** Who keeps the promise; null for nobody in particular. */
    owner_id: Generated<string | null>;
    /** When the promise was kept; null while it is open. */
    done_at: Generated<Date | null>;
  };
  /** Whether two students are brothers or sisters; each pair once, the smaller id first. */
  siblings: {
    first_id: string;
    second_id: string;
    are_related: boolean;
    /** null for a deleted admin. */
    said_by: string | null;
    said_at: Stamp;
  };
  admins: {
    id: string;
    name: string;
    /** null once their access has ended, and their account is deleted. */
    role: ColumnType<StaffRole | null, StaffRole | undefined, StaffRole | null>;
    created_at: Stamp;
    /** How often they are mailed about sign-ups and applications. */
    arrivals_pace: Generated<ArrivalsPace>;
    /** Sign-ups and applications until then have been mailed. */
    arrivals_until: Generated<Date>;
  };
  sessions: {
    id: Generated<string>;
    token_hash: Buffer;
    account_id: string;
    user_agent: string;
    created_at: Stamp;
    last_seen_at: Date;
    expires_at: Date;
    confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    push_refused_at: ColumnType<Date | null, never, Date | null>;
  };
  second_factors: {
    admin_id: string;
    secret: Buffer | null;
    confirmed_at: Date | null;
    /** A bigint, which the driver returns as a string. */
    last_step: ColumnType<string, number | undefined, number>;
    next_secret: Buffer | null;
    next_secret_at: Date | null;
  };
  recovery_codes: {
    admin_id: string;
    code_hash: Buffer;
  };
  known_devices: {
    id: Generated<string>;
    admin_id: string;
    token_hash: Buffer;
    user_agent: string;
    created_at: Stamp;
    expires_at: Date;
  };
  sign_in_devices: {
    id: Generated<string>;
    account_id: string;
    token_hash: Buffer;
    user_agent: string;
    created_at: Stamp;
    expires_at: Date;
  };
  pending_sign_ins: {
    token_hash: Buffer;
    admin_id: string;
    expires_at: Date;
  };
  passkeys: {
    id: Generated<string>;
    account_id: string;
    credential_id: Buffer;
    public_key: Buffer;
    /** A bigint, which the driver returns as a string. */
    counter: ColumnType<string, number, number>;
    transports: string[];
    name: string;
    created_at: Stamp;
    last_used_at: ColumnType<Date | null, undefined, Date>;
  };
  spent_challenges: {
    token_hash: Buffer;
    expires_at: Date;
  };
  mailed_links: {
    id: Generated<string>;
    account_id: string;
    purpose: LinkPurpose;
    email: string;
    made_at: Stamp;
    token_hash: ColumnType<Buffer | null, Buffer | undefined, Buffer>;
    expires_at: ColumnType<Date | null, Date | undefined, Date>;
  };
  reset_requests: {
    id: Generated<string>;
    email: string;
    request_id: string;
    is_repeated: Generated<boolean>;
    asked_at: Stamp;
  };
}
