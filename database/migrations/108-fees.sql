-- What families owe for lessons and what tutors earn with them (docs/decisions/102-fees.md). Money is in
-- whole paise. What was charged, paid or earned is only ever added to.

-- Since when lessons are charged, in one row; without it nothing is.
create table fee_settings (
  one boolean primary key default true check (one),
  started_on date not null,
  -- The day of the last nightly check of all open months.
  checked_on date
);

-- Who pays for whom. A family is made with its first fee, and outlives its students.
create table families (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now()
);
create table family_students (
  student_id uuid primary key references students (id) on delete cascade,
  family_id uuid not null references families (id)
);
create index family_students_family on family_students (family_id);

-- What an hour costs a family, and what a tutor gets for it, from a day on. Rows are only added; the
-- last one of a day is valid. There is no reference to what a row is for: it outlives that.
create table rates (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('price', 'pay')),
  -- All null: for the whole academy.
  assignment_id uuid,
  tutor_id uuid,
  class_id text,
  subject_id text,
  from_day date not null,
  -- Null ends a rate: from that day the next wider one is valid.
  paise_per_hour integer check (paise_per_hour between 100 and 10000000),
  made_by uuid,
  made_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(assignment_id, tutor_id, class_id) <= 1),
  check ((class_id is null) = (subject_id is null))
);
create index rates_of_assignment on rates (assignment_id, kind, from_day) where assignment_id is not null;
create index rates_of_tutor on rates (tutor_id, kind, from_day) where tutor_id is not null;
create index rates_of_course on rates (class_id, subject_id, kind, from_day) where class_id is not null;
create index rates_of_academy on rates (kind, from_day)
  where assignment_id is null and tutor_id is null and class_id is null;

-- What part of a price and of a rate of pay follows from how a lesson turned out, in percent. Without a
-- row it is all of both where a lesson took place or its student missed it, and else nothing.
create table rate_shares (
  id uuid primary key default gen_random_uuid(),
  standing text not null check (standing in
    ('held', 'substitute', 'student-missed', 'tutor-missed', 'cancelled', 'cancelled-late', 'disputed')),
  from_day date not null,
  charge smallint not null check (charge between 0 and 100),
  pay smallint not null check (pay between 0 and 100),
  made_by uuid,
  made_at timestamptz not null default clock_timestamp()
);
create index rate_shares_standing on rate_shares (standing, from_day);

-- Lessons that the academy gives free, whatever they cost.
create table free_lessons (
  lesson_id uuid primary key,
  why text not null check (why in ('first-with-tutor', 'first-two-repaid', 'goodwill')),
  made_by uuid,
  made_at timestamptz not null default now()
);

-- Months that are closed: nothing is dated in one of them any more, nor before it.
create table closed_months (
  month date primary key check (extract(day from month) = 1),
  closed_by uuid,
  closed_at timestamptz not null default clock_timestamp()
);

-- Accounts of the double entry. A positive balance of a family is what it owes; a negative one of a
-- tutor is what the academy owes.
create table ledger_accounts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in
    ('family', 'tutor', 'bank', 'cash', 'income', 'write-off', 'tutor-cost')),
  family_id uuid unique references families (id),
  -- Of a tutor who may be deleted.
  tutor_id uuid unique,
  -- The sum of its postings, for families and tutors only; the academy's own would be locked by
  -- everybody.
  balance bigint not null default 0,
  check ((kind = 'family') = (family_id is not null)),
  check ((kind = 'tutor') = (tutor_id is not null))
);
create unique index ledger_accounts_once on ledger_accounts (kind)
  where family_id is null and tutor_id is null;
create index ledger_accounts_owing on ledger_accounts (kind, balance desc) where balance <> 0;

create table journal (
  id bigint generated always as identity primary key,
  -- In India. A fact of a closed month is dated on the first open day.
  day date not null,
  kind text not null check (kind in ('lesson', 'payment', 'refund', 'write-off')),
  -- What it is about, and how often that was entered: the same is never entered twice.
  source uuid not null,
  version integer not null,
  reason text not null default '',
  -- When the lesson was, or the day of a payment, where that is in a closed month.
  late_for date,
  made_by uuid,
  reverses bigint unique references journal (id),
  made_at timestamptz not null default clock_timestamp(),
  unique (source, version)
);
create index journal_day on journal (day, id);
create table postings (
  entry_id bigint not null references journal (id),
  account_id uuid not null references ledger_accounts (id),
  paise bigint not null check (paise <> 0),
  primary key (entry_id, account_id)
);
create index postings_account on postings (account_id, entry_id);

