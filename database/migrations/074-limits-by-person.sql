-- Limits that count people, not spellings of an address, and enquiries that are kept above them
-- (docs/decisions/076-links-that-answer-requests.md).

-- As `mailboxOf` of app/domain/mailbox.ts; a test compares the two.
create function mailbox_of(address text) returns text language sql immutable strict parallel safe as $$
  select case when domain in ('gmail.com', 'googlemail.com')
    then replace(name, '.', '') || '@gmail.com' else name || '@' || domain end
  from (
    select coalesce(nullif(split_part(local, '+', 1), ''), local) as name, domain
    from (select split_part(address, '@', 1) as local, split_part(address, '@', 2) as domain) typed
  ) tagged
$$;
create index accounts_mailbox on accounts (mailbox_of(email));
create index mails_mailbox on mails (mailbox_of(address)) where address is not null;

alter table enquiries
  -- More came with its phone number or address in a day than one family sends: the staff confirm it.
  add column is_repeated boolean not null default false,
  -- The one before it with the same.
  add column repeats_id uuid references enquiries (id) on delete set null,
  add check (repeats_id is null or is_repeated);
create index enquiries_repeats on enquiries (repeats_id) where repeats_id is not null;
create index enquiries_phone on enquiries (right(regexp_replace(phone, '\D', '', 'g'), 10));
create index enquiries_mailbox on enquiries (mailbox_of(email));
