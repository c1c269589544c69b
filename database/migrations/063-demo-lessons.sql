-- A demo class that an enquiry leads to: a lesson of the timetable without an assignment
-- (docs/decisions/065-demo-classes.md).

create table demo_lessons (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references enquiries (id) on delete cascade,
  tutor_id uuid not null references tutors (id) on delete cascade,
  subject_id text not null,
  starts_at timestamptz not null,
  minutes smallint not null check (minutes between 10 and 480),
  url text not null,
  -- Null while it is planned.
  outcome text check (outcome in ('held', 'missed', 'cancelled')),
  created_at timestamptz not null default now()
);
create unique index demo_lessons_planned on demo_lessons (enquiry_id) where outcome is null;
create index demo_lessons_enquiry on demo_lessons (enquiry_id);
create index demo_lessons_tutor on demo_lessons (tutor_id, starts_at);

alter table booked_times
  alter column lesson_id drop not null,
  alter column student_id drop not null,
  -- The demo class that takes this time; it has no student yet.
  add column demo_id uuid references demo_lessons (id) on delete cascade,
  drop constraint booked_times_lesson_id_request_id_key,
  add constraint booked_times_once unique nulls not distinct (lesson_id, request_id, demo_id),
  add check (num_nonnulls(lesson_id, demo_id) = 1),
  add check ((lesson_id is null) = (student_id is null)),
  add check (demo_id is null or request_id is null);
create index booked_times_demo on booked_times (demo_id) where demo_id is not null;

-- A planned demo class takes its tutor's time; one that is settled before its time frees it.
create function book_demo() returns trigger language plpgsql as $$
begin
  delete from booked_times where demo_id = new.id and (new.outcome is null or starts_at > now());
  if new.outcome is null then
    insert into booked_times (demo_id, tutor_id, starts_at, ends_at, overlap_group)
      values (new.id, new.tutor_id, new.starts_at,
        new.starts_at + make_interval(mins => new.minutes), new.id);
  end if;
  return null;
end $$;
create trigger demo_lessons_booked after insert or update on demo_lessons
  for each row execute function book_demo();

-- Live updates.
create function notify_of_demos() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(select unnest(array[tutor_id::text, 'admins']) from changed));
  return null;
end $$;
create trigger demo_lessons_inserted after insert on demo_lessons referencing new table as changed
  for each statement execute function notify_of_demos();
create trigger demo_lessons_updated after update on demo_lessons referencing new table as changed
  for each statement execute function notify_of_demos();
create trigger demo_lessons_replaced after update on demo_lessons referencing old table as changed
  for each statement execute function notify_of_demos();
create trigger demo_lessons_deleted after delete on demo_lessons referencing old table as changed
  for each statement execute function notify_of_demos();
