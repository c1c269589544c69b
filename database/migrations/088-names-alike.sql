-- Finds names however their signs are typed, and sorts them by their alphabets (docs/decisions/083-names-alike-and-in-order.md).

-- As `foldText` of app/domain/fold-text.ts; a test compares the two. Only what is not ASCII needs the
-- slow part. PostgreSQL keeps 32 compiled patterns, so there is one of its own here.
create function fold_text(typed text) returns text immutable strict parallel safe language plpgsql as $$
declare
  t text := typed;
begin
  if octet_length(t) > length(t) then
    t := normalize(translate(t, U&'\00B4ʹʻʼʽʾʿˈ‘’‚‛′‵ꞌ＇', ''), nfkd);
    t := regexp_replace(t, '[\u0300-\u036f\u093c\u0640\u064b-\u065f\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]', '', 'g');
    t := translate(normalize(t, nfc),
      'ØøĐđÐðŁłĦħıΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯىيكةۃہە',
      'ooddddllhhiαβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяییکهههه');
    t := replace(replace(replace(replace(t, 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe');
    t := replace(replace(replace(replace(t, 'ß', 'ss'), 'ẞ', 'ss'), 'þ', 'th'), 'Þ', 'th');
    t := translate(t, U&'ʹʻʼʽʾʿˈ‘’‚‛′‵ꞌ\00B4', '');
    t := translate(t, U&'‐‑‒–—―⁃−\00A0\0085\1680\2028\2029', '             ');
  end if;
  t := translate(lower(t collate "C"), '''`', '');
  return regexp_replace(translate(t, E'-\t\n\x0B\f\r', '      '), '  +', ' ', 'g');
end $$;

-- As `nameOrder` of app/domain/fold-text.ts: what names are sorted by, in code points. Not a collation
-- of ICU, whose order changes with its version. Its length is limited by what an index takes.
create function name_order(name text) returns text immutable strict parallel safe language plpgsql as $$
declare
  t text := name;
begin
  if octet_length(t) = length(t) then
    t := fold_text(t);
  else
    t := translate(fold_text(translate(t, 'ہۂ', 'ۍۍ')),
      'ءابٻپڀتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںهوۍھیےవశషసహళఴ',
      'ءابتثجحخدذرزسشصضطظعغفقلمنهوٹٻپڀچڈڑژکگںھیۍےళఴవశషసహ');
  end if;
  t := regexp_replace(translate(t, '.,;:()[]"/&', '           '), '  +', ' ', 'g');
  return left(btrim(t, ' '), 200);
end $$;

-- What a name is found by: "D Souza" also as "dsouza".
create function name_words(name text) returns text immutable strict parallel safe language plpgsql as $$
declare
  words text := fold_text(name);
begin
  if ' ' || words ~ ' [do] [a-z]{3}' then
    return words || regexp_replace(' ' || words, ' ([do]) (?=[a-z]{3})', ' \1', 'g');
  end if;
  return words;
end $$;

alter table students add column name_key text collate "C" not null default '';
alter table tutors add column name_key text collate "C" not null default '';
alter table assignments
  add column student_key text collate "C" not null default '',
  add column tutor_key text collate "C" not null default '';

create or replace function set_student_search() returns trigger language plpgsql as $$
begin
  new.email := coalesce((select email from accounts where id = new.id), '');
  new.search := fold_text(concat_ws(' ', '', name_words(new.name), new.email,
    phone_words(new.phone_number), catalogue_words(array[new.selected_class] || new.selected_subjects)));
  new.sounds := sound_words(fold_text(new.name));
  new.name_key := name_order(new.name);
  return new;
end $$;

create or replace function set_tutor_search() returns trigger language plpgsql as $$
declare
  name text := new.first_name || ' ' || new.last_name;
begin
  new.email := coalesce((select email from accounts where id = new.id), '');
  new.search := fold_text(concat_ws(' ', '', name_words(name), new.email,
    phone_words(new.phone_number), catalogue_words(new.selected_classes || new.selected_subjects)));
  new.sounds := sound_words(fold_text(name));
  new.name_key := name_order(name);
  return new;
end $$;

create or replace function set_assignment_search() returns trigger language plpgsql as $$
declare
  student record;
  tutor record;
begin
  select s.name, a.email, s.phone_number, s.sounds, s.name_key into student
    from students s join accounts a on a.id = s.id where s.id = new.student_id;
  select t.first_name || ' ' || t.last_name as name, a.email, t.phone_number, t.sounds, t.name_key into tutor
    from tutors t join accounts a on a.id = t.id where t.id = new.tutor_id;
  new.student_name := coalesce(student.name, '');
  new.tutor_name := coalesce(tutor.name, '');
  new.student_key := coalesce(student.name_key, '');
  new.tutor_key := coalesce(tutor.name_key, '');
  new.search := fold_text(concat_ws(' ', '', name_words(student.name), student.email, phone_words(student.phone_number),
    name_words(tutor.name), tutor.email, phone_words(tutor.phone_number),
    catalogue_words(array[new.class_id, new.subject_id])));
  new.sounds := rtrim(coalesce(student.sounds, '')) || coalesce(tutor.sounds, ' ');
  return new;
end $$;

-- Fills the columns by writing each table anew, which is much faster than updating its rows.
drop index students_search, tutors_search, assignments_search;
drop index students_name, tutors_name, assignments_student_name, assignments_tutor_name;
alter table students
  alter column name_key type text collate "C" using name_order(name),
  alter column sounds type text using sound_words(fold_text(name)),
  alter column search type text using fold_text(concat_ws(' ', '', name_words(name), email,
    phone_words(phone_number), catalogue_words(array[selected_class] || selected_subjects)));
alter table tutors
  alter column name_key type text collate "C" using name_order(first_name || ' ' || last_name),
  alter column sounds type text using sound_words(fold_text(first_name || ' ' || last_name)),
  alter column search type text using fold_text(concat_ws(' ', '', name_words(first_name || ' ' || last_name), email,
    phone_words(phone_number), catalogue_words(selected_classes || selected_subjects)));
create function search_of(g assignments) returns text stable language sql as $$
  select fold_text(concat_ws(' ', '', name_words(s.name), s.email, phone_words(s.phone_number),
    name_words(t.first_name || ' ' || t.last_name), t.email, phone_words(t.phone_number),
    catalogue_words(array[g.class_id, g.subject_id])))
  from (select) one
    left join students s on s.id = g.student_id left join tutors t on t.id = g.tutor_id
$$;
create function sounds_of(g assignments) returns text stable language sql as $$
  select rtrim(coalesce((select sounds from students where id = g.student_id), ''))
    || coalesce((select sounds from tutors where id = g.tutor_id), ' ')
$$;
alter table assignments
  alter column student_key type text collate "C" using name_order(student_name),
  alter column tutor_key type text collate "C" using name_order(tutor_name),
  alter column sounds type text using sounds_of(assignments),
  alter column search type text using search_of(assignments);
drop function search_of(assignments), sounds_of(assignments);

create index students_search on students using gin (search gin_trgm_ops,
  (selected_class || selected_subjects), fold_text(name) gin_trgm_ops, sound_starts(sounds));
create index tutors_search on tutors using gin (search gin_trgm_ops, (status || (selected_classes || selected_subjects)),
  fold_text(first_name || ' ' || last_name) gin_trgm_ops, sound_starts(sounds));
create index assignments_search on assignments using gin (search gin_trgm_ops,
  (array[case status when 'active' then status else 'ended' end, class_id, subject_id]), sound_starts(sounds));
create index students_name on students (name_key, id);
create index tutors_name on tutors (name_key, id);
create index assignments_student_name on assignments (student_key, id);
create index assignments_tutor_name on assignments (tutor_key, id);
