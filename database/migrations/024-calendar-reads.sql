-- How often, and when last, a calendar was read by its address: its owner sees both.
alter table calendar_feeds
  add column reads integer not null default 0,
  add column last_read_at timestamptz;
