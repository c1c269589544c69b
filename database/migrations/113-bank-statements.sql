-- Lines of the academy's bank statements, and whose money they are (docs/decisions/103-bank-statements.md).

-- Money whose family is not known yet, and money that is not fees. Other migrations add kinds as well,
-- so that these widen what is allowed by then.
do $$
declare
  wider record;
begin
  for wider in select * from (values
    ('ledger_accounts', $list$'suspense', 'not-fees'$list$),
    ('journal', $list$'bank-line', 'set-aside'$list$)) w (name, kinds)
  loop
    execute format('alter table %1$s drop constraint %1$s_kind_check,
        add constraint %1$s_kind_check check ((%2$s) or kind in (%3$s))', wider.name,
      (select pg_get_expr(conbin, conrelid) from pg_constraint
        where conname = wider.name || '_kind_check' and conrelid = wider.name::regclass),
      wider.kinds);
  end loop;
end $$;

create table bank_statements (
  id uuid primary key default gen_random_uuid(),
  -- Of its first and last line with money that came in.
  first_day date not null,
  last_day date not null,
  -- How many such lines it has, how many of them were new, and how many lines with money that went out
  -- were left out.
  credits integer not null check (credits > 0),
  added integer not null,
  debits integer not null,
  imported_by uuid,
  imported_at timestamptz not null default now()
);
create index bank_statements_imported on bank_statements (imported_at);

-- Money that came into the bank account, each line once.
create table bank_lines (
  id uuid primary key default gen_random_uuid(),
  -- The first one that had it.
  statement_id uuid not null references bank_statements (id),
  -- Of what makes it this line in any statement: `keyOf` in app/domain/fees/bank/line.ts.
  hash bytea not null unique,
  -- Its place in the statement.
  place integer not null,
  day date not null,
  paise bigint not null check (paise > 0),
  narration text not null,
  -- Texts that may be the transfer's number, the likeliest first.
  numbers text[] not null,
  -- Of the families whose code the narration names.
  family_numbers integer[] not null,
  way text not null check (way in ('upi', 'bank')),
  state text not null default 'waiting' check (state in ('waiting', 'given', 'linked', 'set-aside')),
  -- The payment that it was given to, or that somebody had entered by hand before.
  payment_id uuid unique references payments (id),
  -- The version of its last entry in the journal; 0 where it has none.
  version integer not null default 0,
  -- Why it is set aside.
  reason text not null default '',
  changed_by uuid,
  changed_at timestamptz not null default now(),
  check ((state in ('given', 'linked')) = (payment_id is not null))
);
create index bank_lines_statement on bank_lines (statement_id, place);
create index bank_lines_waiting on bank_lines (statement_id) where state = 'waiting';
create index bank_lines_numbers on bank_lines using gin (numbers) where state = 'waiting';

-- A payment that was given from a line is in the bank by that line's entry. Null: entered by hand. It
-- has no reference: lines refer to payments, are never deleted, and a backup needs an order of tables.
alter table payments add column line_id uuid;
create unique index payments_line_once on payments (line_id) where reversed_at is null;
create index payments_by_hand on payments (day)
  where line_id is null and kind = 'payment' and reversed_at is null and way <> 'cash';

-- What a bank has written is not changed. Names and numbers may be removed.
create function keep_bank_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.statement_id, new.hash, new.place, new.day, new.paise, new.way)
      is not distinct from (old.statement_id, old.hash, old.place, old.day, old.paise, old.way)
    and new.narration in (old.narration, '') and new.numbers in (old.numbers, '{}')
    then return new; end if;
  raise exception 'bank_lines are not changed' using errcode = 'insufficient_privilege';
end $$;
create trigger bank_lines_kept before update or delete on bank_lines
  for each row execute function keep_bank_line();
