-- When students were born, the guardians of those under 18, and what these consented to.

create table birth_dates (
  student_id uuid primary key references students (id) on delete cascade,
  -- Null while the student has only put the question off.
  born_on date,
  put_off_at timestamptz
);

create table guardians (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students (id) on delete cascade,
  -- What the student typed; empty once a stranger told us that it is theirs by mistake.
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

-- Mailed addresses: only their hashes, so that a stolen copy of this table opens nothing.
create table guardian_links (
  token_hash bytea primary key,
  guardian_id uuid not null references guardians (id) on delete cascade,
  opens text not null check (opens in ('consent', 'page')),
  -- Which kind of mail brought it.
  mail_kind text not null,
  mailed_at timestamptz not null default now()
);
create index guardian_links_guardian on guardian_links (guardian_id);

-- Answers of guardians, one below the other: none is ever changed.
create table guardian_consents (
  id uuid primary key default gen_random_uuid(),
  guardian_id uuid not null references guardians (id) on delete cascade,
  decision text not null check (decision in ('given', 'withheld', 'withdrawn')),
  -- The words that were answered.
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

-- Counts the mails that somebody else's typing sent to an address.
create index mails_address on mails (address, queued_at) where address is not null;

-- The student's page asks for what is missing, and the admins' list shows how it stands. A guardian
-- answers, and an admin or a stranger ends it, while these are open.
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

-- They are never changed, and go with their guardian only.
create trigger guardian_consents_inserted after insert on guardian_consents
  referencing new table as changed for each statement execute function tell_of_consents();
