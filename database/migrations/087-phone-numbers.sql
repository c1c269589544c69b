-- Finds a phone number however it was typed (docs/decisions/082-one-form-of-a-phone-number.md).

-- As `normalPhone` of app/domain/phone-number.ts; a test compares the two.
create function normal_phone(typed text) returns text immutable strict parallel safe language plpgsql as $$
declare
  ascii text := translate(typed,
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯'
    '୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯０１２３４５６７８９＋', repeat('0123456789', 12) || '+');
  digits text := regexp_replace(ascii, '[^0-9]', '', 'g');
  abroad text := case when ascii ~ '^[^0-9]*\+[^0-9]*[1-9]' then digits
    when digits ~ '^00[1-9]' then substr(digits, 3) end;
  subscriber text := ltrim(coalesce(abroad, digits), '0');
  -- Numbers without the country's code: subscribers, and those that are free or cost the same everywhere.
  indian constant text := '^([2-9][0-9]{9}|1800[0-9]{4,9}|1860[0-9]{7})$';
begin
  if abroad is null and subscriber ~ indian then return '+91' || subscriber; end if;
  if subscriber like '91%' and ltrim(substr(subscriber, 3), '0') ~ indian then
    return '+91' || ltrim(substr(subscriber, 3), '0');
  end if;
  if length(abroad) between 7 and 15 then
    -- The zero that people dial within these countries.
    return '+' || regexp_replace(abroad, '^(20|27|31|32|33|40|41|43|44|46|49|51|53|54|55|58|60|61|62|63|64'
      '|66|81|82|84|86|90|92|93|94|95|98|211|212|213|218|231|232|233|234|243|249|250|251|252|254|255|256'
      '|260|261|262|263|264|265|291|353|355|358|359|370|373|374|375|377|380|381|382|383|385|386|387|389'
      '|421|423|508|590|591|593|594|595|596|598|686|850|855|856|880|886|961|962|963|964|966|967|970|971'
      '|972|976|977|994|995|996)0', '\1');
  end if;
  return nullif(digits, '');
end $$;

-- A phone number as typed, and the digits of its normal form.
create or replace function phone_words(phone text) returns text immutable language sql
  return phone || ' ' || coalesce(ltrim(normal_phone(phone), '+'), '');

-- What a search for a number looks for among phone words: of a whole number of India what follows the
-- country's code, of others the digits, without the zeros that are dialled first.
create function phone_key(typed text) returns text immutable strict parallel safe language plpgsql as $$
declare
  normal text := normal_phone(typed);
begin
  if normal ~ '^\+91[0-9]{10}$' then return right(normal, 10); end if;
  return regexp_replace(ltrim(normal, '+'), '^0{1,2}(?=[1-9][0-9]{2})', '');
end $$;

-- Fills the column beside a typed number: `phone_normal` from the column that is the argument.
create function set_phone_normal() returns trigger language plpgsql as $$
begin
  new.phone_normal := normal_phone(to_jsonb(new) ->> tg_argv[0]);
  return new;
end $$;

alter table students add column phone_normal text;
alter table tutors add column phone_normal text;
alter table guardians add column phone_normal text;
alter table enquiries add column phone_normal text;

-- Fills the columns by writing each table anew, which is much faster than updating its rows.
create function search_of(g assignments) returns text stable language sql as $$
  select lower(concat_ws(' ', '', s.name, s.email, phone_words(s.phone_number),
    t.first_name, t.last_name, t.email, phone_words(t.phone_number), catalogue_words(array[g.class_id, g.subject_id])))
  from (select) one
    left join students s on s.id = g.student_id left join tutors t on t.id = g.tutor_id
$$;
alter table students
  alter column phone_normal type text using normal_phone(phone_number),
  alter column search type text using lower(concat_ws(' ', '', name, email,
    phone_words(phone_number), catalogue_words(array[selected_class] || selected_subjects)));
alter table tutors
  alter column phone_normal type text using normal_phone(phone_number),
  alter column search type text using lower(concat_ws(' ', '', first_name, last_name, email,
    phone_words(phone_number), catalogue_words(selected_classes || selected_subjects)));
alter table guardians alter column phone_normal type text using normal_phone(phone_number);
alter table enquiries alter column phone_normal type text using normal_phone(phone);
alter table assignments alter column search type text using search_of(assignments);
drop function search_of(assignments);

create trigger students_phone before insert or update of phone_number, phone_normal on students
  for each row execute function set_phone_normal('phone_number');
create trigger tutors_phone before insert or update of phone_number, phone_normal on tutors
  for each row execute function set_phone_normal('phone_number');
create trigger guardians_phone before insert or update of phone_number, phone_normal on guardians
  for each row execute function set_phone_normal('phone_number');
create trigger enquiries_phone before insert or update of phone, phone_normal on enquiries
  for each row execute function set_phone_normal('phone');

drop index enquiries_phone;
create index enquiries_phone on enquiries (phone_normal);
