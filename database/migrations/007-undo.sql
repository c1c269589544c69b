-- What a deletion took, kept for the seconds in which it may be undone; then it is purged.
create table undo_snapshots (
  -- Of the record that was deleted: it is gone, so this refers to nothing.
  record_id uuid primary key,
  actor_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  -- [{"table": "assignments", "rows": [...]}, ...] in the order in which they can be inserted.
  parts jsonb not null,
  expires_at timestamptz not null
);
create index undo_snapshots_actor on undo_snapshots (actor_id);
create index undo_snapshots_expiry on undo_snapshots (expires_at);