-- What is entered of each lesson, and what it follows from. It outlives the lesson and its people, whose
-- ids are removed.
create table lesson_bills (
  lesson_id uuid primary key,
  student_id uuid,
  tutor_id uuid,
  family_id uuid references families (id),
  assignment_id uuid not null,
  -- Whose course it was, also where a substitute gave the lesson.
  course_tutor_id uuid,
  class_id text not null,
  subject_id text not null,
  starts_at timestamptz not null,
  minutes smallint not null,
  standing text not null,
  is_free boolean not null default false,
  -- Rates that were valid at its start; null where there is none.
  price integer,
  pay_rate integer,
  charge bigint not null default 0,
  pay bigint not null default 0,
  lacks_price boolean not null default false,
  lacks_pay_rate boolean not null default false,
  version integer not null default 0,
  changed_at timestamptz not null default now()
);
create index lesson_bills_family on lesson_bills (family_id, starts_at);
create index lesson_bills_tutor on lesson_bills (tutor_id, starts_at);
create index lesson_bills_student on lesson_bills (student_id);
create index lesson_bills_assignment on lesson_bills (assignment_id, starts_at);
create index lesson_bills_start on lesson_bills (starts_at, lesson_id);
create index lesson_bills_lacking on lesson_bills (starts_at) where lacks_price or lacks_pay_rate;

-- Who adds a rate or closes a month comes before or after each lesson that is billed, never between.
create function hold_off_bills() returns trigger language plpgsql as $$
begin
  perform from fee_settings for update;
  return null;
end $$;
create trigger rates_hold_off_bills before insert on rates
  for each statement execute function hold_off_bills();
create trigger rate_shares_hold_off_bills before insert on rate_shares
  for each statement execute function hold_off_bills();
create trigger closed_months_hold_off_bills before insert on closed_months
  for each statement execute function hold_off_bills();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger journal_append_only before update or delete or truncate on journal
  for each statement execute function refuse_ledger_change();
create trigger postings_append_only before update or delete or truncate on postings
  for each statement execute function refuse_ledger_change();
create trigger rates_append_only before update or delete or truncate on rates
  for each statement execute function refuse_ledger_change();
create trigger rate_shares_append_only before update or delete or truncate on rate_shares
  for each statement execute function refuse_ledger_change();

create function refuse_closed_month() returns trigger language plpgsql as $$
begin
  if exists (select from closed_months where month >= date_trunc('month', new.day)) then
    raise exception 'the month of % is closed', new.day
      using errcode = 'check_violation', constraint = 'journal_open_month';
  end if;
  return new;
end $$;
create trigger journal_open_month before insert on journal
  for each row execute function refuse_closed_month();

-- Each entry sums to zero once its transaction ends; a later posting to it has to as well.
create function check_entry() returns trigger language plpgsql as $$
declare
  entry bigint := case tg_table_name when 'journal' then to_jsonb(new) -> 'id'
    else to_jsonb(new) -> 'entry_id' end;
begin
  if (select count(*) < 2 or sum(paise) <> 0 from postings where entry_id = entry) then
    raise exception 'entry % does not sum to zero', entry
      using errcode = 'check_violation', constraint = 'journal_balanced';
  end if;
  return null;
end $$;
create constraint trigger journal_balanced after insert on journal
  deferrable initially deferred for each row execute function check_entry();
create constraint trigger postings_balanced after insert on postings
  deferrable initially deferred for each row execute function check_entry();

create function add_to_balances() returns trigger language plpgsql as $$
begin
  -- Not "for update": others hold these rows for their foreign keys, and would wait for each other.
  perform from ledger_accounts where id in (select account_id from added)
    and kind in ('family', 'tutor') order by id for no key update;
  update ledger_accounts a set balance = a.balance + p.paise
    from (select account_id, sum(paise) as paise from added group by account_id) p
    where a.id = p.account_id and a.kind in ('family', 'tutor');
  return null;
