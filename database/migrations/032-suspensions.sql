-- An admin suspends a tutor (docs/decisions/032-suspending-a-tutor.md).
alter table tutors
  drop constraint tutors_status_check,
  drop constraint tutors_check,
  add constraint tutors_status_check
    check (status in ('pending', 'approved', 'rejected', 'suspended')),
  add constraint tutors_approved_date_check
    check ((status in ('approved', 'suspended')) = (approved_date is not null));

create table tutor_suspensions (
  id uuid primary key default gen_random_uuid(),
  tutor_id uuid not null references tutors (id) on delete cascade,
  reason text not null,
  suspended_by uuid references accounts (id) on delete set null,
  suspended_at timestamptz not null default now(),
  lift_reason text,
  lifted_by uuid references accounts (id) on delete set null,
  lifted_at timestamptz,
  check ((lifted_at is null) = (lift_reason is null))
);
create index tutor_suspensions_tutor on tutor_suspensions (tutor_id);
create unique index tutor_suspensions_once on tutor_suspensions (tutor_id) where lifted_at is null;
-- For deletions of the admins' accounts.
create index tutor_suspensions_suspended_by on tutor_suspensions (suspended_by);
create index tutor_suspensions_lifted_by on tutor_suspensions (lifted_by);
