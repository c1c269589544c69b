-- Why a tutor is away; null where nobody was asked.
alter table time_off add column reason text check (reason in ('ill', 'leave', 'other'));
