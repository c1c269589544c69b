-- Whether two students are brothers or sisters, as the staff say; each pair once, the smaller id first.
create table siblings (
  first_id uuid not null references students (id) on delete cascade,
  second_id uuid not null references students (id) on delete cascade,
  are_related boolean not null,
  said_by uuid references admins (id) on delete set null,
  said_at timestamptz not null default now(),
  primary key (first_id, second_id),
  check (first_id < second_id)
);
create index siblings_second on siblings (second_id);
-- For deletions of the admins' accounts.
create index siblings_said_by on siblings (said_by);
