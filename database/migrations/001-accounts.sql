-- Accounts, and the records of the three roles (specification §3).
create extension if not exists pg_trgm;

create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and email <> ''),
  password_hash text not null,
  created_at timestamptz not null default now()
);

-- Only the hash of the token is stored, so that a stolen copy of this table gives access to nothing.
create table sessions (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);

create table students (
  id uuid primary key references accounts (id) on delete cascade,
  name text not null,
  username text not null,
  phone_number text not null,
  address text not null,
  referral_email text,
  selected_class text not null,
  selected_subjects text[] not null default '{}',
  enrolled_courses text[] not null default '{}',
  created_at timestamptz not null default now()
);
create index students_name on students (name, id);
create index students_created on students (created_at, id);

create table tutors (
  id uuid primary key references accounts (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  phone_number text not null,
  qualification text not null check (qualification in ('bachelor', 'master', 'phd', 'other')),
  experience text not null check (experience in ('0-1', '1-3', '3-5', '5-10', '10+')),
  selected_classes text[] not null,
  selected_subjects text[] not null,
  bio text not null default '',
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  rejection_reason text,
  approved_date timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'approved') = (approved_date is not null)),
  check ((status = 'rejected') = (rejection_reason is not null))
);
create index tutors_name on tutors (first_name, last_name, id);
create index tutors_created on tutors (created_at, id);
create index tutors_teach on tutors using gin (selected_classes, selected_subjects) where status = 'approved';

create table admins (
  id uuid primary key references accounts (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now()
);

-- Failed sign-ins per account and per address; the columns are those of rate-limiter-flexible.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
