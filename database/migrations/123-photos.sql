-- Answers to homework, their photos and what tutors draw on them (decisions 116 and 117).

-- What a student handed in, and what the tutor said of it: a mark, a word or both.
create table homework_answers (
  homework_id uuid primary key references homeworks (id) on delete cascade,
  text text not null default '',
  -- When it was first handed in, and when it last changed.
  sent_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  mark numeric(6, 2),
  mark_out_of numeric(6, 2),
  word text not null default '',
  marked_at timestamptz,
  -- The tutor; the id of a deleted one is removed within hours.
  marked_by uuid,
  check ((mark is null) = (mark_out_of is null)),
  check (marked_at is not null or mark is null and word = '')
);
create index homework_answers_unmarked on homework_answers (sent_at) where marked_at is null;

-- A photo of an answer: its size, and what the tutor drew on it. These stay when the picture goes.
create table photos (
  id uuid primary key default gen_random_uuid(),
  homework_id uuid not null references homeworks (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  -- By which the browser names it, so that one that is sent again is the same.
  upload_id uuid not null,
  width smallint not null,
  height smallint not null,
  marks jsonb not null default '[]',
  added_at timestamptz not null default now(),
  -- One that was taken out again counts for the limit of a week.
  removed_at timestamptz,
  unique (homework_id, upload_id)
);
create index photos_student on photos (student_id, added_at);

-- The pictures, apart from what is known of them: nightly backups leave them out, and an undo of a deletion
-- doesn't copy them. They have no reference, so that an undo finds them; a picture without its photo is
-- deleted within a minute after the undo has expired.
create table photo_images (
  photo_id uuid primary key,
  student_id uuid not null,
  image bytea not null,
  stored_at timestamptz not null default now()
);
-- A WebP does not get smaller.
alter table photo_images alter column image set storage external;
create index photo_images_stored on photo_images (stored_at);

-- The pieces of photos that are still being sent, which go in the same way.
create table upload_parts (
  homework_id uuid not null,
  student_id uuid not null,
  upload_id uuid not null,
  -- The place of its first byte.
  start integer not null,
  bytes bytea not null,
  added_at timestamptz not null default now(),
  primary key (homework_id, upload_id, start)
);
create index upload_parts_student on upload_parts (student_id);
alter table upload_parts alter column bytes set storage external;

-- A report that asks for nothing any more leaves homework that was answered.
create or replace function keep_homework_of_reports() returns trigger language plpgsql as $$
begin
  insert into homeworks as h (id, student_id, tutor_id, assignment_id, is_reported, text, until, set_at)
    select lesson_id, student_id, tutor_id, assignment_id, true, homework, homework_until, starts_at
    from changed where homework <> ''
  on conflict (id) do update set text = excluded.text, until = excluded.until,
    done_at = case when h.text = excluded.text then h.done_at end
    where (h.text, h.until) is distinct from (excluded.text, excluded.until);
  delete from homeworks h using changed c where h.id = c.lesson_id and c.homework = ''
    and not exists (select from homework_answers n where n.homework_id = h.id)
    and not exists (select from photos p where p.homework_id = h.id);
  return null;
end $$;

-- Live updates: of an answer for the student and for whoever teaches the course now; of photos for the
-- student, because a tutor sees them with the answer.
create function tell_of_answers() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[h.student_id::text, taught_by(a)])
    from changed c join homeworks h on h.id = c.homework_id
      left join assignments a on a.id = h.assignment_id));
  return null;
end $$;
create function tell_of_photos() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(select student_id::text from changed));
  return null;
end $$;
create trigger homework_answers_inserted after insert on homework_answers
  referencing new table as changed for each statement execute function tell_of_answers();
create trigger homework_answers_updated after update on homework_answers
  referencing new table as changed for each statement execute function tell_of_answers();
create trigger photos_inserted after insert on photos
  referencing new table as changed for each statement execute function tell_of_photos();
create trigger photos_updated after update on photos
  referencing new table as changed for each statement execute function tell_of_photos();
