-- Replaces queries that read whole tables, whose cost grew with the academy (docs/scale).

-- For reminders (live sessions within a day), and for deleting expired sessions and old mails.
create index content_items_start on content_items (starts_at) where kind = 'live-session';
create index sessions_expiry on sessions (expires_at);
create index mails_ended on mails ((coalesce(sent_at, failed_at)));

-- Until now a legacy course's announcement searched all students for the enrolled ones.
create index students_enrolled on students using gin (enrolled_courses);
create or replace function tell_of_announcements() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[a.student_id::text, a.tutor_id::text])
    from assignments a where a.id in (select assignment_id from changed)));
  if exists (select from changed where course_id is not null) then
    perform tell_of_change(array(
      select s.id::text from students s
      where s.enrolled_courses && array(select course_id from changed where course_id is not null)));
  end if;
  return null;
end $$;
