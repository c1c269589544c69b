-- Requests to move or cancel a lesson (docs/decisions/049-requests.md).

alter table lesson_requests
  -- Whom it asks: the tutor of that moment.
  add column tutor_id uuid references tutors (id) on delete set null,
  -- What the tutor writes when they decline.
  add column answer_reason text not null default '',
  drop constraint lesson_requests_answer_check,
  -- Overtaken: the lesson was moved, cancelled or handed over otherwise.
  add constraint lesson_requests_answer_check
    check (answer in ('accepted', 'declined', 'withdrawn', 'expired', 'overtaken'));
create index lesson_requests_tutor on lesson_requests (tutor_id, expires_at);

-- A request that is over holds no time, whoever ended it.
create function free_held_times() returns trigger language plpgsql as $$
begin
  delete from booked_times b using changed c
    where b.request_id = c.id and c.answer is not null;
  return null;
end $$;

-- A request about a lesson that has changed otherwise is over.
create function end_requests_of_lessons() returns trigger language plpgsql as $$
begin
  update lesson_requests r set answer = 'overtaken', answered_at = now()
    from replaced o join changed c using (id)
    where r.lesson_id = c.id and r.answer is null
      and (o.starts_at, o.minutes, o.cancelled_at)
        is distinct from (c.starts_at, c.minutes, c.cancelled_at);
  return null;
end $$;

create function end_requests_of_assignments() returns trigger language plpgsql as $$
begin
  update lesson_requests r set answer = 'overtaken', answered_at = now()
    from replaced o join changed a using (id) join content_items c on c.assignment_id = a.id
    where r.lesson_id = c.id and r.answer is null
      and (o.tutor_id, o.status) is distinct from (a.tutor_id, a.status);
  return null;
end $$;

create trigger lesson_requests_freed after update on lesson_requests
  referencing new table as changed for each statement execute function free_held_times();
create trigger content_items_ended_requests after update on content_items
  referencing old table as replaced new table as changed
  for each statement execute function end_requests_of_lessons();
-- Its name is before assignments_rebooked: the next tutor must not get the held times.
create trigger assignments_ended_requests after update on assignments
  referencing old table as replaced new table as changed
  for each statement execute function end_requests_of_assignments();
