-- Each line of the audit log with the hash of the one before, so that a line that was changed, removed
-- or inserted is found. A table of its own, because lines are chained when their transaction commits.
create table audit_chain (
  position bigint primary key,
  line_id bigint not null unique,
  chained_at timestamptz not null,
  previous_hash bytea not null,
  hash bytea not null
);

-- The text is the same in app/data/audit-chain.ts, and depends on no setting.
create function audit_hash(previous bytea, place bigint, moment timestamptz, line audit_log) returns bytea
language sql stable as $$
  select sha256(previous || convert_to(jsonb_build_array(place, extract(epoch from moment), line.id,
    extract(epoch from line.at), line.request_id, line.actor_id, line.actor_role, line.action,
    line.subject_kind, line.subject_id, line.outcome, line.reason, line.detail)::text, 'UTF8'))
$$;

-- Lines so far, in the order of their ids.
do $$
declare
  line audit_log;
  place bigint := 0;
  previous bytea := decode(repeat('00', 32), 'hex');
  current bytea;
begin
  for line in select * from audit_log order by id loop
    place := place + 1;
    current := audit_hash(previous, place, line.at, line);
    insert into audit_chain values (place, line.id, line.at, previous, current);
    previous := current;
  end loop;
end $$;

-- Runs as its owner, because the application may not write into the chain. The lock is taken at the
-- commit and held until its end: no line can be chained meanwhile, and nobody holds it while thinking.
create function chain_audit_line() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  place bigint;
  previous bytea;
  moment timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('viluva audit chain', 0));
  execute format('select position, hash from %I.audit_chain order by position desc limit 1', tg_table_schema)
    into place, previous;
  place := coalesce(place, 0) + 1;
  previous := coalesce(previous, decode(repeat('00', 32), 'hex'));
  moment := clock_timestamp();
  execute format('insert into %1$I.audit_chain values ($1, $2, $3, $4, %1$I.audit_hash($4, $1, $3, $5))', tg_table_schema)
    using place, new.id, moment, previous, new;
  return null;
end $$;
create constraint trigger audit_log_chained after insert on audit_log deferrable initially deferred
  for each row execute function chain_audit_line();

create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_chain_append_only
  before update or delete or truncate on audit_chain
  for each statement execute function refuse_audit_change();
