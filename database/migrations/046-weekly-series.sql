-- Weekly series (docs/decisions/046-weekly-series.md).

-- A number of lessons is stored as the day of the last one.
alter table lesson_series
  drop column lesson_count,
  -- Lessons that could not be planned, by their starts, until the tutor has taken note.
  add column skipped timestamptz[] not null default '{}';

-- The series that may need more lessons; those that are planned to their end are left out.
drop index lesson_series_planned;
create index lesson_series_due on lesson_series (planned_until)
  where ended_at is null and (last_day is null or planned_until < last_day);

-- Lessons of a series may follow each other's starts within one statement, and no two of them
-- overlap anyway.
drop index content_items_once;
create unique index content_items_once on content_items (assignment_id, kind,
  md5(title || chr(31) || description || chr(31) || url || chr(31) || coalesce(minutes::text, '')), starts_at)
  nulls not distinct where cancelled_at is null and series_id is null;

-- The series of a tutor who leaves end with their lessons, which another trigger deletes.
create function end_series_of_tutor() returns trigger language plpgsql as $$
begin
  update lesson_series s set ended_at = now() from assignments a
    where a.id = s.assignment_id and a.tutor_id = old.id and s.ended_at is null;
  return old;
end $$;
create trigger tutors_series before delete on tutors for each row
  execute function end_series_of_tutor();
