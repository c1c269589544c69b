-- The search across all lists also finds guardians and enquiries
-- (docs/decisions/083-names-alike-and-in-order.md).

alter table guardians
  add column search text not null default '',
  add column sounds text not null default '';
alter table enquiries
  add column search text not null default '',
  add column sounds text not null default '';

create function set_guardian_search() returns trigger language plpgsql as $$
begin
  new.search := fold_text(concat_ws(' ', '', name_words(new.name), new.email, phone_words(new.phone_number)));
  new.sounds := sound_words(fold_text(new.name));
  return new;
end $$;
create trigger guardians_search before insert or update of name, email, phone_number on guardians
  for each row execute function set_guardian_search();

create function set_enquiry_search() returns trigger language plpgsql as $$
begin
  new.search := fold_text(concat_ws(' ', '', name_words(new.asker_name), name_words(new.child_name), new.email,
    phone_words(new.phone), catalogue_words(new.class_id || new.subject_ids)));
  new.sounds := sound_words(fold_text(concat_ws(' ', new.asker_name, new.child_name)));
  return new;
end $$;
create trigger enquiries_search before insert or update of asker_name, child_name, email, phone, class_id, subject_ids
  on enquiries for each row execute function set_enquiry_search();

alter table guardians
  alter column search type text using fold_text(concat_ws(' ', '', name_words(name), email, phone_words(phone_number))),
  alter column sounds type text using sound_words(fold_text(name));
alter table enquiries
  alter column search type text using fold_text(concat_ws(' ', '', name_words(asker_name), name_words(child_name), email,
    phone_words(phone), catalogue_words(class_id || subject_ids))),
  alter column sounds type text using sound_words(fold_text(concat_ws(' ', asker_name, child_name)));

create index guardians_search on guardians
  using gin (search gin_trgm_ops, fold_text(name) gin_trgm_ops, sound_starts(sounds));
create index guardians_named on guardians (named_at, id);
create index enquiries_search on enquiries
  using gin (search gin_trgm_ops, fold_text(asker_name || ' ' || coalesce(child_name, '')) gin_trgm_ops, sound_starts(sounds));
drop index enquiries_created;
create index enquiries_created on enquiries (created_at, id);

-- An enquiry with the phone number or mailbox of an earlier one says so, also below the limit.
alter table enquiries drop constraint enquiries_check3;
