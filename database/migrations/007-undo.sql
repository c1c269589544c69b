-- Deleted rows, kept for the seconds in which the deletion can be undone.
create table undo_snapshots (
  -- The id of the deleted record, hence without a foreign key.
  record_id uuid primary key,
  actor_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  -- [{"table": "assignments", "rows": [...]}, ...] in an order in which they can be inserted.
  parts jsonb not null,
  expires_at timestamptz not null
);
create index undo_snapshots_actor on undo_snapshots (actor_id);
create index undo_snapshots_expiry on undo_snapshots (expires_at);
