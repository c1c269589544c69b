-- Notices on the lock screens of devices (docs/decisions/109-notices-on-devices.md).

-- The address at which the maker of a session's browser takes notices for it, and the keys with which
-- they are encrypted. It ends with the session.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null unique references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh bytea not null check (octet_length(p256dh) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  created_at timestamptz not null default now()
);

-- Who doesn't want notices on this device is not asked again.
alter table sessions add column push_refused_at timestamptz;

-- The groups of notices that a person has switched off for all devices.
create table push_refusals (
  account_id uuid not null references accounts (id) on delete cascade,
  push_group text not null,
  primary key (account_id, push_group)
);

-- Notices to be sent, one row for each device, in the order in which they are due.
create table pushes (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  kind text not null,
  -- The screen that it opens.
  path text not null,
  -- The same is sent to a device once.
  key text not null,
  -- Of several about one lesson a device shows the last one.
  lesson_id uuid,
  -- A sender that takes it moves this on, in case that it dies.
  due_at timestamptz not null,
  expires_at timestamptz not null,
  attempts smallint not null default 0,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  unique (subscription_id, key)
);
create index pushes_due on pushes (due_at) where sent_at is null and failed_at is null;

-- Whose homework is due tomorrow is asked every few seconds of an evening.
create index lesson_reports_homework on lesson_reports (homework_until) where homework <> '';
