-- Families without an account who ask for a demo class.

create table enquiries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  source text not null
    check (source in ('website', 'phone', 'walk-in', 'whatsapp', 'referral', 'other')),
  asker text not null check (asker in ('parent', 'student')),
  -- What the person who asks is called; for a parent that is not the child's name.
  asker_name text not null,
  child_name text,
  phone text,
  email text,
  class_id text not null,
  subject_ids text[] not null default '{}',
  first_at timestamptz,
  second_at timestamptz,
  language text not null default 'en' check (language in ('en', 'te', 'hi')),
  stage text not null default 'new'
    check (stage in ('new', 'called', 'demo-booked', 'demo-held', 'enrolled', 'lost')),
  stage_at timestamptz not null default now(),
  -- When the staff first reacted.
  answered_at timestamptz,
  lost_reason text check (lost_reason in ('no-answer', 'price', 'time', 'other-academy',
    'not-interested', 'not-serious', 'other')),
  lost_note text,
  owner_id uuid references admins (id) on delete set null,
  next_step text,
  next_step_at timestamptz,
  -- Who enrolled; the enquiry is then part of the student's record.
  student_id uuid references students (id) on delete cascade,
  -- The admin who typed it in; null for the website's.
  created_by uuid references admins (id) on delete set null,
  check (phone is not null or email is not null),
  check ((stage = 'lost') = (lost_reason is not null)),
  check ((stage = 'enrolled') = (student_id is not null))
);
create index enquiries_stage on enquiries (stage, stage_at, id);
create index enquiries_unanswered on enquiries (created_at, id) where answered_at is null;
-- For those that expire, and for the numbers by month.
create index enquiries_created on enquiries (created_at);
create index enquiries_student on enquiries (student_id) where student_id is not null;
-- For deletions of the admins' accounts.
create index enquiries_owner on enquiries (owner_id) where owner_id is not null;
create index enquiries_creator on enquiries (created_by) where created_by is not null;

-- What happened to an enquiry, and the staff's notes about it.
create table enquiry_events (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references enquiries (id) on delete cascade,
  at timestamptz not null default now(),
  admin_id uuid references admins (id) on delete set null,
  what text not null,
  -- The stage that it then had; null where it stayed the same.
  stage text,
  note text
);
create index enquiry_events_enquiry on enquiry_events (enquiry_id, at);
create index enquiry_events_admin on enquiry_events (admin_id) where admin_id is not null;

-- A family that asks has no account, so a mail belongs to an account or to an enquiry.
alter table mails
  alter column account_id drop not null,
  add column enquiry_id uuid references enquiries (id) on delete cascade,
  add check (num_nonnulls(account_id, enquiry_id) = 1),
  add check (enquiry_id is null or address is not null);
create unique index mails_enquiry_once on mails (enquiry_id, key) where enquiry_id is not null;
-- The staff get one mail about all enquiries that came before it was written.
create unique index mails_gathering_enquiries on mails (account_id)
  where kind = 'enquiries' and begun_at is null;

-- Live updates of the staff's pages.
create function tell_of_enquiries() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(select 'admins' from changed));
  return null;
end $$;
create trigger enquiries_inserted after insert on enquiries referencing new table as changed
  for each statement execute function tell_of_enquiries();
create trigger enquiries_updated after update on enquiries referencing new table as changed
  for each statement execute function tell_of_enquiries();
create trigger enquiries_deleted after delete on enquiries referencing old table as changed
  for each statement execute function tell_of_enquiries();
create trigger enquiry_events_inserted after insert on enquiry_events
  referencing new table as changed for each statement execute function tell_of_enquiries();
