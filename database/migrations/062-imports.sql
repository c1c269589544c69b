-- Imports of people and assignments from a sheet (docs/decisions, "imports").
create table imports (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('students', 'tutors', 'guardians', 'assignments')),
  created_by uuid references admins (id) on delete set null,
  created_at timestamptz not null default now(),
  state text not null default 'checked'
    check (state in ('checked', 'waiting', 'running', 'done', 'undo-waiting', 'undoing', 'undone')),
  -- The sheet; null once it is imported.
  sheet jsonb,
  columns jsonb not null,
  -- What the dry run found.
  problems jsonb not null,
  bad integer not null,
  created integer not null,
  changed integer not null,
  same integer not null,
  digest text not null,
  -- Why the last run ended without a change.
  failure text check (failure in ('changed', 'error')),
  -- Rows that are done, of the run that now works on it, and when it last said so.
  run_id uuid,
  progress integer not null default 0,
  progress_at timestamptz,
  finished_at timestamptz,
  undone_at timestamptz,
  undone integer not null default 0
);
create index imports_due on imports (created_at) where state in ('waiting', 'running', 'undo-waiting', 'undoing');

-- What an import made or changed. After it was undone: what stayed.
create table imported_records (
  import_id uuid not null references imports (id) on delete cascade,
  record_id uuid not null,
  kind text not null check (kind in ('student', 'tutor', 'guardian', 'assignment')),
  -- A changed person's fields before and after; null for a new record.
  before jsonb,
  after jsonb,
  primary key (import_id, record_id)
);
create index imported_records_changed on imported_records (record_id) where before is not null;

-- The fields of a person who is deleted within that day go with them.
create function forget_imported_person() returns trigger language plpgsql as $$
begin
  delete from imported_records where record_id = old.id and before is not null;
  return null;
end $$;
create trigger accounts_imported after delete on accounts
  for each row execute function forget_imported_person();
