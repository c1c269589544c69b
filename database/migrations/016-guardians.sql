-- Students' dates of birth, the guardians of those under 18, and the guardians' consents.

create table birth_dates (
  student_id uuid primary key references students (id) on delete cascade,
  -- Null if the student has only postponed the question.
  born_on date,
  put_off_at timestamptz
);

create table guardians (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students (id) on delete cascade,
  -- As typed by the student; emptied when the recipient says that they are not the guardian.
  name text not null,
  relation text not null,
  email text not null,
  phone_number text not null,
  named_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_by text check (ended_by in ('student', 'admin', 'stranger')),
  check ((ended_at is null) = (ended_by is null))
);
create unique index guardians_current on guardians (student_id) where ended_at is null;
create index guardians_student on guardians (student_id);
create index guardians_email on guardians (email) where ended_at is null;

-- Mailed links, by their hashes only, so that a stolen copy of this table gives access to nothing.
create table guardian_links (
  token_hash bytea primary key,
  guardian_id uuid not null references guardians (id) on delete cascade,
  opens text not null check (opens in ('consent', 'page')),
  -- The kind of mail that contained the link.
  mail_kind text not null,
  mailed_at timestamptz not null default now()
);
create index guardian_links_guardian on guardian_links (guardian_id);

-- The answers of guardians. Rows are only added, never changed.
create table guardian_consents (
  id uuid primary key default gen_random_uuid(),
  guardian_id uuid not null references guardians (id) on delete cascade,
  decision text not null check (decision in ('given', 'withheld', 'withdrawn')),
  -- The version of the text that was answered.
  text_version integer not null,
  text_digest bytea not null,
  -- The mail whose link was used.
  mail_kind text not null,
  mailed_at timestamptz not null,
  decided_at timestamptz not null default clock_timestamp()
);
create index guardian_consents_guardian on guardian_consents (guardian_id, decided_at);

create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  raise exception 'guardian_consents is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger guardian_consents_append_only before update on guardian_consents
  for each statement execute function refuse_consent_change();

-- For the limit on mails to an address typed by somebody else.
create index mails_address on mails (address, queued_at) where address is not null;

-- Live updates: the student's page shows what is missing, and the admins' list shows the state.
-- Both may be open while a guardian answers, or while a guardian's access ends.
create function tell_of_guardians() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(select unnest(array[student_id::text, 'admins']) from changed));
  return null;
end $$;

create function tell_of_consents() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[g.student_id::text, 'admins'])
    from guardians g where g.id in (select guardian_id from changed)));
  return null;
end $$;

create trigger birth_dates_inserted after insert on birth_dates referencing new table as changed
  for each statement execute function tell_of_guardians();
create trigger birth_dates_updated after update on birth_dates referencing new table as changed
  for each statement execute function tell_of_guardians();
create trigger birth_dates_deleted after delete on birth_dates referencing old table as changed
  for each statement execute function tell_of_guardians();

create trigger guardians_inserted after insert on guardians referencing new table as changed
  for each statement execute function tell_of_guardians();
create trigger guardians_updated after update on guardians referencing new table as changed
  for each statement execute function tell_of_guardians();
create trigger guardians_deleted after delete on guardians referencing old table as changed
  for each statement execute function tell_of_guardians();

-- Consents are never changed, and are deleted only together with their guardian.
create trigger guardian_consents_inserted after insert on guardian_consents
  referencing new table as changed for each statement execute function tell_of_consents();
