-- From when on the first day and until when on the last one a tutor is away, in India; null for the whole
-- day. Readers compare the moments.
alter table time_off
  add column from_time time,
  add column until_time time,
  add column starts_at timestamptz not null generated always as
    ((first_day + coalesce(from_time, time '00:00')) at time zone 'Asia/Kolkata') stored,
  add column ends_at timestamptz not null generated always as
    ((last_day + coalesce(until_time, time '24:00')) at time zone 'Asia/Kolkata') stored,
  add check (starts_at < ends_at);

drop index time_off_tutor;
drop index time_off_last_day;
create index time_off_tutor on time_off (tutor_id, ends_at);
-- Who is away at a time, without reading the time off of all years.
create index time_off_ends_at on time_off (ends_at, starts_at);
