-- What the owner's page of quality reads (docs/decisions/053-exam-marks-and-quality.md).

-- Whether a lesson was ever disputed. It stays once an admin has decided, and when the events are deleted.
alter table lesson_records add column was_disputed boolean not null default false;
update lesson_records r set was_disputed = true
  where exists (select from lesson_events e where e.lesson_id = r.lesson_id and e.what in ('disputed', 'moved'));

create function keep_dispute() returns trigger language plpgsql as $$
begin
  new.was_disputed := true;
  return new;
end $$;
create trigger lesson_records_disputes before insert or update on lesson_records for each row
  when (new.disputed_at is not null and not new.was_disputed) execute function keep_dispute();

-- The lessons of a month.
create index lesson_records_start on lesson_records (starts_at, lesson_id);
create index content_items_cancelled_late on content_items (starts_at) where cancelled_late;