end $$;
create trigger postings_balance after insert on postings
  referencing new table as added for each statement execute function add_to_balances();

-- The rate that is valid for a lesson of a day: the narrowest there is.
create function rate_of(of_kind text, of_assignment uuid, of_tutor uuid, of_class text,
  of_subject text, on_day date) returns integer language sql stable as $$
  select paise_per_hour from (
    (select 1 as scope, paise_per_hour from rates
      where kind = of_kind and assignment_id = of_assignment and from_day <= on_day
      order by from_day desc, made_at desc limit 1)
    union all
    (select 2, paise_per_hour from rates
      where kind = of_kind and tutor_id = of_tutor and from_day <= on_day
      order by from_day desc, made_at desc limit 1)
    union all
    (select 3, paise_per_hour from rates
      where kind = of_kind and class_id = of_class and subject_id = of_subject
        and from_day <= on_day
      order by from_day desc, made_at desc limit 1)
    union all
    (select 4, paise_per_hour from rates
      where kind = of_kind and assignment_id is null and tutor_id is null and class_id is null
        and from_day <= on_day
      order by from_day desc, made_at desc limit 1)) r
  where paise_per_hour is not null order by scope limit 1
$$;

-- A part of an hour's price, rounded once, half a paisa up.
create function part_of_hour(paise_per_hour integer, minutes integer, percent integer)
  returns bigint language sql immutable as $$
  select round(paise_per_hour::numeric * minutes * percent / 6000)::bigint
$$;

create function family_of(of_student uuid) returns uuid language plpgsql as $$
declare
  found_id uuid;
begin
  select family_id into found_id from family_students where student_id = of_student;
  if found_id is not null then return found_id; end if;
  -- One after the other: a family that nobody is in would be left.
  perform from students where id = of_student for no key update;
  select family_id into found_id from family_students where student_id = of_student;
  if found_id is not null then return found_id; end if;
  insert into families default values returning id into found_id;
  insert into family_students (student_id, family_id) values (of_student, found_id);
  return found_id;
end $$;

create function family_account(of_family uuid) returns uuid language plpgsql as $$
begin
  insert into ledger_accounts (kind, family_id) select 'family', of_family
    where not exists (select from ledger_accounts where family_id = of_family) on conflict do nothing;
  return (select id from ledger_accounts where family_id = of_family);
end $$;
create function tutor_account(of_tutor uuid) returns uuid language plpgsql as $$
begin
  insert into ledger_accounts (kind, tutor_id) select 'tutor', of_tutor
    where not exists (select from ledger_accounts where tutor_id = of_tutor) on conflict do nothing;
  return (select id from ledger_accounts where tutor_id = of_tutor);
end $$;
create function academy_account(of_kind text) returns uuid language plpgsql as $$
begin
  insert into ledger_accounts (kind) select of_kind where not exists (select from ledger_accounts
      where kind = of_kind and family_id is null and tutor_id is null)
    on conflict do nothing;
  return (select id from ledger_accounts
    where kind = of_kind and family_id is null and tutor_id is null);
end $$;

-- The day on which something of a day is entered: that day, or the first one that is not closed. The
-- caller holds off the closing of a month by a lock on fee_settings.
create function open_day(of_day date) returns date language sql stable as $$
  select greatest(of_day, (select (max(month) + interval '1 month')::date from closed_months))
$$;

-- Enters the difference between what is entered of a lesson and what it costs and pays; false for
-- none. A lesson of which nothing is known any more keeps what is entered.
create function bill_lesson(of_lesson uuid) returns boolean language plpgsql as $$
declare
  started date;
  lesson record;
  old lesson_bills;
  bill lesson_bills;
  lesson_day date;
  share record;
  entry bigint;
