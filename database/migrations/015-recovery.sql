-- Links that are mailed: to choose a new password, to confirm an address, to change it and to take
-- that back.
alter table accounts add column verified_at timestamptz;

-- The token itself is in the mail only: a stolen copy of this table opens no link. It is made when
-- the mail is written, and the link lives from then on.
create table mailed_links (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'verify-email', 'change-email', 'undo-email')),
  -- The address that the link proves, confirms or brings back.
  email text not null check (email = lower(email)),
  made_at timestamptz not null default clock_timestamp(),
  token_hash bytea unique,
  expires_at timestamptz
);
create index mailed_links_account on mailed_links (account_id, purpose);
-- An address that its account may still take back is nobody else's.
create index mailed_links_kept on mailed_links (email) where purpose = 'undo-email';

-- Addresses for which somebody asked for a new password, until the server has looked whose they
-- are: some seconds. Asking looks nothing up, so that its answer can't tell.
create table reset_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  request_id uuid not null,
  asked_at timestamptz not null default now()
);
create index reset_requests_oldest on reset_requests (asked_at);
