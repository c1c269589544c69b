-- Whether a lesson that makes up for a cancelled one is to be planned.
alter table content_items add column make_up_owed boolean not null default false
  check (not make_up_owed or cancelled_at is not null);
create index content_items_make_up_owed on content_items (cancelled_at) where make_up_owed;
