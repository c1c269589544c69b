-- Homework as records of their own (docs/decisions/115-homework-is-a-record.md).

-- What a student is asked to do: by the report of a lesson, whose id it has then, or by a tutor alone. Like
-- a report it goes with the student, and stays when its lesson, its assignment or its tutor is deleted.
create table homeworks (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students (id) on delete cascade,
  -- Who set it; the id of a deleted tutor is removed within hours.
  tutor_id uuid,
  assignment_id uuid,
  is_reported boolean not null default false,
  text text not null check (text <> ''),
  until date,
  -- When its lesson was, or when it was set.
  set_at timestamptz not null default now(),
  -- When the student ticked it, or handed in an answer.
  done_at timestamptz
);
create index homeworks_student on homeworks (student_id, set_at);
create index homeworks_assignment on homeworks (assignment_id, set_at);
-- Whose homework is due tomorrow is asked every few seconds of an evening.
create index homeworks_until on homeworks (until) where done_at is null;
drop index lesson_reports_homework;

insert into homeworks (id, student_id, tutor_id, assignment_id, is_reported, text, until, set_at, done_at)
  select p.lesson_id, p.student_id, p.tutor_id, p.assignment_id, true, p.homework, p.homework_until,
    p.starts_at, f.finished_at
  from lesson_reports p
    left join finished_items f on f.item_id = p.lesson_id and f.student_id = p.student_id
  where p.homework <> '';
delete from finished_items f using content_items c where c.id = f.item_id and c.kind = 'live-session';

-- Whoever writes a report writes its homework. Other homework is to do again; the same until another day
-- is still done.
create function keep_homework_of_reports() returns trigger language plpgsql as $$
begin
  insert into homeworks as h (id, student_id, tutor_id, assignment_id, is_reported, text, until, set_at)
    select lesson_id, student_id, tutor_id, assignment_id, true, homework, homework_until, starts_at
    from changed where homework <> ''
  on conflict (id) do update set text = excluded.text, until = excluded.until,
    done_at = case when h.text = excluded.text then h.done_at end
    where (h.text, h.until) is distinct from (excluded.text, excluded.until);
  delete from homeworks h using changed c where h.id = c.lesson_id and c.homework = '';
  return null;
end $$;
create trigger lesson_reports_homework after insert on lesson_reports
  referencing new table as changed for each statement execute function keep_homework_of_reports();
create trigger lesson_reports_homework_changed after update on lesson_reports
  referencing new table as changed for each statement execute function keep_homework_of_reports();

-- Live updates: for the student, and for whoever teaches the course now where the words changed. Nobody but
-- the student sees ticks.
create function tell_of_homeworks() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[c.student_id::text, taught_by(a)])
    from changed c left join assignments a on a.id = c.assignment_id));
  return null;
end $$;
create function tell_of_changed_homeworks() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select c.student_id::text from changed c
    union select taught_by(a) from changed c join before b on b.id = c.id
      join assignments a on a.id = c.assignment_id
    where (b.text, b.until) is distinct from (c.text, c.until)));
  return null;
end $$;
create trigger homeworks_inserted after insert on homeworks
  referencing new table as changed for each statement execute function tell_of_homeworks();
create trigger homeworks_updated after update on homeworks
  referencing old table as before new table as changed
  for each statement execute function tell_of_changed_homeworks();
create trigger homeworks_deleted after delete on homeworks
  referencing old table as changed for each statement execute function tell_of_homeworks();
