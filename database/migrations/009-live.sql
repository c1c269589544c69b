-- Notifies accounts whose screens are affected by a change: with ids only, never with the change.
-- A message contains account ids, "admins" for all admins, and "ended:" with the id of a session or
-- an account whose open streams have to be closed. "everyone" means that everything may have changed.

-- A message has at most 8000 bytes; PostgreSQL sends equal messages of a transaction once.
create function tell_of_change(whom text[]) returns void language plpgsql as $$
declare
  told text[] := array(select distinct one from unnest(whom) one where one is not null order by one);
begin
  for place in 1 .. cardinality(told) by 150 loop
    perform pg_notify('viluva_changes', array_to_string(told[place : place + 149], ' '));
  end loop;
end $$;

create function tell_of_students() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[c.id::text, 'admins']) from changed c
    union select a.tutor_id::text from assignments a join changed c on c.id = a.student_id));
  return null;
end $$;

create function tell_of_tutors() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[c.id::text, 'admins']) from changed c
    union select a.student_id::text from assignments a join changed c on c.id = a.tutor_id));
  return null;
end $$;

-- Pages show an account's email address. New and deleted accounts are covered by their role's record.
create function tell_of_accounts() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    with renamed as (select c.id from changed c join before b on b.id = c.id where b.email <> c.email)
    select unnest(array[id::text, 'admins']) from renamed
    union select a.tutor_id::text from assignments a join renamed r on r.id = a.student_id
    union select a.student_id::text from assignments a join renamed r on r.id = a.tutor_id));
  return null;
end $$;

create function tell_of_assignments() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[student_id::text, tutor_id::text, 'admins']) from changed));
  return null;
end $$;

create function tell_of_approvals() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(select student_id::text from changed));
  return null;
end $$;

create function tell_of_content() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[a.student_id::text, a.tutor_id::text])
    from assignments a where a.id in (select assignment_id from changed)));
  return null;
end $$;

-- An announcement of a legacy course has no assignment: it affects all enrolled students.
create function tell_of_announcements() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[a.student_id::text, a.tutor_id::text])
    from assignments a where a.id in (select assignment_id from changed)
    union select s.id::text from students s join changed c on c.course_id = any(s.enrolled_courses)));
  return null;
end $$;

create function tell_of_ended_sessions() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(select 'ended:' || id from changed));
  return null;
end $$;

create trigger students_inserted after insert on students referencing new table as changed
  for each statement execute function tell_of_students();
create trigger students_updated after update on students referencing new table as changed
  for each statement execute function tell_of_students();
create trigger students_deleted after delete on students referencing old table as changed
  for each statement execute function tell_of_students();

create trigger tutors_inserted after insert on tutors referencing new table as changed
  for each statement execute function tell_of_tutors();
create trigger tutors_updated after update on tutors referencing new table as changed
  for each statement execute function tell_of_tutors();
create trigger tutors_deleted after delete on tutors referencing old table as changed
  for each statement execute function tell_of_tutors();

create trigger accounts_updated after update on accounts
  referencing old table as before new table as changed
  for each statement execute function tell_of_accounts();

create trigger assignments_inserted after insert on assignments referencing new table as changed
  for each statement execute function tell_of_assignments();
create trigger assignments_updated after update on assignments referencing new table as changed
  for each statement execute function tell_of_assignments();
create trigger assignments_deleted after delete on assignments referencing old table as changed
  for each statement execute function tell_of_assignments();

create trigger course_approvals_inserted after insert on course_approvals
  referencing new table as changed for each statement execute function tell_of_approvals();
create trigger course_approvals_updated after update on course_approvals
  referencing new table as changed for each statement execute function tell_of_approvals();
create trigger course_approvals_deleted after delete on course_approvals
  referencing old table as changed for each statement execute function tell_of_approvals();

create trigger content_items_inserted after insert on content_items
  referencing new table as changed for each statement execute function tell_of_content();
create trigger content_items_updated after update on content_items
  referencing new table as changed for each statement execute function tell_of_content();
create trigger content_items_deleted after delete on content_items
  referencing old table as changed for each statement execute function tell_of_content();

create trigger announcements_inserted after insert on announcements
  referencing new table as changed for each statement execute function tell_of_announcements();
create trigger announcements_updated after update on announcements
  referencing new table as changed for each statement execute function tell_of_announcements();
create trigger announcements_deleted after delete on announcements
  referencing old table as changed for each statement execute function tell_of_announcements();

create trigger sessions_ended after delete on sessions referencing old table as changed
  for each statement execute function tell_of_ended_sessions();
-- Their streams receive the messages to "admins", so they are closed too.
create trigger admins_deleted after delete on admins referencing old table as changed
  for each statement execute function tell_of_ended_sessions();
