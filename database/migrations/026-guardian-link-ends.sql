-- Guardians' links end, unless they are used; their reads are counted and shown to the family.
alter table guardian_links
  add column reads integer not null default 0,
  add column last_read_at timestamptz,
  add column expires_at timestamptz not null default now() + interval '90 days';
alter table guardian_links alter column expires_at drop default;
create index guardian_links_expiry on guardian_links (expires_at);

-- Email addresses for which a guardian's link was requested, until the server has processed them
-- some seconds later. The request itself looks nothing up, so that its response reveals nothing.
create table guardian_link_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  request_id uuid not null,
  asked_at timestamptz not null default now()
);
create index guardian_link_requests_oldest on guardian_link_requests (asked_at);
