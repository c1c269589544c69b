-- How lessons turned out, and the evidence for it (docs/decisions/050-lesson-outcomes.md).

-- What happened to lessons and who said what of them. Rows are only added; they go with the student,
-- and after EVIDENCE_YEARS. There is no reference to the item, which can be deleted.
create table lesson_events (
  id uuid primary key default gen_random_uuid(),
  lesson_id uuid not null,
  student_id uuid not null references students (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  what text not null check (what in ('joined', 'settled', 'disputed', 'moved', 'decided')),
  -- Null for a move, which a trigger records.
  said_as text check (said_as in ('student', 'guardian', 'tutor', 'admin')),
  -- The account, or the guardian's record. It may outlive both, as in the audit log.
  said_by uuid,
  -- What a tutor or an admin said.
  outcome text check (outcome in ('held', 'student-missed', 'tutor-missed', 'moved')),
  -- Why an admin decided so.
  reason text not null default '',
  -- The lesson's start at that moment; of a move, the one before it.
  starts_at timestamptz not null,
  check ((what in ('settled', 'decided')) = (outcome is not null)),
  check (outcome <> 'moved' or what = 'decided'),
  check ((what = 'moved') = (said_as is null))
);
create unique index lesson_events_joined_once on lesson_events (lesson_id, said_as, starts_at)
  where what = 'joined';
create index lesson_events_lesson on lesson_events (lesson_id, at);
create index lesson_events_student on lesson_events (student_id, at);
create index lesson_events_speaker on lesson_events (said_by);
create index lesson_events_at on lesson_events (at);

-- How each lesson stands of which something is known. It outlives its item and its events, so that
-- numbers by month, tutor and student stay right; the ids of deleted people are removed within hours.
create table lesson_records (
  lesson_id uuid primary key,
  student_id uuid,
  -- Who gave it, also after the assignment has another tutor.
  tutor_id uuid,
  starts_at timestamptz not null,
  -- Null for one that was deleted before this table was made.
  minutes smallint,
  outcome text check (outcome in ('held', 'student-missed', 'tutor-missed')),
  -- When the outcome was last said; null without one.
  settled_at timestamptz,
  -- Since when a dispute waits for an admin; null for none.
  disputed_at timestamptz,
  -- The student joined it before outcomes were recorded: it stays on the cloth.
  attended_before boolean not null default false,
  check ((outcome is null) = (settled_at is null))
);
create index lesson_records_student on lesson_records (student_id, starts_at);
create index lesson_records_tutor on lesson_records (tutor_id, starts_at);
create index lesson_records_disputed on lesson_records (disputed_at) where disputed_at is not null;

-- Whoever joined a class keeps that, as evidence and on the cloth.
insert into lesson_events (id, lesson_id, student_id, at, what, said_as, said_by, starts_at)
  select md5(t.student_id || ' joined ' || t.item_id)::uuid, t.item_id, t.student_id, t.joined_at, 'joined', 'student', t.student_id,
    coalesce(c.starts_at, t.joined_at)
  from attended_classes t left join content_items c on c.id = t.item_id;
insert into lesson_records (lesson_id, student_id, tutor_id, starts_at, minutes, attended_before)
  select t.item_id, t.student_id, b.tutor_id, coalesce(c.starts_at, t.joined_at), c.minutes,
    c.id is null or c.starts_at + make_interval(mins => c.minutes) <= now()
  from attended_classes t
    left join content_items c on c.id = t.item_id
    left join booked_times b on b.lesson_id = t.item_id and b.request_id is null;
drop table attended_classes;
-- Their rows name a table that is gone; nobody waits for an undo while the academy is down.
delete from undo_snapshots;

-- finished_at is now when a lesson stopped waiting for its tutor: it was settled or is disputed. Nobody
-- is asked about lessons that were over before this.
update content_items set finished_at = starts_at + make_interval(mins => minutes)
  where kind = 'live-session' and finished_at is null
    and starts_at + make_interval(mins => minutes) <= now();
update content_items set finished_at = null
  where kind = 'live-session' and finished_at is not null
    and starts_at + make_interval(mins => minutes) > now();
create index content_items_unsettled on content_items (starts_at)
  where kind = 'live-session' and cancelled_at is null and finished_at is null;

create function refuse_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'lesson_events is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger lesson_events_append_only before update or truncate on lesson_events
  for each statement execute function refuse_event_change();

-- The record of a lesson follows from its events: the same rule as app/domain/lessons/settlement.ts.
create function record_lesson_events() returns trigger language plpgsql as $$
begin
  -- A statement's triggers also fire if it changed no rows; without this, these two would for ever.
  if not exists (select from added) then return null; end if;
  insert into lesson_records (lesson_id, student_id, tutor_id, starts_at, minutes)
    select distinct on (e.lesson_id) e.lesson_id, e.student_id, a.tutor_id, e.starts_at, c.minutes
    from added e left join content_items c on c.id = e.lesson_id
      left join assignments a on a.id = c.assignment_id
    order by e.lesson_id, e.at
    on conflict (lesson_id) do nothing;
  update lesson_records r set outcome = nullif(word.outcome, 'moved'),
      settled_at = case when word.outcome <> 'moved' then word.at end,
      disputed_at = (select min(e.at) from lesson_events e
        where e.lesson_id = r.lesson_id and e.what in ('disputed', 'moved')
          and (decision.at is null or e.at > decision.at)),
      tutor_id = coalesce((select b.tutor_id from booked_times b
        where b.lesson_id = r.lesson_id and b.request_id is null), r.tutor_id),
      starts_at = coalesce(c.starts_at, r.starts_at), minutes = coalesce(c.minutes, r.minutes)
    from (select distinct lesson_id from added) e
      left join content_items c on c.id = e.lesson_id
      left join lateral (select w.outcome, w.at from lesson_events w
        where w.lesson_id = e.lesson_id and w.outcome is not null
        order by w.at desc, w.id desc limit 1) word on true
      left join lateral (select d.at from lesson_events d
        where d.lesson_id = e.lesson_id and d.what = 'decided'
        order by d.at desc limit 1) decision on true
    where r.lesson_id = e.lesson_id;
  update content_items c set finished_at = coalesce(r.settled_at, r.disputed_at)
    from lesson_records r
    where c.id = r.lesson_id and r.lesson_id in (select lesson_id from added)
      and (c.finished_at is null) = (coalesce(r.settled_at, r.disputed_at) is not null)
      and not (r.attended_before and r.settled_at is null and r.disputed_at is null);
  return null;
end $$;
create trigger lesson_events_recorded after insert on lesson_events
  referencing new table as added for each statement execute function record_lesson_events();

-- A lesson that was moved after its start is a dispute, whoever moves it.
create function record_late_moves() returns trigger language plpgsql as $$
begin
  insert into lesson_events (lesson_id, student_id, what, starts_at)
    select c.id, a.student_id, 'moved', o.starts_at
    from replaced o join changed c using (id) join assignments a on a.id = c.assignment_id
    where c.kind = 'live-session' and o.starts_at <> c.starts_at and o.starts_at <= now()
      and o.cancelled_at is null;
  return null;
end $$;
create trigger content_items_moved_late after update on content_items
  referencing old table as replaced new table as changed
  for each statement execute function record_late_moves();

-- The application may not delete events; this deletes none that is younger than a year.
create function delete_old_lesson_events(years integer) returns bigint
language sql security definer set search_path from current as $$
  with deleted as (
    delete from lesson_events where at < now() - make_interval(years => greatest(years, 1)) returning 1
  ) select count(*) from deleted
$$;

-- Live updates. A press of Join changes no page.
create function notify_of_lesson_events() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[r.student_id::text, r.tutor_id::text, 'admins'])
    from changed e join lesson_records r using (lesson_id) where e.what <> 'joined'));
  return null;
end $$;
-- Its name is after lesson_events_recorded: the record is written by then.
create trigger lesson_events_told after insert on lesson_events
  referencing new table as changed for each statement execute function notify_of_lesson_events();
