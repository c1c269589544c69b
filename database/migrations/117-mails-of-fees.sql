-- Mails about fees, and the links in them (docs/decisions/108-mails-of-fees.md).

-- Who gets them instead of guardians and students; empty for these.
alter table families
  add column payer_email text not null default '',
  add column payer_language text not null default 'en' check (payer_language in ('en', 'te', 'hi')),
  add column has_reminders boolean not null default true;

-- Which mails are sent, in one row; without it invoices and receipts are, and no reminders.
create table fee_mail_settings (
  one boolean primary key default true check (one),
  has_invoices boolean not null default true,
  has_receipts boolean not null default true,
  -- How many days after an invoice a reminder is sent; null for none.
  first_days smallint check (first_days between 0 and 60),
  second_days smallint check (second_days between 0 and 60),
  -- The last day, in India, on which reminders were sent.
  reminded_on date,
  check (second_days is null or coalesce(second_days > first_days, false))
);

-- A link opens what the address that it was mailed to may read of a family's fees.
create table fee_links (
  token_hash bytea primary key,
  family_id uuid not null references families (id),
  -- Whose address it is: a guardian's, a student's own, or with neither the payer's.
  guardian_id uuid references guardians (id) on delete cascade,
  student_id uuid references students (id) on delete cascade,
  -- It ends when they have another one.
  email text not null,
  mail_kind text not null,
  mailed_at timestamptz not null default now(),
  reads integer not null default 0,
  last_read_at timestamptz,
  expires_at timestamptz not null,
  check (num_nonnulls(guardian_id, student_id) <= 1)
);
create index fee_links_family on fee_links (family_id);
create index fee_links_guardian on fee_links (guardian_id) where guardian_id is not null;
create index fee_links_student on fee_links (student_id) where student_id is not null;
create index fee_links_expiry on fee_links (expires_at);

-- Of which invoices families were reminded: twice at most, whoever sends.
create table fee_reminders (
  document_id uuid not null references documents (id) on delete cascade,
  nth smallint not null check (nth in (1, 2)),
  day date not null,
  primary key (document_id, nth)
);

-- A payer who is no guardian says it by such a link.
alter table payment_claims drop constraint payment_claims_claimed_as_check,
  add constraint payment_claims_claimed_as_check
    check (claimed_as in ('student', 'guardian', 'payer'));
