-- A second factor for admins: codes from an app, and ten recovery codes.
create table second_factors (
  admin_id uuid primary key references admins (id) on delete cascade,
  -- Encrypted; the key is outside the database. Null until the first valid code.
  secret bytea,
  confirmed_at timestamptz,
  -- The time step of the last used code; that code and older ones are no longer valid.
  last_step bigint not null default 0,
  -- A new secret that is being set up and will replace the one above.
  next_secret bytea,
  next_secret_at timestamptz,
  check ((secret is null) = (confirmed_at is null)),
  check ((next_secret is null) = (next_secret_at is null))
);

-- A used code is deleted.
create table recovery_codes (
  admin_id uuid not null references second_factors (admin_id) on delete cascade,
  code_hash bytea not null,
  primary key (admin_id, code_hash)
);

-- Devices that need no code. Only the hash of the token is stored.
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

-- Sign-ins with a correct password that wait for the code. They give access to nothing else.
create table pending_sign_ins (
  token_hash bytea primary key,
  admin_id uuid not null references second_factors (admin_id) on delete cascade,
  expires_at timestamptz not null
);
create index pending_sign_ins_admin on pending_sign_ins (admin_id);
create index pending_sign_ins_expiry on pending_sign_ins (expires_at);
