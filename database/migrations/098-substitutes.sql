-- Another tutor who gives one lesson (docs/decisions/092-substitutes.md).

alter table content_items
  -- Who is to give this lesson instead of its assignment's tutor.
  add column substitute_id uuid references tutors (id) on delete set null,
  -- When the substitute accepted it; null while they have not answered.
  add column substitute_accepted_at timestamptz,
  -- Since when it waits for another way out: its substitute declined, or can't give it any more.
  add column substitute_wanted_since timestamptz,
  add check (kind = 'live-session' or (substitute_id is null and substitute_wanted_since is null)),
  add check (substitute_id is null or substitute_wanted_since is null);
create index content_items_substitute on content_items (substitute_id, starts_at)
  where substitute_id is not null;
create index content_items_wanted on content_items (starts_at)
  where substitute_wanted_since is not null;
-- Of those whose substitute has not answered.
create index content_items_asked on content_items (starts_at)
  where substitute_id is not null and substitute_accepted_at is null;

-- Whom the office asked to give which lesson, and what they answered; a trigger writes it. It has no
-- reference to the lesson, which may be deleted before its substitute is told.
create table substitutions (
  lesson_id uuid not null,
  tutor_id uuid not null references tutors (id) on delete cascade,
  -- When the lesson was to be.
  starts_at timestamptz not null,
  asked_at timestamptz not null default now(),
  -- Null for no answer.
  answer text check (answer in ('accepted', 'declined')),
  answered_at timestamptz,
  -- When the lesson was not theirs any more.
  ended_at timestamptz,
  -- When the mail about that was queued.
  told_at timestamptz,
  primary key (lesson_id, tutor_id),
  check ((answer is null) = (answered_at is null))
);
create index substitutions_tutor on substitutions (tutor_id);
create index substitutions_start on substitutions (starts_at);
create index substitutions_untold on substitutions (ended_at)
  where ended_at is not null and told_at is null;

-- The substitute was asked for this time of the lesson: at another one, or cancelled, it is its tutor's.
create function end_substitution() returns trigger language plpgsql as $$
begin
  new.substitute_id := null;
  new.substitute_accepted_at := null;
  new.substitute_wanted_since := null;
  return new;
end $$;
create trigger content_items_substitution before update on content_items for each row
  when ((old.substitute_id is not null or old.substitute_wanted_since is not null)
    and (old.starts_at, old.minutes, old.cancelled_at)
      is distinct from (new.starts_at, new.minutes, new.cancelled_at))
  execute function end_substitution();

-- Nobody is in the room of a tutor who is away: a lesson that was to be there is in the room of who gives
-- it, if they have one, and comes back with the lesson. Rooms are of a later migration.
create function follow_room() returns trigger language plpgsql as $$
declare
  own text;
  former text;
  next text;
begin
  select t.room_url into own from assignments a join tutors t on t.id = a.tutor_id
    where a.id = new.assignment_id;
  former := own;
  next := coalesce(own, '');
  if old.substitute_accepted_at is not null then
    select room_url into former from tutors where id = old.substitute_id;
  end if;
  if new.substitute_accepted_at is not null then
    select nullif(room_url, '') into next from tutors where id = new.substitute_id;
  end if;
  if next is not null and new.url = coalesce(former, '') then new.url := next; end if;
  return new;
end $$;
create trigger content_items_substitution_room before update on content_items for each row
  when ((old.substitute_accepted_at is not null) <> (new.substitute_accepted_at is not null)
    and new.starts_at + make_interval(mins => new.minutes) > now())
  execute function follow_room();

drop trigger content_items_changed on content_items;
create trigger content_items_changed before update on content_items for each row
  when ((old.title, old.description, old.url, old.starts_at, old.minutes, old.cancelled_at,
      old.mark, old.mark_out_of, old.substitute_id, old.substitute_accepted_at)
    is distinct from (new.title, new.description, new.url, new.starts_at, new.minutes,
      new.cancelled_at, new.mark, new.mark_out_of, new.substitute_id, new.substitute_accepted_at))
  execute function count_content_change();

