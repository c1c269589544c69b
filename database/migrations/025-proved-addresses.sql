-- Whoever signs up with another person's address must not be able to name a guardian or to make a
-- calendar address: both need an email address that was proved.
alter table guardians
  -- Whether the student's address was proved when they named the guardian.
  add column is_proved boolean not null default false,
  drop constraint guardians_ended_by_check,
  add constraint guardians_ended_by_check
    check (ended_by in ('student', 'admin', 'stranger', 'recovery'));
update guardians g set is_proved = true
  from accounts a where a.id = g.student_id and a.verified_at <= g.named_at;
delete from calendar_feeds f using accounts a where a.id = f.account_id and a.verified_at is null;
