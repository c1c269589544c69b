-- The timetable: lengths of live sessions, weekly series, tutors' hours, families' preferred times,
-- requests, and the booked times that keep anybody from being booked twice
-- (docs/decisions/045-booked-times.md).

create extension if not exists btree_gist;

-- A lesson every week at the same times. Its lessons are ordinary live sessions, written out ahead.
create table lesson_series (
  id uuid primary key default gen_random_uuid(),
  assignment_id uuid not null references assignments (id) on delete cascade,
  title text not null,
  description text not null,
  url text not null,
  first_day date not null,
  -- It ends with this day, or with that many lessons; null for an open series.
  last_day date,
  lesson_count integer check (lesson_count > 0),
  -- Lessons up to this day are written out.
  planned_until date not null,
  -- When somebody ended it; no more lessons are written out.
  ended_at timestamptz,
  -- The series that it was split from.
  continues uuid references lesson_series (id) on delete set null,
  created_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  check (last_day is null or lesson_count is null)
);
create index lesson_series_assignment on lesson_series (assignment_id, created_at);
create index lesson_series_continues on lesson_series (continues);
create index lesson_series_author on lesson_series (created_by);
create index lesson_series_planned on lesson_series (planned_until) where ended_at is null;

-- The times of a series in India: weekday 1 is Monday, start_minute is counted from midnight.
create table series_times (
  series_id uuid not null references lesson_series (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  start_minute smallint not null check (start_minute between 0 and 1439),
  minutes smallint not null check (minutes between 10 and 480),
  primary key (series_id, weekday, start_minute)
);

alter table content_items
  -- The length of a live session.
  add column minutes smallint check (minutes between 10 and 480),
  -- Null for a planned live session.
  add column cancelled_at timestamptz,
  add column cancelled_by uuid references accounts (id) on delete set null,
  add column cancelled_as text check (cancelled_as in ('student', 'guardian', 'tutor', 'admin')),
  add column cancel_reason text,
  -- Whether it was cancelled later than the academy's rule allows.
  add column cancelled_late boolean,
  -- The cancelled lesson that this one makes up for.
  add column makes_up_for uuid references content_items (id) on delete set null,
  add column series_id uuid references lesson_series (id) on delete set null,
  -- When the series planned it, which stays when it is moved.
  add column series_start timestamptz;

update content_items set minutes = 60 where kind = 'live-session';
alter table content_items
  add check ((kind = 'live-session') = (minutes is not null)),
  add check (kind = 'live-session' or (cancelled_at is null and series_id is null and makes_up_for is null)),
  add check ((cancelled_at is null) = (cancelled_as is null)),
  add check (series_id is null or series_start is not null);
create unique index content_items_series_once on content_items (series_id, series_start);
create unique index content_items_make_up_once on content_items (makes_up_for) where cancelled_at is null;
create index content_items_cancelled_by on content_items (cancelled_by);
-- A cancelled lesson does not prevent another one like it.
drop index content_items_once;
create unique index content_items_once on content_items (assignment_id, kind,
  md5(title || chr(31) || description || chr(31) || url || chr(31) || coalesce(minutes::text, '')), starts_at)
  nulls not distinct where cancelled_at is null;

drop trigger content_items_changed on content_items;
create trigger content_items_changed before update on content_items for each row
  when ((old.title, old.description, old.url, old.starts_at, old.minutes, old.cancelled_at)
    is distinct from (new.title, new.description, new.url, new.starts_at, new.minutes, new.cancelled_at))
  execute function count_content_change();

-- What a student or a guardian asks of the tutor: another time for a lesson, or none.
create table lesson_requests (
  id uuid primary key default gen_random_uuid(),
  lesson_id uuid not null references content_items (id) on delete cascade,
  kind text not null check (kind in ('move', 'cancel')),
  asked_as text not null check (asked_as in ('student', 'guardian')),
  guardian_id uuid references guardians (id) on delete set null,
  reason text not null default '',
  -- The time that is asked for, as long as the lesson; null for a cancellation.
  starts_at timestamptz,
  -- Whether it was asked later than the academy's rule allows.
  is_late boolean not null,
  asked_at timestamptz not null default now(),
  -- It ends by itself then, and the held time is free again.
  expires_at timestamptz not null,
  answer text check (answer in ('accepted', 'declined', 'withdrawn', 'expired')),
  answered_at timestamptz,
  answered_by uuid references accounts (id) on delete set null,
  -- The SHA-256 of the token in the tutor's mail, by which it can be answered without signing in.
  token_hash bytea unique,
  check ((kind = 'move') = (starts_at is not null)),
  check ((answer is null) = (answered_at is null))
);
create unique index lesson_requests_open on lesson_requests (lesson_id) where answer is null;
create index lesson_requests_lesson on lesson_requests (lesson_id, asked_at);
create index lesson_requests_expiry on lesson_requests (expires_at) where answer is null;
create index lesson_requests_guardian on lesson_requests (guardian_id);
create index lesson_requests_answerer on lesson_requests (answered_by);

-- When people are taken: a row for each planned lesson, written by triggers, and for each time that a
-- request holds. No tutor and no student is booked twice, whoever writes. The student has no foreign key:
-- checking it would wait for whoever locks the student, and a row goes with its lesson anyway.
create table booked_times (
  lesson_id uuid not null references content_items (id) on delete cascade,
  -- The request that holds this time; null for the lesson itself.
  request_id uuid references lesson_requests (id) on delete cascade,
  student_id uuid not null,
  tutor_id uuid references tutors (id) on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Times with the same value may overlap: those of one lesson, which is its own id, and those of
  -- lessons that overlapped already when this table was made (all zeros).
  overlap_group uuid not null,
  unique nulls not distinct (lesson_id, request_id),
  check (starts_at < ends_at)
);
create index booked_times_request on booked_times (request_id);
create index booked_times_student on booked_times (student_id, starts_at);
create index booked_times_tutor on booked_times (tutor_id, starts_at);
create index booked_times_start on booked_times (starts_at);
create index booked_times_overlapping on booked_times (starts_at)
  where overlap_group = '00000000-0000-0000-0000-000000000000';

insert into booked_times (lesson_id, student_id, tutor_id, starts_at, ends_at, overlap_group)
  select c.id, a.student_id, a.tutor_id, c.starts_at, c.starts_at + interval '1 hour', c.id
  from content_items c join assignments a on a.id = c.assignment_id
  where c.kind = 'live-session';
update booked_times b set overlap_group = '00000000-0000-0000-0000-000000000000'
  where exists (select from booked_times o where o.lesson_id <> b.lesson_id
    and (o.student_id = b.student_id or o.tutor_id = b.tutor_id)
    and o.starts_at < b.ends_at and o.ends_at > b.starts_at);

-- Deferrable: one statement moves all lessons of a series.
alter table booked_times
  add constraint tutor_booked_once exclude using gist
    (tutor_id with =, tstzrange(starts_at, ends_at) with &&, overlap_group with <>)
    deferrable initially immediate,
  add constraint student_booked_once exclude using gist
    (student_id with =, tstzrange(starts_at, ends_at) with &&, overlap_group with <>)
    deferrable initially immediate;

create function book_lessons() returns trigger language plpgsql as $$
begin
  insert into booked_times (lesson_id, student_id, tutor_id, starts_at, ends_at, overlap_group)
    select c.id, a.student_id, a.tutor_id, c.starts_at,
      c.starts_at + make_interval(mins => c.minutes), c.id
    from changed c join assignments a on a.id = c.assignment_id
    where c.kind = 'live-session' and c.cancelled_at is null;
  return null;
end $$;

-- A lesson that was moved is an ordinary one: it may not overlap any more.
create function book_lessons_again() returns trigger language plpgsql as $$
begin
  delete from booked_times b using replaced o join changed c using (id)
    where b.lesson_id = c.id and c.cancelled_at is not null and o.cancelled_at is null;
  update booked_times b set starts_at = c.starts_at, overlap_group = c.id,
      ends_at = c.starts_at + make_interval(mins => c.minutes)
    from replaced o join changed c using (id)
    where b.lesson_id = c.id and b.request_id is null
      and (o.starts_at, o.minutes) is distinct from (c.starts_at, c.minutes);
  insert into booked_times (lesson_id, student_id, tutor_id, starts_at, ends_at, overlap_group)
    select c.id, a.student_id, a.tutor_id, c.starts_at,
      c.starts_at + make_interval(mins => c.minutes), c.id
    from replaced o join changed c using (id) join assignments a on a.id = c.assignment_id
    where c.kind = 'live-session' and c.cancelled_at is null and o.cancelled_at is not null;
  return null;
end $$;

-- The lessons to come are the next tutor's; those before stay with the tutor who gave them.
create function book_next_tutor() returns trigger language plpgsql as $$
begin
  update booked_times b set tutor_id = a.tutor_id
    from replaced o join changed a using (id) join content_items c on c.assignment_id = a.id
    where o.tutor_id is distinct from a.tutor_id and b.lesson_id = c.id and b.ends_at > now();
  return null;
end $$;

-- Cancels the live sessions of a deleted tutor that are not over.
create or replace function cancel_sessions_of_tutor() returns trigger language plpgsql as $$
begin
  delete from content_items c using assignments a
    where a.id = c.assignment_id and a.tutor_id = old.id and c.kind = 'live-session'
      and c.starts_at + make_interval(mins => c.minutes) > now();
  return old;
end $$;

-- Their rows have no length yet; nobody waits for an undo while the academy is down.
delete from undo_snapshots;

create trigger content_items_booked after insert on content_items referencing new table as changed
  for each statement execute function book_lessons();
create trigger content_items_rebooked after update on content_items
  referencing old table as replaced new table as changed
  for each statement execute function book_lessons_again();
create trigger assignments_rebooked after update on assignments
  referencing old table as replaced new table as changed
  for each statement execute function book_next_tutor();

-- When a tutor teaches, in India's time. No rows: the hours are unknown.
create table tutor_hours (
  tutor_id uuid not null references tutors (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  from_minute smallint not null check (from_minute between 0 and 1425 and from_minute % 15 = 0),
  to_minute smallint not null check (to_minute between 15 and 1440 and to_minute % 15 = 0),
  primary key (tutor_id, weekday, from_minute),
  check (from_minute < to_minute)
);

create table time_off (
  id uuid primary key default gen_random_uuid(),
  tutor_id uuid not null references tutors (id) on delete cascade,
  first_day date not null,
  last_day date not null,
  created_at timestamptz not null default now(),
  check (first_day <= last_day)
);
create index time_off_tutor on time_off (tutor_id, last_day);

-- Days on which the whole academy does not teach.
create table holidays (
  day date primary key,
  name text not null,
  added_by uuid references admins (id) on delete set null,
  added_at timestamptz not null default now()
);
create index holidays_added_by on holidays (added_by);

-- When lessons would suit a student's family, in India's time.
create table preferred_times (
  student_id uuid not null references students (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  from_minute smallint not null check (from_minute between 0 and 1425 and from_minute % 15 = 0),
  to_minute smallint not null check (to_minute between 15 and 1440 and to_minute % 15 = 0),
  primary key (student_id, weekday, from_minute),
  check (from_minute < to_minute)
);

-- Live updates.
create function notify_of_requests() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[a.student_id::text, a.tutor_id::text])
    from changed r join content_items c on c.id = r.lesson_id
      join assignments a on a.id = c.assignment_id));
  return null;
