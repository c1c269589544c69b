-- The steps of the set-up that an admin has skipped (docs/decisions/060-set-up.md). What is done is read from the academy itself.
create table skipped_setup_steps (
  step text primary key check (step in ('name', 'contacts', 'tutors', 'students', 'mail', 'live')),
  skipped_at timestamptz not null default now()
);
