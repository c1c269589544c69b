-- Finds names across scripts and spellings (docs/decisions/068-names-by-sound.md).

-- How a word of a name sounds, in capital letters: Lakshmi, Laxmi, లక్ష్మి and लक्ष्मी are "LKSMI".
-- It has no "a" except at the start, no length, aspiration or place of the tongue. A word that ends
-- with "a" is complete and gets a space, so that Padma doesn't match the beginning of Padmini.
-- Null for a word with other signs than letters of these scripts. PostgreSQL keeps 32 compiled
-- patterns, so there are fewer here. Patterns that capture are slow, so none does without need.
create function sound_key(word text) returns text immutable strict parallel safe language plpgsql as $$
declare
  w text := left(word, 100);
begin
  if octet_length(w) > length(w) then
    w := normalize(regexp_replace(normalize(w, nfd), '[\u0300-\u036f]', '', 'g'), nfc);
    -- The nukta and the joiners are left out.
    w := translate(w, U&'\093C\200C\200D', '');
  end if;
  w := lower(w collate "C");
  if w ~ '^[a-z]+$' then
    w := replace(replace(replace(w, 'x', 'ks'), 'cch', 'ch'), 'ei', 'ai');
    w := regexp_replace(w, 'o[uw](?![aeiouy])|au', 'o', 'g');
    w := translate(replace(w, 'ch', 'C'), 'cCqwzf', 'kckvjp');
    w := regexp_replace(w, '(?<=[kgcjtdpbs])h+', '', 'g');
    w := replace(replace(w, 'ee', 'i'), 'oo', 'u');
  elsif w ~ '^[\u0900-\u094d\u0c00-\u0c4d]+$' then
    -- A consonant without a vowel sign is followed by "a".
    w := regexp_replace(w, '(?<=[\u0915-\u0939\u0c15-\u0c39])(?![\u093e-\u094d\u0c3e-\u0c4d])', 'a', 'g');
    w := translate(w, 'కఖగఘఙచఛజఝఞటఠడఢణతథదధనపఫబభమయరఱలళవశషసహఅఆఇఈఉఊఎఏఒఓఔాిీుూెేొోౌంఁఋృఐై్',
                      'kkggnccjjnttddnttddnppbbmyrrllvssshaaiiuueeoooaiiuueeooomnRRAA');
    w := translate(w, 'कखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळवशषसहअआइईउऊऍऎएऑऒओऔािीुूॅॆेॉॊोौंँऋृऐै्',
                      'kkggnccjjnttddnttddnnppbbmyrrllvssshaaiiuueeeooooaiiuueeeoooomnRRAA');
    w := regexp_replace(replace(replace(w, 'R', 'ri'), 'A', 'ai'), '[^a-z]', '', 'g');
  else
    return null;
  end if;
  w := replace(replace(replace(w, 'gny', 'gn'), 'jny', 'gn'), 'jna', 'gna');
  w := regexp_replace(regexp_replace(w, '^h(?=r)', ''), '(?<![aeiou])ru', 'ri', 'g');
  w := regexp_replace(w, 'm(?=[kgcjtdpbsv])', 'n', 'g');
  w := replace(replace(w, 'ia', 'iya'), 'ea', 'eya');
  w := regexp_replace(w, '(?<=[^aeiou])y$', 'i');
  w := regexp_replace(regexp_replace(w, 'y[ie]|(?<=[ae])i', 'y', 'g'), '^e', 'i');
  w := regexp_replace(w, '(?<=[aeiou])ha?$', '');
  if w ~ 'aa|bb|cc|dd|ee|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|rr|ss|tt|uu|vv|yy' then
    w := regexp_replace(w, '(.)\1+', '\1', 'g');
  end if;
  w := regexp_replace(w, 'a(?:o|vu)$', 'ava');
  w := regexp_replace(w, 'e(?=[rd]$)', '');
  w := upper(left(w, 1) || replace(substr(w, 2), 'a', '')) || case when w like '_%a' then ' ' else '' end;
  return case when w ~ '^(?:M[OU]?H[OU]?M[EI]?D|ND|MOHD) ?$' then 'MHMD ' else w end;
end $$;

-- The sounds of a name's words, and of each two together: "Sai Teja" is " SY SYTEJ TEJ ".
create function sound_words(name text) returns text immutable strict parallel safe language plpgsql as $$
declare
  word text;
  sound text;
  previous text;
  sounds text := ' ';
