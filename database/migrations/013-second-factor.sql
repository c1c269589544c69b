-- A second factor for admins: codes that an app makes from a secret, and ten for the day it is lost.
create table second_factors (
  admin_id uuid primary key references admins (id) on delete cascade,
  -- Encrypted, with the key outside the database. Null until a first code has proved it.
  secret bytea,
  confirmed_at timestamptz,
  -- Of the last code that was used: neither it nor an older one counts again.
  last_step bigint not null default 0,
  -- What is being set up, instead of the one above.
  next_secret bytea,
  next_secret_at timestamptz,
  check ((secret is null) = (confirmed_at is null)),
  check ((next_secret is null) = (next_secret_at is null))
);

-- A code goes when it is used.
create table recovery_codes (
  admin_id uuid not null references second_factors (admin_id) on delete cascade,
  code_hash bytea not null,
  primary key (admin_id, code_hash)
);

-- Where no code is asked for. The token itself stays with the browser.
create table known_devices (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references second_factors (admin_id) on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null check (char_length(user_agent) <= 300),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index known_devices_admin on known_devices (admin_id);
create index known_devices_expiry on known_devices (expires_at);

-- A right password that waits for its code. It opens nothing else.
create table pending_sign_ins (
  token_hash bytea primary key,
  admin_id uuid not null references second_factors (admin_id) on delete cascade,
  expires_at timestamptz not null
);
create index pending_sign_ins_admin on pending_sign_ins (admin_id);
create index pending_sign_ins_expiry on pending_sign_ins (expires_at);
