-- Browsers that have signed in to an account. Their failed sign-ins are counted separately, so that
-- strangers' failures cannot keep the owner out. Such a device opens nothing by itself.
create table sign_in_devices (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  -- Only the hash of the token is stored. One browser may sign in to several accounts.
  token_hash bytea not null,
  user_agent text not null check (char_length(user_agent) <= 300),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (token_hash, account_id)
);
create index sign_in_devices_account on sign_in_devices (account_id);
create index sign_in_devices_expiry on sign_in_devices (expires_at);