begin
  foreach word in array regexp_split_to_array(name,
    '[^\u0900-\u094d\u0c00-\u0c4d\u200c\u200da-zA-Z\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]+') loop
    sound := rtrim(sound_key(word));
    if length(previous) > 1 and length(sound) > 1 then sounds := sounds || previous || sound || ' '; end if;
    if sound <> '' then sounds := sounds || sound || ' '; end if;
    previous := sound;
  end loop;
  return sounds;
end $$;

-- The beginnings of the sounds of names, and all of each with a space: what the index contains. A
-- search reads one entry of it for each word.
create function sound_starts(sounds text) returns text[] immutable strict parallel safe language plpgsql as $$
declare
  sound text;
  previous text := '';
  starts text[] := '{}';
begin
  foreach sound in array string_to_array(btrim(sounds), ' ') loop
    -- Two words together begin as the first of them, which precedes them.
    for letters in case when starts_with(sound, previous) then length(previous) + 1 else 1 end..length(sound) loop
      starts := starts || left(sound, letters);
    end loop;
    starts := starts || (sound || ' ');
    previous := sound;
  end loop;
  return starts;
end $$;

-- Which of these beginnings a word of a search matches; null for what is no word.
create function sound_start(term text) returns text immutable strict parallel safe language sql as $$
  select nullif(sound_key(btrim(term, '.,''()-')), '')
$$;

alter table students add column sounds text not null default '';
alter table tutors add column sounds text not null default '';
alter table assignments add column sounds text not null default '';

create or replace function set_student_search() returns trigger language plpgsql as $$
begin
  new.email := coalesce((select email from accounts where id = new.id), '');
  new.search := lower(concat_ws(' ', '', new.name, new.email,
    phone_words(new.phone_number), catalogue_words(array[new.selected_class] || new.selected_subjects)));
  new.sounds := sound_words(new.name);
  return new;
end $$;

create or replace function set_tutor_search() returns trigger language plpgsql as $$
begin
  new.email := coalesce((select email from accounts where id = new.id), '');
  new.search := lower(concat_ws(' ', '', new.first_name, new.last_name, new.email,
    phone_words(new.phone_number), catalogue_words(new.selected_classes || new.selected_subjects)));
  new.sounds := sound_words(new.first_name || ' ' || new.last_name);
  return new;
end $$;

-- The sounds are taken from the student and the tutor, who may have thousands of assignments.
create or replace function set_assignment_search() returns trigger language plpgsql as $$
declare
  student record;
  tutor record;
begin
  select s.name, a.email, s.phone_number, s.sounds into student
    from students s join accounts a on a.id = s.id where s.id = new.student_id;
  select t.first_name, t.last_name, a.email, t.phone_number, t.sounds into tutor
    from tutors t join accounts a on a.id = t.id where t.id = new.tutor_id;
  new.student_name := coalesce(student.name, '');
  new.tutor_name := coalesce(tutor.first_name || ' ' || tutor.last_name, '');
  new.search := lower(concat_ws(' ', '', student.name, student.email, phone_words(student.phone_number),
    tutor.first_name, tutor.last_name, tutor.email, phone_words(tutor.phone_number),
    catalogue_words(array[new.class_id, new.subject_id])));
  new.sounds := rtrim(coalesce(student.sounds, '')) || coalesce(tutor.sounds, ' ');
  return new;
end $$;

-- Fills the column by writing each table anew, which is much faster than updating its rows.
create function sounds_of(student uuid, tutor uuid) returns text stable language plpgsql as $$
begin
  return (select rtrim(sounds) from students where id = student)
    || coalesce((select sounds from tutors where id = tutor), ' ');
end $$;
drop index students_search, tutors_search, assignments_search;
alter table students alter column sounds type text using sound_words(name);
alter table tutors alter column sounds type text using sound_words(first_name || ' ' || last_name);
alter table assignments alter column sounds type text using sounds_of(student_id, tutor_id);
drop function sounds_of(uuid, uuid);

-- The indexes of 008-admin-lists.sql with the sounds.
create index students_search on students
  using gin (search gin_trgm_ops, (selected_class || selected_subjects), lower(name) gin_trgm_ops, sound_starts(sounds));
create index tutors_search on tutors using gin (search gin_trgm_ops,
  (status || (selected_classes || selected_subjects)), lower(first_name || ' ' || last_name) gin_trgm_ops, sound_starts(sounds));
create index assignments_search on assignments using gin (search gin_trgm_ops,
  (array[case status when 'active' then status else 'ended' end, class_id, subject_id]), sound_starts(sounds));
