-- A stream says to a tutor that something of a child has changed only while they teach the child, as
-- pages do (docs/decisions/075-what-is-mine-to-read-now.md). Assignments themselves still notify
-- whoever loses them.

-- The id of the tutor who teaches an assignment now, as `teachesNow` says; null for none.
create function taught_by(a assignments) returns text language sql stable as $$
  select t.id::text from tutors t
  where t.id = a.tutor_id and a.status = 'active' and t.status in ('pending', 'approved')
$$;

create or replace function tell_of_students() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[c.id::text, 'admins']) from changed c
    union select taught_by(a) from assignments a join changed c on c.id = a.student_id));
  return null;
end $$;

create or replace function tell_of_accounts() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    with renamed as (select c.id from changed c join before b on b.id = c.id where b.email <> c.email)
    select unnest(array[id::text, 'admins']) from renamed
    union select taught_by(a) from assignments a join renamed r on r.id = a.student_id
    union select a.student_id::text from assignments a join renamed r on r.id = a.tutor_id));
  return null;
end $$;

create or replace function tell_of_content() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[a.student_id::text, taught_by(a)])
    from assignments a where a.id in (select assignment_id from changed)));
  return null;
end $$;

create or replace function tell_of_announcements() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[a.student_id::text, taught_by(a)])
    from assignments a where a.id in (select assignment_id from changed)));
  if exists (select from changed where course_id is not null) then
    perform tell_of_change(array(
      select s.id::text from students s
      where s.enrolled_courses && array(select course_id from changed where course_id is not null)));
  end if;
  return null;
end $$;

create or replace function notify_of_requests() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[a.student_id::text, taught_by(a)])
    from changed r join content_items c on c.id = r.lesson_id
      join assignments a on a.id = c.assignment_id));
  return null;
end $$;

create or replace function notify_of_lesson_events() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[r.student_id::text, taught_by(a), 'admins'])
    from changed e join lesson_records r using (lesson_id)
      left join content_items c on c.id = e.lesson_id
      left join assignments a on a.id = c.assignment_id
    where e.what <> 'joined'));
  return null;
end $$;

create or replace function notify_of_lesson_reports() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[c.student_id::text, taught_by(a)])
    from changed c left join assignments a on a.id = c.assignment_id));
  return null;
end $$;

-- Names in assignments are copies for sorting: when they change, nobody has lost anything.
create or replace function tell_of_changed_assignments() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[a.student_id::text, taught_by(a), 'admins'])
    from assignments a join changed using (id)
    union select b.tutor_id::text from before b join changed c using (id)
    where (b.tutor_id, b.status) is distinct from (c.tutor_id, c.status)));
  return null;
end $$;
