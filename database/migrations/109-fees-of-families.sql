-- How families pay, and what they say that they have paid (docs/decisions/102-fees.md).

-- Where families pay to; empty for none.
alter table fee_settings
  add column upi_id text not null default '',
  add column payee_name text not null default '',
  add column bank_account text not null default '',
  add column ifsc text not null default '',
  -- Whether the owner has tried the link that opens a payment program.
  add column has_upi_link boolean not null default false;

-- What a family writes beside a transfer, after an F.
alter table families add column number integer generated always as identity (start with 1001) unique;

-- A family says that it has paid. It is no payment until the office has found the money.
create table payment_claims (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null references families (id),
  paise bigint not null check (paise > 0),
  -- The 12 digits of the transfer.
  reference text not null,
  claimed_as text not null check (claimed_as in ('student', 'guardian')),
  claimed_at timestamptz not null default now(),
  -- null while it waits.
  answer text check (answer in ('confirmed', 'declined')),
  answered_at timestamptz,
  answered_by uuid,
  -- Why it was declined, for the family.
  reason text not null default '',
  payment_id uuid references payments (id),
  check ((answer is null) = (answered_at is null))
);
create index payment_claims_family on payment_claims (family_id, claimed_at);
create index payment_claims_waiting on payment_claims (claimed_at) where answer is null;
-- The same transfer is said once, unless it was declined.
create unique index payment_claims_once on payment_claims (family_id, reference)
  where answer is distinct from 'declined';
