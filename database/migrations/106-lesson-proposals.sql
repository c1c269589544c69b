-- What the office did with a lesson at the desk of a tutor who is away, and what the family says of it
-- (docs/decisions/089-families-answer-the-desk.md).
create table lesson_proposals (
  id uuid primary key default gen_random_uuid(),
  lesson_id uuid not null references content_items (id) on delete cascade,
  way text not null check (way in ('move', 'substitute', 'cancel')),
  -- When the lesson was before.
  was_at timestamptz not null,
  asked_at timestamptz not null default now(),
  -- Without an answer until then it stays as proposed.
  expires_at timestamptz not null,
  -- Null for no answer.
  suits boolean,
  comment text not null default '',
  answered_at timestamptz,
  answered_as text check (answered_as in ('student', 'guardian')),
  guardian_id uuid references guardians (id) on delete set null,
  -- When the office left it as it is, though it does not suit.
  kept_at timestamptz,
  -- When the lesson was changed again.
  ended_at timestamptz,
  check ((suits is null) = (answered_at is null)),
  check ((suits is null) = (answered_as is null)),
  check (kept_at is null or not suits)
);
create unique index lesson_proposals_open on lesson_proposals (lesson_id) where ended_at is null;
create index lesson_proposals_lesson on lesson_proposals (lesson_id, asked_at);
create index lesson_proposals_refused on lesson_proposals (answered_at)
  where not suits and kept_at is null and ended_at is null;
create index lesson_proposals_guardian on lesson_proposals (guardian_id);

-- Whoever changes a lesson again, and whichever way: the family was asked about something else.
create function end_proposals() returns trigger language plpgsql as $$
begin
  update lesson_proposals p set ended_at = now()
    from replaced o join changed c using (id)
    where p.lesson_id = c.id and p.ended_at is null
      and (o.starts_at, o.minutes, o.cancelled_at, o.substitute_id, o.make_up_owed)
        is distinct from (c.starts_at, c.minutes, c.cancelled_at, c.substitute_id, c.make_up_owed);
  return null;
end $$;
create trigger content_items_ended_proposals after update on content_items
  referencing old table as replaced new table as changed
  for each statement execute function end_proposals();

create function notify_of_proposals() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[a.student_id::text, 'admins'])
    from changed p join content_items c on c.id = p.lesson_id
      join assignments a on a.id = c.assignment_id));
  return null;
end $$;
create trigger lesson_proposals_inserted after insert on lesson_proposals
  referencing new table as changed for each statement execute function notify_of_proposals();
create trigger lesson_proposals_updated after update on lesson_proposals
  referencing new table as changed for each statement execute function notify_of_proposals();
