-- What families, tutors and the office write to each other (docs/decisions/111-the-line.md).

-- A line between a student and a tutor, or of one of them to the office; its id is then the account's.
create table lines (
  id uuid primary key default gen_random_uuid(),
  student_id uuid references students (id) on delete cascade,
  -- Null for a tutor who was deleted.
  tutor_id uuid references tutors (id) on delete set null,
  -- Whose line to the office it is.
  account_id uuid unique references accounts (id) on delete cascade,
  -- The order of messages; a transaction that writes one locks this row.
  last_seq integer not null default 0,
  last_at timestamptz,
  last_written_as text,
  -- Since when the tutor teaches the student nothing. Set by triggers.
  ended_at timestamptz,
  unique (student_id, tutor_id),
  check ((account_id is null) <> (student_id is null)),
  check (account_id is null or tutor_id is null and id = account_id)
);
create index lines_tutor on lines (tutor_id, last_at desc nulls last);
-- Lines to the office that wait for an answer.
create index lines_waiting on lines (last_at)
  where account_id is not null and last_written_as <> 'staff';

create table line_messages (
  line_id uuid not null references lines (id) on delete cascade,
  seq integer not null check (seq > 0),
  -- An account, or a guardian's record. It stays when they are deleted, and then names nobody.
  author_id uuid not null,
  written_as text not null check (written_as in ('student', 'guardian', 'tutor', 'staff')),
  -- Chosen by the form, so that a form that is sent again is the same message.
  client_id uuid not null,
  text text not null check (text <> ''),
  written_at timestamptz not null default now(),
  primary key (line_id, seq),
  unique (line_id, author_id, client_id)
);
create index line_messages_author on line_messages (author_id, written_at);
create index line_messages_written on line_messages (written_at);

-- What was written stays as it was written.
create function refuse_message_change() returns trigger language plpgsql as $$
begin
  raise exception 'line_messages is append-only';
end $$;
create trigger line_messages_append_only before update or truncate on line_messages
  for each statement execute function refuse_message_change();

-- The author took a message back: only the staff still read it.
create table line_withdrawals (
  line_id uuid not null,
  seq integer not null,
  withdrawn_at timestamptz not null default now(),
  primary key (line_id, seq),
  foreign key (line_id, seq) references line_messages on delete cascade
);

-- How far somebody has read: an account or a guardian.
create table line_reads (
  line_id uuid not null references lines (id) on delete cascade,
  person_id uuid not null,
  seq integer not null,
  read_at timestamptz not null default now(),
  primary key (line_id, person_id)
);

create table line_reports (
  line_id uuid not null,
  seq integer not null,
  reported_by uuid not null,
  reported_as text not null check (reported_as in ('student', 'guardian', 'tutor', 'staff')),
  reason text not null check (reason <> ''),
  reported_at timestamptz not null default now(),
  primary key (line_id, seq, reported_by),
  foreign key (line_id, seq) references line_messages on delete cascade
);

-- Messages that the staff look at: reported, flagged or of the sample.
create table line_reviews (
  line_id uuid not null,
  seq integer not null,
  flags text[] not null default '{}',
  urgency smallint not null check (urgency between 0 and 2),
  opened_at timestamptz not null default now(),
  decision text check (decision in ('fine', 'talked', 'stopped')),
  note text not null default '',
  -- When it was reported to the police.
  police_on date,
  decided_at timestamptz,
  decided_by uuid,
  primary key (line_id, seq),
  foreign key (line_id, seq) references line_messages on delete cascade,
  check ((decision is null) = (decided_at is null))
);
create index line_reviews_open on line_reviews (urgency, opened_at, line_id, seq)
  where decided_at is null;
create index line_reviews_decided on line_reviews (decided_at desc) where decided_at is not null;

-- Messages, older than the evidence of lessons is kept, which the application may not delete.
create function delete_old_messages(years integer) returns bigint
language sql security definer set search_path from current as $$
  with deleted as (
    delete from line_messages
      where written_at < now() - make_interval(years => greatest(years, 1)) returning 1
  ) select count(*) from deleted