create or replace function book_lessons() returns trigger language plpgsql as $$
begin
  insert into booked_times (lesson_id, student_id, tutor_id, starts_at, ends_at, overlap_group)
    select c.id, a.student_id, coalesce(c.substitute_id, a.tutor_id), c.starts_at,
      c.starts_at + make_interval(mins => c.minutes), c.id
    from changed c join assignments a on a.id = c.assignment_id
    where c.kind = 'live-session' and c.cancelled_at is null;
  return null;
end $$;

-- A lesson that was moved is an ordinary one: it may not overlap any more. One that comes back to a
-- tutor who has another lesson by now is nobody's, until the office finds a way out.
create or replace function book_lessons_again() returns trigger language plpgsql as $$
begin
  delete from booked_times b using replaced o join changed c using (id)
    where b.lesson_id = c.id and c.cancelled_at is not null and o.cancelled_at is null;
  update booked_times b set starts_at = c.starts_at, overlap_group = c.id,
      ends_at = c.starts_at + make_interval(mins => c.minutes),
      tutor_id = case when o.substitute_id is not null or o.substitute_wanted_since is not null
        then coalesce(c.substitute_id, a.tutor_id) else b.tutor_id end
    from replaced o join changed c using (id) join assignments a on a.id = c.assignment_id
    where b.lesson_id = c.id and b.request_id is null
      and (o.starts_at, o.minutes) is distinct from (c.starts_at, c.minutes);
  update booked_times b set tutor_id = coalesce(c.substitute_id, (
      select a.tutor_id where not exists (select from booked_times n
        where n.tutor_id = a.tutor_id and n.lesson_id is distinct from c.id
          and tstzrange(n.starts_at, n.ends_at) && tstzrange(b.starts_at, b.ends_at))))
    from replaced o join changed c using (id) join assignments a on a.id = c.assignment_id
    where b.lesson_id = c.id and b.request_id is null and b.ends_at > now()
      and (o.starts_at, o.minutes) is not distinct from (c.starts_at, c.minutes)
      and (o.substitute_id is distinct from c.substitute_id
        or o.substitute_wanted_since is not null and c.substitute_wanted_since is null);
  insert into booked_times (lesson_id, student_id, tutor_id, starts_at, ends_at, overlap_group)
    select c.id, a.student_id, coalesce(c.substitute_id, a.tutor_id), c.starts_at,
      c.starts_at + make_interval(mins => c.minutes), c.id
    from replaced o join changed c using (id) join assignments a on a.id = c.assignment_id
    where c.kind = 'live-session' and c.cancelled_at is null and o.cancelled_at is not null;
  return null;
end $$;

-- The lessons to come are the next tutor's, also those that somebody else was to give once.
create or replace function book_next_tutor() returns trigger language plpgsql as $$
begin
  update content_items c set substitute_id = null, substitute_accepted_at = null,
      substitute_wanted_since = null
    from replaced o join changed a using (id)
    where o.tutor_id is distinct from a.tutor_id and c.assignment_id = a.id
      and (c.substitute_id is not null or c.substitute_wanted_since is not null)
      and c.starts_at + make_interval(mins => c.minutes) > now();
  update booked_times b set tutor_id = a.tutor_id
    from replaced o join changed a using (id) join content_items c on c.assignment_id = a.id
    where o.tutor_id is distinct from a.tutor_id and b.lesson_id = c.id and b.ends_at > now();
  return null;
end $$;

-- A tutor who can't give lessons any more gives none of others either: they wait for another way out.
create function end_substitutions_of_tutor() returns trigger language plpgsql as $$
begin
  update content_items set substitute_id = null, substitute_accepted_at = null,
      substitute_wanted_since = now()
    where substitute_id = old.id and starts_at + make_interval(mins => minutes) > now();
  return coalesce(new, old);
end $$;
create trigger tutors_substitutions before delete on tutors for each row
  execute function end_substitutions_of_tutor();
