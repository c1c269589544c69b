-- Payments through the gateway (docs/decisions/101-payment-gateway.md). What the gateway says is kept as it
-- came, in any order; the books follow from it.

-- Money that the gateway has received and not sent to the bank yet. Other kinds that are allowed stay so.
do $$
begin
  execute (
    select format('alter table ledger_accounts drop constraint %I, add constraint %I %s', conname, conname,
      replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''gateway''::text, '))
    from pg_constraint
    where conrelid = 'ledger_accounts'::regclass and conname = 'ledger_accounts_kind_check');
end $$;
alter table payments drop constraint payments_way_check,
  add constraint payments_way_check check (way in ('upi', 'bank', 'cash', 'gateway'));

-- Pages of the gateway on which a family can pay an amount. The gateway calls our id its reference.
create table gateway_links (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null references families (id),
  paise bigint not null check (paise > 0),
  -- Asked: the gateway has not answered yet. Failed: it has not made one that anybody knows of.
  state text not null default 'asked'
    check (state in ('asked', 'waiting', 'paid', 'expired', 'cancelled', 'failed')),
  -- The gateway's id and its page; null and empty until it has answered.
  link_id text unique,
  url text not null default '',
  made_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  -- When the gateway is asked next how it stands, and how often it was; null for not any more.
  ask_at timestamptz,
  asks integer not null default 0
);
-- Two presses at once make one page.
create unique index gateway_links_once on gateway_links (family_id, paise)
  where state in ('asked', 'waiting');
create index gateway_links_due on gateway_links (ask_at) where ask_at is not null;

-- What the gateway has received, each payment once.
create table gateway_payments (
  payment_id text primary key,
  -- Null while nobody knows what it is for.
  link_id uuid references gateway_links (id),
  paise bigint not null check (paise > 0),
  currency text not null,
  -- In India.
  day date not null,
  -- The family's payment in the books; null while there is none.
  entered_as uuid unique references payments (id),
  heard_at timestamptz not null default clock_timestamp()
);
create index gateway_payments_link on gateway_payments (link_id);
create index gateway_payments_heard on gateway_payments (heard_at);

-- What is given back through the gateway. The gateway gets our id, so that it never does so twice.
create table gateway_refunds (
  id uuid primary key default gen_random_uuid(),
  -- The gateway's; null until it has answered.
  refund_id text unique,
  -- It has no reference: the gateway may tell us of a refund first.
  payment_id text not null,
  paise bigint not null check (paise > 0),
  state text not null check (state in ('asked', 'refused', 'pending', 'processed', 'failed')),
  reason text not null default '',
  made_by uuid,
  made_at timestamptz not null default clock_timestamp(),
  entered_as uuid unique references payments (id),
  ask_at timestamptz,
  asks integer not null default 0
);
create index gateway_refunds_payment on gateway_refunds (payment_id);
create index gateway_refunds_due on gateway_refunds (ask_at) where ask_at is not null;

-- Notices of the gateway that were taken, by the gateway's id of each, so that none is taken twice.
create table gateway_events (
  event_id text primary key,
  kind text not null,
  received_at timestamptz not null default clock_timestamp()
);
create index gateway_events_received on gateway_events (received_at);

-- What was received is never changed, and neither is what it is for once that is known.
create function keep_gateway_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.payment_id, new.paise, new.currency, new.day)
      is not distinct from (old.payment_id, old.paise, old.currency, old.day)
    and (old.link_id is null or new.link_id = old.link_id)
    and (old.entered_as is null or new.entered_as = old.entered_as)
    then return new; end if;
  raise exception 'gateway_payments are not changed' using errcode = 'insufficient_privilege';
end $$;
create trigger gateway_payments_kept before update or delete on gateway_payments
  for each row execute function keep_gateway_payment();
