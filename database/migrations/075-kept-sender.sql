-- The sender that mails keep while a published name or address of the academy waits for an owner's
-- confirmation (docs/decisions/077-powers-need-proof.md); no row while mails come from what is published.
create table kept_sender (
  is_only boolean primary key default true check (is_only),
  name text not null,
  address text not null,
  kept_at timestamptz not null default now()
);
