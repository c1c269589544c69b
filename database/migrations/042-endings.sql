-- Assignments that end or change hands without loss, and the staff's notes
-- (docs/decisions/042-assignments-end-without-loss.md).

-- Null while it is active, and for assignments that ended before this migration.
alter table assignments add column ended_at timestamptz;

-- A session that was handed over is cancelled in its former tutor's calendar only, so it may have a
-- cancellation for each tutor.
alter table cancelled_sessions drop constraint cancelled_sessions_pkey;
create unique index cancelled_sessions_once on cancelled_sessions (id, tutor_id);

create or replace function cancel_session() returns trigger language plpgsql as $$
begin
  insert into cancelled_sessions (id, student_id, tutor_id, starts_at, sequence)
    select old.id, s.id, a.tutor_id, old.starts_at, old.sequence + 1
    from assignments a left join students s on s.id = a.student_id
    where a.id = old.assignment_id and a.status = 'active'
    on conflict (id, tutor_id) do update set student_id = excluded.student_id,
      starts_at = excluded.starts_at, sequence = excluded.sequence, cancelled_at = now();
  return null;
end $$;

create or replace function follow_cancellation() returns trigger language plpgsql as $$
declare
  cancelled integer;
begin
  select max(sequence) into cancelled from cancelled_sessions where id = new.id;
  if cancelled is not null then
    new.sequence := greatest(new.sequence, cancelled + 1);
    new.updated_at := now();
  end if;
  return new;
end $$;

-- A former tutor's calendar goes on showing a session as cancelled.
create or replace function forget_cancellation() returns trigger language plpgsql as $$
begin
  delete from cancelled_sessions c using assignments a
    where c.id = new.id and a.id = new.assignment_id and c.tutor_id is not distinct from a.tutor_id;
  return null;
end $$;

-- The former tutor's page is out of date as well.
create function tell_of_changed_assignments() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[student_id::text, tutor_id::text, 'admins']) from changed
    union select tutor_id::text from before));
  return null;
end $$;
drop trigger assignments_updated on assignments;
create trigger assignments_updated after update on assignments
  referencing old table as before new table as changed
  for each statement execute function tell_of_changed_assignments();

-- What admins write about a student or a tutor, for admins only.
create table staff_notes (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  author_id uuid references admins (id) on delete set null,
  text text not null,
  written_at timestamptz not null default now(),
  -- When and by whom it was last changed; null for never.
  changed_at timestamptz,
  changed_by uuid references admins (id) on delete set null
);
create index staff_notes_account on staff_notes (account_id, written_at);
-- For deletions of the admins' accounts.
create index staff_notes_author on staff_notes (author_id);
create index staff_notes_changed_by on staff_notes (changed_by);
