-- What the account page shows about a session, and when the session was last used.
alter table sessions
  add column id uuid not null unique default gen_random_uuid(),
  add column user_agent text not null default '' check (char_length(user_agent) <= 300),
  add column last_seen_at timestamptz;
update sessions set last_seen_at = created_at;
alter table sessions alter column last_seen_at set not null;
-- Until now admins' sessions lasted as long as everybody else's.
update sessions set expires_at = least(expires_at, now() + interval '12 hours')
where account_id in (select id from admins);
