-- As before (112), and where no family pays the lesson yet, the student is not deleted meanwhile: the family
-- that is opened would have a student who is gone, which the database refuses.
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
  -- A family is opened for a student who stays until this ends.
  if old.family_id is null then
    perform from students where id = lesson.student_id for key share;
    if not found then return false; end if;
  end if;
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
