-- What people have switched off; whoever has no row gets everything.
create table mail_refusals (
  account_id uuid not null references accounts (id) on delete cascade,
  mail_group text not null,
  primary key (account_id, mail_group)
);

-- The secret that signs links, where instances share this database and none was given to them.
create table secrets (
  name text primary key,
  value bytea not null
);
