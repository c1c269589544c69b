-- Groups of mails that people have switched off; without a row they get all mails.
create table mail_refusals (
  account_id uuid not null references accounts (id) on delete cascade,
  mail_group text not null,
  primary key (account_id, mail_group)
);

-- The secret that signs links, for instances that share this database and have no SESSION_SECRET.
create table secrets (
  name text primary key,
  value bytea not null
);