create trigger tutors_unapproved after update of status on tutors for each row
  when (old.status = 'approved' and new.status <> 'approved')
  execute function end_substitutions_of_tutor();

-- Whoever asks a tutor, and whichever way it ends, is written down here.
create function record_substitutions() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into substitutions (lesson_id, tutor_id, starts_at, answer, answered_at)
      select c.id, c.substitute_id, c.starts_at,
        case when c.substitute_accepted_at is not null then 'accepted' end, c.substitute_accepted_at
      from changed c where c.substitute_id is not null
      on conflict (lesson_id, tutor_id) do update set starts_at = excluded.starts_at,
        asked_at = case when substitutions.ended_at is null then substitutions.asked_at
          when substitutions.told_at is null and substitutions.answer is distinct from 'declined'
            then substitutions.asked_at else now() end,
        answer = excluded.answer, answered_at = excluded.answered_at, ended_at = null, told_at = null;
  end if;
  return null;
end $$;
create trigger content_items_asked after insert on content_items
  referencing new table as changed for each statement execute function record_substitutions();
create trigger content_items_asked_again after update on content_items
  referencing new table as changed for each statement execute function record_substitutions();

create function record_ended_substitutions() returns trigger language plpgsql as $$
begin
  -- In a cascade of the substitute's own deletion there is nobody to tell.
  update substitutions x set ended_at = now()
    from replaced o
    where x.lesson_id = o.id and x.tutor_id = o.substitute_id and x.ended_at is null
      and not exists (select from content_items c
        where c.id = o.id and c.substitute_id = o.substitute_id);
  -- Their calendars show it as cancelled, and their pages are out of date.
  insert into cancelled_sessions (id, tutor_id, starts_at, sequence)
    select o.id, t.id, o.starts_at, o.sequence + 1
    from replaced o join tutors t on t.id = o.substitute_id
    where o.substitute_accepted_at is not null and not exists (select from content_items c
      where c.id = o.id and c.substitute_id = o.substitute_id)
    on conflict (id, tutor_id) do update set starts_at = excluded.starts_at,
      sequence = excluded.sequence, cancelled_at = now();
  delete from cancelled_sessions x using content_items c
    where c.id in (select id from replaced) and x.id = c.id and x.tutor_id = c.substitute_id
      and c.substitute_accepted_at is not null;
  perform tell_of_change(array(select substitute_id::text from replaced
    where substitute_id is not null));
  return null;
end $$;
create trigger content_items_given_back after update on content_items
  referencing old table as replaced for each statement execute function record_ended_substitutions();
create trigger content_items_given_away after delete on content_items
  referencing old table as replaced for each statement execute function record_ended_substitutions();

-- An undo brings back the lesson of a substitute too.
create or replace function forget_cancellation() returns trigger language plpgsql as $$
begin
  delete from cancelled_sessions c using assignments a
    where c.id = new.id and a.id = new.assignment_id
      and (c.tutor_id is not distinct from a.tutor_id or c.tutor_id = new.substitute_id);
  return null;
end $$;

-- The id of the approved tutor who gives a lesson instead of its own; null for none.
create function substituted_by(c content_items) returns text language sql stable as $$
  select t.id::text from tutors t where t.id = c.substitute_id and t.status = 'approved'
$$;

create or replace function tell_of_content() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[a.student_id::text, taught_by(a)])
    from assignments a where a.id in (select assignment_id from changed)
    union select t.id::text from changed c join tutors t on t.id = c.substitute_id
      and t.status = 'approved'));
  return null;
end $$;

create or replace function notify_of_lesson_events() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[r.student_id::text, taught_by(a), substituted_by(c), 'admins'])
    from changed e join lesson_records r using (lesson_id)
      left join content_items c on c.id = e.lesson_id
      left join assignments a on a.id = c.assignment_id
    where e.what <> 'joined'));
  return null;
end $$;

create or replace function notify_of_lesson_reports() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[e.student_id::text, taught_by(a), substituted_by(c)])
    from changed e left join assignments a on a.id = e.assignment_id
      left join content_items c on c.id = e.lesson_id));
  return null;
end $$;
