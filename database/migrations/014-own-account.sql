-- For people's own accounts: seeing all stored data, and deleting the account.

-- When the person last confirmed their password in this session, to see all stored data.
alter table sessions add column confirmed_at timestamptz;

-- When a tutor deletes their account, their students' assignments remain, without a tutor.
alter table assignments
  alter column tutor_id drop not null,
  drop constraint assignments_tutor_id_fkey,
  add constraint assignments_tutor_id_fkey foreign key (tutor_id) references tutors (id) on delete set null;
alter table content_items
  alter column created_by drop not null,
  drop constraint content_items_created_by_fkey,
  add constraint content_items_created_by_fkey foreign key (created_by) references tutors (id) on delete set null;
alter table announcements
  drop constraint announcements_created_by_fkey,
  add constraint announcements_created_by_fkey foreign key (created_by) references tutors (id) on delete set null,
  drop constraint announcements_check,
  add constraint announcements_check check ((type = 'assignment') = (assignment_id is not null));
alter table cancelled_sessions
  alter column tutor_id drop not null,
  drop constraint cancelled_sessions_tutor_id_fkey,
  add constraint cancelled_sessions_tutor_id_fkey foreign key (tutor_id) references tutors (id) on delete set null;
-- For the admin's list of assignments without a tutor.
create index assignments_without_tutor on assignments (assigned_date, id) where tutor_id is null;
-- For the export of a person's own data.
create index content_items_author on content_items (created_by);
create index announcements_author on announcements (created_by);

-- Cancels the live sessions of a deleted tutor, so that calendars show them as cancelled.
create function cancel_sessions_of_tutor() returns trigger language plpgsql as $$
begin
  delete from content_items c using assignments a
    where a.id = c.assignment_id and a.tutor_id = old.id and c.kind = 'live-session'
      and c.starts_at > now() - interval '1 hour';
  return old;
end $$;
create trigger tutors_sessions before delete on tutors for each row
  execute function cancel_sessions_of_tutor();

-- A person's email address is also stored with the students whom they referred. It is removed with
-- the account, or with the snapshot while the deletion can be undone.
create index students_referral on students (referral_email) where referral_email is not null;
create function forget_referrals() returns trigger language plpgsql as $$
begin
  if not exists (select from undo_snapshots where record_id = old.id) then
    update students set referral_email = null where referral_email = old.email;
  end if;
  return null;
end $$;
create trigger accounts_referrals after delete on accounts
  for each row execute function forget_referrals();

create function forget_undone_referrals() returns trigger language plpgsql as $$
begin
  update students set referral_email = null where referral_email in (
    select lower(row ->> 'email')
    from jsonb_array_elements(old.parts) part, jsonb_array_elements(part -> 'rows') row
    where part ->> 'table' = 'accounts');
  return null;
end
$$;
create trigger undo_snapshots_referrals after delete on undo_snapshots
  for each row when (old.kind = 'student') execute function forget_undone_referrals();
