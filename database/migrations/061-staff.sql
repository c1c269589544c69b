-- An admin who has left keeps the name beside what they wrote and decided, but has no account and no
-- role: their row of `admins` stays (docs/decisions/062-staff-roles.md).
alter table admins drop constraint admins_id_fkey;
alter table admins alter column role drop not null;

-- The mail that says so is the only one to an address without an account and without an enquiry.
alter table mails drop constraint mails_check1;
alter table mails add constraint mails_recipient check (
  num_nonnulls(account_id, enquiry_id) = 1
  or (kind = 'staff-ended' and address is not null and num_nonnulls(account_id, enquiry_id) = 0));
