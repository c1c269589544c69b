-- Deleted accounts, so that a restore of an older backup deletes them again: a random id and a time.
create table erasures (
  account_id uuid primary key,
  erased_at timestamptz not null default now()
);

-- A trigger covers every way of deleting an account. It runs as its owner, so that the role that
-- deletes an account needs no right to write here.
create function remember_erasure() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  execute format('insert into %I.erasures (account_id) values ($1) on conflict do nothing', tg_table_schema)
    using old.id;
  return null;
end
$$;
create trigger accounts_erased after delete on accounts
  for each row execute function remember_erasure();
