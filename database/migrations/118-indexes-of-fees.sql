-- Sums of fees over many lessons are read from indexes alone.

-- What of each family is on no invoice yet.
drop index lesson_bills_undocumented;
create index lesson_bills_undocumented on lesson_bills (family_id, starts_at) include (charge, documented)
  where charge <> documented and standing <> 'disputed';

-- What tutors earned in a month.
create index lesson_bills_paid on lesson_bills (starts_at) include (tutor_id, minutes, pay, lacks_pay_rate)
  where pay <> 0 or lacks_pay_rate;

-- What is due to each tutor.
drop index lesson_earnings_due;
create index lesson_earnings_due on lesson_earnings (tutor_id, lesson_id) include (earned, covered)
  where earned <> covered;
create index lesson_bills_when on lesson_bills (lesson_id) include (starts_at, minutes, standing);
