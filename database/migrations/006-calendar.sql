-- Items that students have seen, and calendars of live sessions.

-- An item is new to a student until a page has shown it. There is no reference to the item, so that
-- undoing its deletion does not make it new again; old rows are deleted by age.
create table seen_items (
  student_id uuid not null references students (id) on delete cascade,
  item_id uuid not null,
  seen_at timestamptz not null default now(),
  primary key (student_id, item_id)
);
create index seen_items_age on seen_items (seen_at);

-- Only the hash of the token is stored, so that a stolen copy of this table gives access to nothing.
create table calendar_feeds (
  account_id uuid primary key references accounts (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now()
);

alter table content_items
  add column sequence integer not null default 0,
  add column updated_at timestamptz not null default now();
update content_items set updated_at = created_at;
create index content_items_sessions on content_items (assignment_id, starts_at) where kind = 'live-session';

-- Deleted live sessions, as long as calendars have to show them as cancelled. No texts, and the
-- student's id only as long as the student exists.
create table cancelled_sessions (
  id uuid primary key,
  student_id uuid references students (id) on delete set null,
  tutor_id uuid not null references tutors (id) on delete cascade,
  starts_at timestamptz not null,
  sequence integer not null,
  cancelled_at timestamptz not null default now()
);
create index cancelled_sessions_student on cancelled_sessions (student_id, starts_at);
create index cancelled_sessions_tutor on cancelled_sessions (tutor_id, starts_at);
create index cancelled_sessions_start on cancelled_sessions (starts_at);

create function count_content_change() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  new.updated_at := now();
  return new;
end $$;
create trigger content_items_changed before update on content_items for each row
  when ((old.title, old.description, old.url, old.starts_at) is distinct from (new.title, new.description, new.url, new.starts_at))
  execute function count_content_change();

create function cancel_session() returns trigger language plpgsql as $$
begin
  insert into cancelled_sessions (id, student_id, tutor_id, starts_at, sequence)
    select old.id, s.id, a.tutor_id, old.starts_at, old.sequence + 1
    from assignments a left join students s on s.id = a.student_id
    where a.id = old.assignment_id and a.status = 'active';
  return null;
end $$;
create trigger content_items_cancelled after delete on content_items for each row
  when (old.kind = 'live-session') execute function cancel_session();

-- In a cascade the assignment is deleted before its content; afterwards its people are unknown.
create function delete_content_first() returns trigger language plpgsql as $$
begin
  delete from content_items where assignment_id = old.id;
  return old;
end $$;
create trigger assignments_content before delete on assignments for each row
  execute function delete_content_first();

-- A session that is inserted again with the same id (Undo) continues the sequence of its cancellation.
create function follow_cancellation() returns trigger language plpgsql as $$
declare
  cancelled integer;
begin
  select sequence into cancelled from cancelled_sessions where id = new.id;
  if found then
    new.sequence := greatest(new.sequence, cancelled + 1);
    new.updated_at := now();
  end if;
  return new;
end $$;
create trigger content_items_back before insert on content_items for each row
  when (new.kind = 'live-session') execute function follow_cancellation();

create function forget_cancellation() returns trigger language plpgsql as $$
begin
  delete from cancelled_sessions where id = new.id;
  return null;
end $$;
create trigger content_items_returned after insert on content_items for each row
  when (new.kind = 'live-session') execute function forget_cancellation();
