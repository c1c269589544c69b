-- A student may put off the question which times suit their family
-- (docs/decisions/048-hours-and-matching.md).
alter table students add column times_put_off_at timestamptz;
