-- How tutors are paid: what is deducted as tax, and pay runs (docs/decisions/104-pay-runs.md).

-- The tax that is deducted from a tutor's pay, and the account that it is sent to. All of it goes with
-- the tutor.
create table tutor_payees (
  tutor_id uuid primary key references tutors (id) on delete cascade,
  -- As the accountant calls it, such as "393 professional" or "none".
  tds_section text not null check (tds_section <> ''),
  -- In hundredths of a percent.
  tds_rate smallint not null check (tds_rate between 0 and 5000),
  -- Encrypted, with what is shown of it.
  pan bytea,
  pan_end text not null default '',
  bank_account bytea,
  bank_account_end text not null default '',
  ifsc text not null default '',
  holder text not null default '',
  changed_by uuid,
  changed_at timestamptz not null default clock_timestamp(),
  check ((pan is null) = (pan_end = '')),
  check ((bank_account is null) = (bank_account_end = ''))
);

-- What is entered of a lesson for a tutor, and how much of it pay runs cover. Who makes a run claims a
-- row by setting one to the other.
create table lesson_earnings (
  lesson_id uuid not null,
  -- Of a tutor who may be deleted.
  tutor_id uuid not null,
  earned bigint not null,
  covered bigint not null default 0,
  -- In how many runs it has been, also in those that were taken back.
  runs integer not null default 0,
  primary key (lesson_id, tutor_id)
);
create index lesson_earnings_due on lesson_earnings (tutor_id, lesson_id) where earned <> covered;

insert into lesson_earnings (lesson_id, tutor_id, earned)
  select lesson_id, tutor_id, pay from lesson_bills where pay <> 0 and tutor_id is not null;

create function note_earnings() returns trigger language plpgsql as $$
begin
  update lesson_earnings set earned = case when tutor_id = new.tutor_id then new.pay else 0 end
    where lesson_id = new.lesson_id
      and earned <> case when tutor_id = new.tutor_id then new.pay else 0 end;
  insert into lesson_earnings (lesson_id, tutor_id, earned)
    select new.lesson_id, new.tutor_id, new.pay where new.pay <> 0 and new.tutor_id is not null
    on conflict do nothing;
  return null;
end $$;
create trigger lesson_bills_earned after insert or update of pay, tutor_id on lesson_bills
  for each row execute function note_earnings();

-- The number of the next statement of a financial year, such as 26-27. Whoever makes a run locks its row.
create table pay_series (
  year text primary key check (year ~ '^\d\d-\d\d$'),
  next integer not null default 1
);

create table pay_runs (
  id uuid primary key default gen_random_uuid(),
  -- Lessons until that day are in it.
  until_day date not null,
  -- In India.
  day date not null,
  -- The academy's name, as it was.
  payer text not null,
  made_by uuid,
  made_at timestamptz not null default clock_timestamp()
);
create index pay_runs_made on pay_runs (made_at);

-- What a tutor gets by a run: a statement, which never changes. It outlives the tutor.
create table pay_run_lines (
  id uuid primary key default gen_random_uuid(),
  run_id uuid not null references pay_runs (id),
  tutor_id uuid not null,
  year text not null check (year ~ '^\d\d-\d\d$'),
  number integer not null check (number between 1 and 999999),
  -- As they were.
  name text not null,
  tds_section text not null,
  tds_rate smallint not null,
  pan_end text not null,
  gross bigint not null check (gross > 0),
  -- Rounded once, to whole rupees.
  tds bigint not null check (tds >= 0 and tds % 100 = 0),
  net bigint not null check (net >= 0),
  unique (run_id, tutor_id),
  unique (year, number),
  check (net = gross - tds)
);
create index pay_run_lines_tutor on pay_run_lines (tutor_id, run_id);

-- The lessons of a statement as they were, without their students. An amount is the difference between
-- what was entered and what earlier runs cover.
create table pay_run_lessons (
  line_id uuid not null references pay_run_lines (id),
  lesson_id uuid not null,
  tutor_id uuid not null,
  -- The first, second or a later run that has this lesson for this tutor: two can't both be the same.
  nth integer not null check (nth > 0),
  starts_at timestamptz not null,
  minutes smallint not null,
  class_id text not null,
  subject_id text not null,
  standing text not null,
  -- Whether earlier runs cover something else.
  is_correction boolean not null,
  paise bigint not null check (paise <> 0),
  primary key (line_id, lesson_id),
  unique (lesson_id, tutor_id, nth)
);

-- A run was paid, or taken back: one of them, once.
create table pay_run_ends (
  run_id uuid primary key references pay_runs (id),
  how text not null check (how in ('paid', 'taken-back')),
  day date not null,
  -- The bank's number of the transfer; empty for none.
  reference text not null default '',
  -- Why it was taken back.
  reason text not null default '',
  made_by uuid,
  made_at timestamptz not null default clock_timestamp(),
  check ((how = 'taken-back') = (reason <> ''))
);

create trigger pay_runs_append_only before update or delete or truncate on pay_runs
  for each statement execute function refuse_ledger_change();
create trigger pay_run_lines_append_only before update or delete or truncate on pay_run_lines
  for each statement execute function refuse_ledger_change();
create trigger pay_run_lessons_append_only before update or delete or truncate on pay_run_lessons
  for each statement execute function refuse_ledger_change();
create trigger pay_run_ends_append_only before update or delete or truncate on pay_run_ends
  for each statement execute function refuse_ledger_change();

-- Tax that is deducted and not paid to the state yet, and the entry that pays a tutor. Other kinds that
-- are allowed stay so.
do $$
declare
  allowed record;
begin
  for allowed in
    select * from (values ('ledger_accounts', 'tds'), ('journal', 'tutor-pay')) a (of_table, kind)
  loop
    execute (
      select format('alter table %I drop constraint %I, add constraint %I %s', allowed.of_table, conname,
        conname, replace(pg_get_constraintdef(oid), 'ARRAY[',
          format('ARRAY[%L::text, ', allowed.kind)))
      from pg_constraint
      where conrelid = allowed.of_table::regclass and conname = allowed.of_table || '_kind_check');
  end loop;
end $$;
