-- The mark of an exam, and out of how much: both or neither (docs/decisions/053-exam-marks-and-quality.md).
alter table content_items
  add column mark double precision,
  add column mark_out_of double precision,
  add check (kind = 'exam' or mark is null),
  add check ((mark is null) = (mark_out_of is null)),
  add check (mark_out_of > 0 and mark_out_of <= 1000),
  add check (mark >= 0 and mark <= mark_out_of);

drop index content_items_once;
create unique index content_items_once on content_items (assignment_id, kind,
  md5(title || chr(31) || description || chr(31) || url || chr(31) || coalesce(minutes::text, '')
    || chr(31) || coalesce(mark::text, '') || chr(31) || coalesce(mark_out_of::text, '')), starts_at)
  nulls not distinct where cancelled_at is null and series_id is null;

drop trigger content_items_changed on content_items;
create trigger content_items_changed before update on content_items for each row
  when ((old.title, old.description, old.url, old.starts_at, old.minutes, old.cancelled_at, old.mark, old.mark_out_of)
    is distinct from (new.title, new.description, new.url, new.starts_at, new.minutes, new.cancelled_at, new.mark, new.mark_out_of))
  execute function count_content_change();
