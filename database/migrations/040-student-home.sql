-- The student's home: when a demo class would suit, what is finished, and which classes were attended.

create table demo_requests (
  student_id uuid primary key references students (id) on delete cascade,
  first_at timestamptz not null,
  second_at timestamptz not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (first_at <> second_at)
);

-- Recordings and exams that a student has ticked.
create table finished_items (
  student_id uuid not null references students (id) on delete cascade,
  item_id uuid not null references content_items (id) on delete cascade,
  finished_at timestamptz not null default now(),
  primary key (student_id, item_id)
);
create index finished_items_item on finished_items (item_id);

-- Live sessions that a student has joined, each once. There is no reference to the item: a class
-- that was attended stays attended after its item is deleted.
create table attended_classes (
  student_id uuid not null references students (id) on delete cascade,
  item_id uuid not null,
  joined_at timestamptz not null default now(),
  primary key (student_id, item_id)
);

-- Live updates: the student's other pages; a request for a demo is in the admins' queue, too.
create function tell_of_demo_requests() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(select unnest(array[student_id::text, 'admins']) from changed));
  return null;
end $$;

create function tell_of_own_progress() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(select student_id::text from changed));
  return null;
end $$;

create trigger demo_requests_inserted after insert on demo_requests referencing new table as changed
  for each statement execute function tell_of_demo_requests();
create trigger demo_requests_updated after update on demo_requests referencing new table as changed
  for each statement execute function tell_of_demo_requests();
create trigger demo_requests_deleted after delete on demo_requests referencing old table as changed
  for each statement execute function tell_of_demo_requests();

create trigger finished_items_inserted after insert on finished_items
  referencing new table as changed for each statement execute function tell_of_own_progress();
create trigger finished_items_deleted after delete on finished_items
  referencing old table as changed for each statement execute function tell_of_own_progress();
create trigger attended_classes_inserted after insert on attended_classes
  referencing new table as changed for each statement execute function tell_of_own_progress();
