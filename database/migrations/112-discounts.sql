-- Discounts, and families that are joined and parted (docs/decisions/105-discounts-and-joined-families.md).

-- The family that a family has become a part of, which is none of these itself. Its students, bills and
-- payments are that family's; its balance is zero.
alter table families add column joined_into uuid references families (id) check (joined_into <> id);
create index families_joined on families (joined_into) where joined_into is not null;

-- When students went from one family to another, so that a family's discounts count for the days on
-- which they were in it.
create table family_moves (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students (id) on delete cascade,
  from_family_id uuid not null references families (id),
  to_family_id uuid not null references families (id),
  -- In India; of several of a day the last counts.
  day date not null,
  made_by uuid,
  made_at timestamptz not null default clock_timestamp()
);
create index family_moves_student on family_moves (student_id, day);

-- An undo may bring a student back to a family that was joined meanwhile.
create function place_in_joined_family() returns trigger language plpgsql as $$
begin
  new.family_id := coalesce((select joined_into from families where id = new.family_id), new.family_id);
  return new;
end $$;
create trigger family_students_joined before insert on family_students
  for each row execute function place_in_joined_family();

-- The family that a family is a part of now. Who joins it waits until the transaction ends. It comes
-- before all other locks of fees.
create function hold_family(of_family uuid) returns uuid language plpgsql as $$
declare
  held uuid := of_family;
  into_family uuid;
begin
  perform from fee_settings for share;
  loop
    select joined_into into into_family from families where id = held for share;
    if into_family is null then return held; end if;
    held := into_family;
  end loop;
end $$;

-- Who said that a family has paid: where families are joined, others don't read it. Its id is removed
-- with the student.
alter table payment_claims add column student_id uuid;

alter table journal drop constraint journal_kind_check,
  add constraint journal_kind_check check (kind in
    ('lesson', 'payment', 'refund', 'write-off', 'invoice', 'credit-note', 'transfer'));

-- What a family, a student or an assignment pays less from a day on. Rows are only added; those of a
-- deleted student go, since what is written of one may be about the family's means.
create table discounts (
  id uuid primary key default gen_random_uuid(),
  -- Either is set; with an assignment, its student is.
  family_id uuid references families (id),
  student_id uuid references students (id) on delete cascade,
  assignment_id uuid,
  -- Either is set.
  percent smallint check (percent between 1 and 100),
  paise_per_hour integer check (paise_per_hour between 100 and 10000000),
  reason text not null check (reason in ('sibling', 'scholarship', 'other')),
  note text not null default '',
  from_day date not null,
  -- The last day; null for open.
  until_day date,
  made_by uuid,
  made_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(family_id, student_id) = 1),
  check (assignment_id is null or student_id is not null),
  check (num_nonnulls(percent, paise_per_hour) = 1),
  check (until_day >= from_day)
);
create index discounts_of_family on discounts (family_id) where family_id is not null;
create index discounts_of_student on discounts (student_id) where student_id is not null;

-- From which day on a discount counts no longer, once; where that is its first day, it never did.
create table discount_ends (
  discount_id uuid primary key references discounts (id) on delete cascade,
  from_day date not null,
  made_by uuid,
  made_at timestamptz not null default clock_timestamp()
);

create trigger discounts_hold_off_bills before insert on discounts
  for each statement execute function hold_off_bills();
create trigger discount_ends_hold_off_bills before insert on discount_ends
  for each statement execute function hold_off_bills();

-- Only the deletion of a student removes rows, and of the last one of a family.
create function refuse_discount_change() returns trigger language plpgsql as $$
declare
  is_of_nobody boolean := tg_op = 'DELETE' and not exists (select from students
      where id = (to_jsonb(old) ->> 'student_id')::uuid
    union all select from family_students k join families f
      on f.id = (to_jsonb(old) ->> 'family_id')::uuid where k.family_id in (f.id, f.joined_into)
    union all select from discounts where id = (to_jsonb(old) ->> 'discount_id')::uuid);
begin
  if is_of_nobody then return old; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger discounts_append_only before update or delete on discounts
  for each row execute function refuse_discount_change();
create trigger discounts_not_emptied before truncate on discounts
  for each statement execute function refuse_ledger_change();
create trigger discount_ends_append_only before update or delete on discount_ends
  for each row execute function refuse_discount_change();
create trigger discount_ends_not_emptied before truncate on discount_ends
  for each statement execute function refuse_ledger_change();

