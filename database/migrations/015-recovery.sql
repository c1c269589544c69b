-- Mailed links: to set a new password, and to confirm, change or restore an email address.
alter table accounts add column verified_at timestamptz;

-- Only the hash of the token is stored, so that a stolen copy of this table gives access to nothing.
-- The token is created when the mail is written; the link is valid from then on.
create table mailed_links (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'verify-email', 'change-email', 'undo-email')),
  -- The email address that the link confirms or restores.
  email text not null check (email = lower(email)),
  made_at timestamptz not null default clock_timestamp(),
  token_hash bytea unique,
  expires_at timestamptz
);
create index mailed_links_account on mailed_links (account_id, purpose);
-- No other account can take an address that its previous account may still restore.
create index mailed_links_kept on mailed_links (email) where purpose = 'undo-email';

-- Email addresses for which a new password was requested, until the server has processed them some
-- seconds later. The request itself looks nothing up, so that its response reveals nothing.
create table reset_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  request_id uuid not null,
  asked_at timestamptz not null default now()
);
create index reset_requests_oldest on reset_requests (asked_at);