end $$;

create function notify_of_hours() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(select unnest(array[tutor_id::text, 'admins']) from changed));
  return null;
end $$;

create function notify_of_preferred_times() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(select unnest(array[student_id::text, 'admins']) from changed));
  return null;
end $$;

create function notify_of_holidays() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array['everyone']);
  return null;
end $$;

create trigger lesson_requests_inserted after insert on lesson_requests
  referencing new table as changed for each statement execute function notify_of_requests();
create trigger lesson_requests_updated after update on lesson_requests
  referencing new table as changed for each statement execute function notify_of_requests();
create trigger tutor_hours_inserted after insert on tutor_hours
  referencing new table as changed for each statement execute function notify_of_hours();
create trigger tutor_hours_deleted after delete on tutor_hours
  referencing old table as changed for each statement execute function notify_of_hours();
create trigger time_off_inserted after insert on time_off
  referencing new table as changed for each statement execute function notify_of_hours();
create trigger time_off_deleted after delete on time_off
  referencing old table as changed for each statement execute function notify_of_hours();
create trigger preferred_times_inserted after insert on preferred_times
  referencing new table as changed for each statement execute function notify_of_preferred_times();
create trigger preferred_times_deleted after delete on preferred_times
  referencing old table as changed for each statement execute function notify_of_preferred_times();
create trigger holidays_inserted after insert on holidays
  for each statement execute function notify_of_holidays();
create trigger holidays_deleted after delete on holidays
  for each statement execute function notify_of_holidays();