-- Whose families have no student any more. Not while a deletion can still be undone.
create function delete_discounts_of_nobody() returns void
language sql security definer set search_path from current as $$
  delete from discounts d where d.family_id is not null
    and not exists (select from family_students k join families f on f.id = d.family_id
      where k.family_id in (f.id, f.joined_into))
    and not exists (select from undo_snapshots where expires_at > now())
$$;

alter table ledger_accounts drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check check (kind in
    ('family', 'tutor', 'bank', 'cash', 'income', 'discount', 'write-off', 'tutor-cost', 'cgst',
      'sgst', 'igst'));

-- "charge" is what the family pays; with the discount it is the full price.
alter table lesson_bills
  add column discount bigint not null default 0,
  -- The one that was taken off; it may be gone with its student.
  add column discount_id uuid;

-- The family that a student is in on a day.
create function family_on(of_student uuid, on_day date) returns uuid language sql stable as $$
  select coalesce(
    (select to_family_id from family_moves where student_id = of_student and day <= on_day
      order by made_at desc limit 1),
    (select from_family_id from family_moves where student_id = of_student order by made_at limit 1),
    (select family_id from family_students where student_id = of_student))
$$;

-- The discount of a lesson of a day: the one that takes most off, and of equal ones the first that was
-- added. They are never summed. All null for none.
create function discount_of(of_student uuid, of_assignment uuid, price integer, on_day date)
  returns discounts language sql stable as $$
  select d.* from discounts d left join discount_ends e on e.discount_id = d.id
  where (d.family_id = family_on(of_student, on_day)
      or d.student_id = of_student and coalesce(d.assignment_id, of_assignment) = of_assignment)
    and d.from_day <= on_day
    and on_day <= coalesce(d.until_day, 'infinity') and on_day < coalesce(e.from_day, 'infinity')
  order by least(coalesce(price::numeric * d.percent / 100, d.paise_per_hour), price) desc,
    d.made_at, d.id
  limit 1
$$;

-- What is left of a part of an hour's price after a discount, rounded once, half a paisa up.
create function discounted_part(paise_per_hour integer, minutes integer, percent integer,
  percent_off integer, paise_off integer) returns bigint language sql immutable as $$
  select round(greatest(paise_per_hour::bigint * (100 - coalesce(percent_off, 0))
    - 100 * coalesce(paise_off, 0)::bigint, 0)::numeric * minutes * percent / 600000)::bigint
$$;

-- As before, with discounts. Enters the difference between what is entered of a lesson and what it costs and pays; false for
-- none. A lesson of which nothing is known any more keeps what is entered.
create or replace function bill_lesson(of_lesson uuid) returns boolean language plpgsql as $$
declare
  started date;
  lesson record;
  old lesson_bills;
  bill lesson_bills;
  lesson_day date;
  share record;
  full_price bigint;
  off discounts;
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
    old.discount := 0;
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
  full_price := case when bill.is_free then 0
    else coalesce(part_of_hour(bill.price, bill.minutes, share.charge), 0) end;
  bill.charge := full_price;
  bill.discount_id := null;
  if full_price <> 0 then
    off := discount_of(bill.student_id, bill.assignment_id, bill.price, lesson_day);
    bill.discount_id := off.id;
    bill.charge := discounted_part(bill.price, bill.minutes, share.charge, off.percent,
      off.paise_per_hour);
  end if;
  bill.discount := full_price - bill.charge;
  bill.pay := case when bill.tutor_id is null then 0
    else coalesce(part_of_hour(bill.pay_rate, bill.minutes, share.pay), 0) end;
  if full_price <> 0 and bill.family_id is null then
    bill.family_id := family_of(lesson.student_id);
  end if;
  if bill is not distinct from old then return false; end if;

  if bill.charge <> old.charge or bill.discount <> old.discount or bill.pay <> old.pay
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
        union all select academy_account('income'),
          old.charge + old.discount - bill.charge - bill.discount
        union all select academy_account('discount'), bill.discount - old.discount
          where bill.discount <> old.discount
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
      discount = bill.discount, discount_id = bill.discount_id, pay = bill.pay,
      lacks_price = bill.lacks_price, lacks_pay_rate = bill.lacks_pay_rate, version = bill.version, changed_at = bill.changed_at
    where lesson_id = of_lesson;
  return bill.version <> old.version;
end $$;