begin
  -- New rates and the closing of a month wait, and so does whoever else bills this lesson, which may
  -- have no row yet.
  select started_on into started from fee_settings for share;
  if started is null then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended(of_lesson::text, 108));

  select coalesce(a.student_id, r.student_id) as student_id, r.tutor_id as given_by,
      coalesce(b.tutor_id, a.tutor_id) as planned_tutor_id,
      a.id as assignment_id, a.tutor_id as course_tutor_id, a.class_id, a.subject_id,
      coalesce(c.starts_at, r.starts_at) as starts_at,
      coalesce(c.minutes, r.minutes, 60) as minutes, c.substitute_id,
      case when r.disputed_at is not null then 'disputed'
        when r.outcome is not null then r.outcome
        when c.cancelled_at is not null and c.cancelled_late then 'cancelled-late'
        when c.cancelled_at is not null then 'cancelled' end as standing,
      c.id is not null as has_item
    into lesson
    from (select of_lesson as id) l
      left join lesson_records r on r.lesson_id = l.id
      left join content_items c on c.id = l.id and c.kind = 'live-session'
      left join assignments a on a.id = c.assignment_id
      left join booked_times b on b.lesson_id = l.id and b.request_id is null;
  if lesson.student_id is null or not exists (select from students where id = lesson.student_id)
    then return false; end if;
  select * into old from lesson_bills where lesson_id = of_lesson;
  if not lesson.has_item and (lesson.standing is null or old.lesson_id is null) then
    return false;
  end if;
  lesson_day := (lesson.starts_at at time zone 'Asia/Kolkata')::date;

  if old.lesson_id is null then
    if lesson.standing is null or lesson_day < started then return false; end if;
    old.charge := 0;
    old.pay := 0;
    old.version := 0;
    bill := old;
    bill.lesson_id := of_lesson;
    bill.assignment_id := lesson.assignment_id;
    bill.class_id := lesson.class_id;
    bill.subject_id := lesson.subject_id;
    insert into lesson_bills (lesson_id, assignment_id, class_id, subject_id, starts_at, minutes, standing)
      values (of_lesson, bill.assignment_id, bill.class_id, bill.subject_id, lesson.starts_at,
        lesson.minutes, 'planned');
  else
    bill := old;
  end if;

  bill.student_id := lesson.student_id;
  bill.tutor_id := coalesce(lesson.given_by, old.tutor_id, lesson.planned_tutor_id);
  if lesson.has_item and lesson.substitute_id is distinct from bill.tutor_id then
    bill.course_tutor_id := bill.tutor_id;
  elsif lesson.has_item and old.course_tutor_id is not distinct from old.tutor_id then
    bill.course_tutor_id := lesson.course_tutor_id;
  end if;
  bill.starts_at := lesson.starts_at;
  bill.minutes := lesson.minutes;
  bill.standing := coalesce(lesson.standing, 'planned');
  if bill.standing = 'held' and bill.tutor_id is distinct from bill.course_tutor_id then
    bill.standing := 'substitute';
  end if;
  bill.is_free := exists (select from free_lessons where lesson_id = of_lesson);
  select charge, pay into share from (
      (select charge, pay, 1 as place from rate_shares
        where standing = bill.standing and from_day <= lesson_day
        order by from_day desc, made_at desc limit 1)
      union all select 100, 100, 2 where bill.standing in ('held', 'substitute', 'student-missed')) s
    where lesson_day >= started order by place limit 1;
  bill.price := rate_of('price', bill.assignment_id, bill.course_tutor_id, bill.class_id,
    bill.subject_id, lesson_day);
  bill.pay_rate := rate_of('pay', bill.assignment_id, bill.tutor_id, bill.class_id, bill.subject_id,
    lesson_day);
  bill.lacks_price := coalesce(share.charge, 0) > 0 and not bill.is_free and bill.price is null;
  bill.lacks_pay_rate := coalesce(share.pay, 0) > 0 and bill.tutor_id is not null
    and bill.pay_rate is null;
  bill.charge := case when bill.is_free then 0
    else coalesce(part_of_hour(bill.price, bill.minutes, share.charge), 0) end;
  bill.pay := case when bill.tutor_id is null then 0
    else coalesce(part_of_hour(bill.pay_rate, bill.minutes, share.pay), 0) end;
  if bill.charge <> 0 and bill.family_id is null then
    bill.family_id := family_of(lesson.student_id);
  end if;
  if bill is not distinct from old then return false; end if;

  if bill.charge <> old.charge or bill.pay <> old.pay
    or old.pay <> 0 and bill.tutor_id <> old.tutor_id then
    bill.version := old.version + 1;
    insert into journal (day, kind, source, version, late_for)
      select d.day, 'lesson', of_lesson, bill.version, nullif(lesson_day, d.day)
      from open_day(lesson_day) d (day)
      returning id into entry;
    insert into postings (entry_id, account_id, paise)
      select entry, account, sum(paise) from (
        select family_account(bill.family_id) as account, bill.charge - old.charge as paise
          where bill.family_id is not null
        union all select academy_account('income'), old.charge - bill.charge
        union all select tutor_account(old.tutor_id), old.pay where old.pay <> 0
        union all select tutor_account(bill.tutor_id), -bill.pay where bill.pay <> 0
        union all select academy_account('tutor-cost'), bill.pay - old.pay) p
      group by account having sum(paise) <> 0;
  end if;
  bill.changed_at := clock_timestamp();
  update lesson_bills set student_id = bill.student_id, tutor_id = bill.tutor_id,
      family_id = bill.family_id, course_tutor_id = bill.course_tutor_id,
      starts_at = bill.starts_at, minutes = bill.minutes, standing = bill.standing,
      is_free = bill.is_free, price = bill.price, pay_rate = bill.pay_rate, charge = bill.charge,
      pay = bill.pay, lacks_price = bill.lacks_price, lacks_pay_rate = bill.lacks_pay_rate,
      version = bill.version, changed_at = bill.changed_at
    where lesson_id = of_lesson;
  return bill.version <> old.version;
