-- The public site as the academy has changed it (docs/decisions/055-the-published-site.md).

-- What was published, one row for each publication; never changed.
create table site_versions (
  version integer primary key,
  -- Only the sections that differ from the standard site.
  changes jsonb not null,
  published_at timestamptz not null default now(),
  published_by uuid references accounts (id) on delete set null,
  -- The name of that day: the history stays readable when its author leaves.
  publisher text not null,
  note text not null
);

-- What will be published next; no row while nothing is being changed.
create table site_draft (
  is_only boolean primary key default true check (is_only),
  changes jsonb not null,
  -- The version that was published when the draft was begun; null for the standard site.
  based_on integer,
  changed_at timestamptz not null default now(),
  changed_by uuid references accounts (id) on delete set null,
  changer text not null
);

-- Logos, by the hash of their bytes.
create table site_files (
  hash text primary key,
  type text not null,
  bytes bytea not null check (octet_length(bytes) <= 204800),
  added_at timestamptz not null default now()
);

-- Every instance renders a new version.
create function tell_of_site() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array['site']);
  return null;
end $$;
create trigger site_versions_inserted after insert on site_versions
  for each statement execute function tell_of_site();
