-- Takes invisible characters, which came with pasted text, out of what is stored about people, as forms
-- do now (`typedText` of app/domain/typed-text.ts). Joiners stay behind letters of other scripts than
-- Latin, and whatever may belong to an emoji stays.
create function without_invisible(typed text) returns text immutable strict language sql as $$
  select btrim(normalize(regexp_replace(
    regexp_replace(typed, '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\t\v\f\u0085\u2028\u2029]', ' ', 'g'),
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f'
    '\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]'
    '|(?<![^\u0001-\u007f])[\u200c\u200d]', '', 'g'), nfc))
$$;

update students set name = without_invisible(name), username = without_invisible(username),
    phone_number = without_invisible(phone_number), address = without_invisible(address)
  where (name, username, phone_number, address) is distinct from (without_invisible(name),
    without_invisible(username), without_invisible(phone_number), without_invisible(address));
update students set referral_email = without_invisible(referral_email)
  where referral_email <> without_invisible(referral_email);
update tutors set first_name = without_invisible(first_name), last_name = without_invisible(last_name),
    phone_number = without_invisible(phone_number)
  where (first_name, last_name, phone_number) is distinct from (without_invisible(first_name),
    without_invisible(last_name), without_invisible(phone_number));
update admins set name = without_invisible(name) where name <> without_invisible(name);
update guardians set name = without_invisible(name), email = without_invisible(email),
    phone_number = without_invisible(phone_number)
  where (name, email, phone_number) is distinct from
    (without_invisible(name), without_invisible(email), without_invisible(phone_number));
update enquiries set asker_name = without_invisible(asker_name), child_name = without_invisible(child_name),
    phone = without_invisible(phone), email = without_invisible(email)
  where (asker_name, child_name, phone, email) is distinct from (without_invisible(asker_name),
    without_invisible(child_name), without_invisible(phone), without_invisible(email));

-- Two accounts may not become one address: then both keep theirs.
update accounts a set email = without_invisible(email)
  where email <> without_invisible(email) and without_invisible(email) <> ''
    and not exists (select from accounts b
      where b.id <> a.id and without_invisible(b.email) = without_invisible(a.email));

drop function without_invisible(text);