$$;

-- The same wherever the same academy is upgraded, a restored backup too, and after an undo.
create function line_id(student_id uuid, tutor_id uuid) returns uuid language sql immutable as $$
  select md5(student_id::text || tutor_id::text)::uuid
$$;

-- A student and a tutor have a line from their first assignment on; it ends with their last one.
create function keep_lines() returns trigger language plpgsql as $$
begin
  -- In one order: two courses of a student may change their tutors for each other's at once.
  if tg_op = 'UPDATE' then
    perform from lines l
      where l.student_id = new.student_id and l.tutor_id in (old.tutor_id, new.tutor_id)
      order by l.id for update;
  end if;
  if tg_op <> 'DELETE' and new.tutor_id is not null and new.status = 'active' then
    insert into lines (id, student_id, tutor_id)
      values (line_id(new.student_id, new.tutor_id), new.student_id, new.tutor_id)
      on conflict (student_id, tutor_id) do update set ended_at = null
      where lines.ended_at is not null;
  end if;
  if tg_op <> 'INSERT' then
    -- An import that is undone leaves nothing behind.
    delete from lines l
      where l.student_id = old.student_id and l.tutor_id = old.tutor_id and l.last_seq = 0
        and not exists (select from assignments a where a.student_id = l.student_id
          and a.tutor_id = l.tutor_id);
    update lines l set ended_at = now()
      where l.student_id = old.student_id and l.tutor_id = old.tutor_id and l.ended_at is null
        and not exists (select from assignments a where a.student_id = l.student_id
          and a.tutor_id = l.tutor_id and a.status = 'active');
  end if;
  return null;
end $$;
create trigger assignments_with_line after insert on assignments
  for each row execute function keep_lines();
create trigger assignments_of_another_line after update on assignments
  for each row when ((old.tutor_id, old.status) is distinct from (new.tutor_id, new.status))
  execute function keep_lines();
create trigger assignments_without_line after delete on assignments
  for each row execute function keep_lines();

insert into lines (id, student_id, tutor_id, ended_at)
  select line_id(student_id, tutor_id), student_id, tutor_id,
    case when bool_or(status = 'active') then null else coalesce(max(ended_at), now()) end
  from assignments where tutor_id is not null group by student_id, tutor_id;

-- Live updates. A tutor who reads nothing about the student now hears nothing.
create function told_of_line(l lines) returns text[] language sql stable as $$
  select array[l.student_id::text, l.account_id::text,
    (select t.id::text from tutors t
      where t.id = l.tutor_id and t.status in ('pending', 'approved'))]
$$;

create function notify_of_messages() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(told_of_line(l) || case when l.account_id is not null then 'admins' end)
    from lines l where l.id in (select line_id from changed)));
  return null;
end $$;
create trigger line_messages_inserted after insert on line_messages
  referencing new table as changed for each statement execute function notify_of_messages();
create trigger line_withdrawals_inserted after insert on line_withdrawals
  referencing new table as changed for each statement execute function notify_of_messages();

-- Tutors see whether their messages were seen.
create function notify_of_reads() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select l.tutor_id::text from changed c join lines l on l.id = c.line_id
      join tutors t on t.id = l.tutor_id and t.status in ('pending', 'approved')
    where c.person_id <> l.tutor_id));
  return null;
end $$;
create trigger line_reads_inserted after insert on line_reads
  referencing new table as changed for each statement execute function notify_of_reads();
create trigger line_reads_updated after update on line_reads
  referencing new table as changed for each statement execute function notify_of_reads();

create function notify_of_reviews() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array['admins']);
  return null;
end $$;
create trigger line_reviews_inserted after insert on line_reviews
  for each statement execute function notify_of_reviews();
create trigger line_reviews_updated after update on line_reviews
  for each statement execute function notify_of_reviews();

-- A guardian's link to messages is valid for a day only.
alter table guardian_links drop constraint if exists guardian_links_opens_check;
alter table guardian_links add constraint guardian_links_opens_check
  check (opens in ('consent', 'page', 'messages'));
