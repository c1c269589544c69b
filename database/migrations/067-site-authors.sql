-- Who changed each section of the draft and when, and what a version has of it: a section's id, the
-- names of that day and the time of the last change.
alter table site_draft add column authors jsonb not null default '{}';
alter table site_versions add column authors jsonb not null default '{}';
