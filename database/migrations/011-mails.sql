-- Mails to be sent, and sent ones for a week. Their content is read when they are sent: a row has
-- ids only, and an address only if it differs from the account's.
create table mails (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  data jsonb not null default '{}',
  address text,
  -- Prevents sending the same mail twice.
  key text,
  queued_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  -- When sending started; nothing is added to the mail afterwards.
  begun_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  check (sent_at is null or failed_at is null)
);
create unique index mails_once on mails (account_id, key);
create unique index mails_gathering on mails (account_id) where kind = 'news' and begun_at is null;
create index mails_waiting on mails (queued_at) where sent_at is null and failed_at is null;
create index mails_news on mails (account_id, sent_at) where kind = 'news';
