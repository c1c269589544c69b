-- The account that referred a student. After that person has changed their email address, the
-- address typed by the student still has to be removed together with the account.
alter table students add column referrer_id uuid;
create index students_referrer on students (referrer_id) where referrer_id is not null;

create function remember_referrer() returns trigger language plpgsql as $$
begin
  update students set referrer_id = old.id where referral_email = old.email;
  return null;
end $$;
create trigger accounts_referrer after update of email on accounts
  for each row when (old.email is distinct from new.email) execute function remember_referrer();

create function forget_other_referrer() returns trigger language plpgsql as $$
begin
  new.referrer_id = null;
  return new;
end $$;
create trigger students_referrer before update of referral_email on students
  for each row when (old.referral_email is distinct from new.referral_email)
  execute function forget_other_referrer();

create or replace function forget_referrals() returns trigger language plpgsql as $$
begin
  if not exists (select from undo_snapshots where record_id = old.id) then
    update students set referral_email = null
      where referral_email = old.email or referrer_id = old.id;
  end if;
  return null;
end $$;

create or replace function forget_undone_referrals() returns trigger language plpgsql as $$
begin
  update students set referral_email = null where referrer_id = old.record_id
    or referral_email in (
      select lower(row ->> 'email')
      from jsonb_array_elements(old.parts) part, jsonb_array_elements(part -> 'rows') row
      where part ->> 'table' = 'accounts');
  return null;
end
$$;
