-- Sums of fees over many lessons are read from indexes alone.

-- What of each family is on no invoice yet.
drop index lesson_bills_undocumented;
create index lesson_bills_undocumented on lesson_bills (family_id, starts_at) include (charge, documented)
  where charge <> documented and standing <> 'disputed';

-- What tutors earned in a month.
create index lesson_bills_paid on lesson_bills (starts_at) include (tutor_id, minutes, pay, lacks_pay_rate)
  where pay <> 0 or lacks_pay_rate;

-- What is due to each tutor: when the lesson is, and whether it waits, stand beside what it pays. A join
-- would look up each lesson in a table of all.
alter table lesson_earnings
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column is_disputed boolean not null default false;
update lesson_earnings e set starts_at = b.starts_at,
    ends_at = b.starts_at + make_interval(mins => b.minutes), is_disputed = b.standing = 'disputed'
  from lesson_bills b where b.lesson_id = e.lesson_id;
alter table lesson_earnings alter column starts_at set not null, alter column ends_at set not null;
drop index lesson_earnings_due;
create index lesson_earnings_due on lesson_earnings (tutor_id) include (starts_at, ends_at, earned, covered)
  where earned <> covered and not is_disputed;

create or replace function note_earnings() returns trigger language plpgsql as $$
declare
  ends timestamptz := new.starts_at + make_interval(mins => new.minutes);
  disputed boolean := new.standing = 'disputed';
begin
  update lesson_earnings set earned = case when tutor_id = new.tutor_id then new.pay else 0 end,
      starts_at = new.starts_at, ends_at = ends, is_disputed = disputed
    where lesson_id = new.lesson_id and (earned, starts_at, ends_at, is_disputed) is distinct from
      (case when tutor_id = new.tutor_id then new.pay else 0 end, new.starts_at, ends, disputed);
  insert into lesson_earnings (lesson_id, tutor_id, earned, starts_at, ends_at, is_disputed)
    select new.lesson_id, new.tutor_id, new.pay, new.starts_at, ends, disputed
    where new.pay <> 0 and new.tutor_id is not null
    on conflict do nothing;
  return null;
end $$;
drop trigger lesson_bills_earned on lesson_bills;
create trigger lesson_bills_earned
  after insert or update of pay, tutor_id, starts_at, minutes, standing on lesson_bills
  for each row execute function note_earnings();
