-- A month's hours also have the lessons that were cancelled in good time.
create index content_items_cancelled_start on content_items (starts_at) where cancelled_at is not null;
drop index content_items_cancelled_late;