end $$;

-- Every writer: those who settle, dispute and decide, moves after the start, cascades and an operator.
create function bill_changed_lesson() returns trigger language plpgsql as $$
begin
  perform bill_lesson((to_jsonb(new) ->> tg_argv[0])::uuid);
  return null;
end $$;
create constraint trigger lesson_records_billed
  after insert or update of outcome, disputed_at, tutor_id, starts_at, minutes on lesson_records
  deferrable initially deferred for each row execute function bill_changed_lesson('lesson_id');
create constraint trigger content_items_billed
  after update of cancelled_at, cancelled_late, starts_at, minutes, substitute_id on content_items
  deferrable initially deferred for each row when (new.kind = 'live-session' and
    (old.cancelled_at, old.cancelled_late, old.starts_at, old.minutes, old.substitute_id)
      is distinct from
      (new.cancelled_at, new.cancelled_late, new.starts_at, new.minutes, new.substitute_id))
  execute function bill_changed_lesson('id');
create constraint trigger free_lessons_billed after insert on free_lessons
  deferrable initially deferred for each row execute function bill_changed_lesson('lesson_id');
create function bill_paid_lesson() returns trigger language plpgsql as $$
begin
  perform bill_lesson(old.lesson_id);
  return null;
end $$;
create constraint trigger free_lessons_ended after delete on free_lessons
  deferrable initially deferred for each row execute function bill_paid_lesson();

-- From which lesson on all are billed again, in order: fees began, or a rate was added for lessons that
-- are over. No row when nothing waits.
create table bill_checks (
  one boolean primary key default true check (one),
  starts_at timestamptz not null,
  -- The last one that was billed of those at that moment.
  lesson_id uuid not null default '00000000-0000-0000-0000-000000000000'
);

-- Money that a family has paid, or got back, and debts that are written off.
create table payments (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null references families (id),
  kind text not null check (kind in ('payment', 'refund', 'write-off')),
  -- Null for a debt that is written off.
  way text check (way in ('upi', 'bank', 'cash')),
  paise bigint not null check (paise > 0),
  day date not null,
  -- The bank's number of the transfer; empty for none.
  reference text not null default '',
  reason text not null default '',
  made_by uuid,
  made_at timestamptz not null default now(),
  -- When it was taken back: it was entered by mistake.
  reversed_at timestamptz,
  reversed_by uuid,
  check ((kind = 'write-off') = (way is null))
);
create index payments_family on payments (family_id, day);
create unique index payments_reference_once on payments (upper(reference), kind)
  where reference <> '' and reversed_at is null;
