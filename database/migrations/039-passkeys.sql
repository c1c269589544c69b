-- Passkeys (WebAuthn): public keys with which people sign in and prove that it is them.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  -- Chosen by the person's device, and unique in all the world.
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) <= 4096),
  -- How often the device says that it has signed; 0 for those that do not count.
  counter bigint not null,
  -- How the device can be reached, such as usb; a hint for browsers.
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

-- Challenges that a passkey has answered, until they expire: each is valid once.
create table spent_challenges (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_challenges_expiry on spent_challenges (expires_at);
