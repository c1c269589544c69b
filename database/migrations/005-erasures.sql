-- Whoever was erased stays erased when an older backup is restored: a random id and a time, no more.
create table erasures (
  account_id uuid primary key,
  erased_at timestamptz not null default now()
);

-- In the schema, so that no way of deleting an account can forget it; as its owner, so that
-- whoever may delete an account needs no right to write here.
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
