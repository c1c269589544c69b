-- Finds names across scripts and spellings (docs/decisions/068-names-by-sound.md).

-- How a word of a name sounds, in capital letters: Lakshmi, Laxmi, లక్ష్మి and लक्ष्मी are "LKSMI".
-- It has no "a" except at the start, no length, aspiration or place of the tongue. A word that ends
-- with "a" is complete and gets a space, so that Padma doesn't match the beginning of Padmini.
-- Null for a word with other signs than letters of these scripts. PostgreSQL keeps 32 compiled
-- patterns, so there are fewer here.
create function sound_key(word text) returns text immutable strict parallel safe language plpgsql as $$
declare
  w text := normalize(regexp_replace(normalize(word, nfd), '[\u0300-\u036f]', '', 'g'), nfc);
begin
  -- The nukta and the joiners are left out.
  w := translate(w, U&'ABCDEFGHIJKLMNOPQRSTUVWXYZ\093C\200C\200D', 'abcdefghijklmnopqrstuvwxyz');
  if w ~ '^[a-z]+$' then
    w := replace(replace(replace(w, 'x', 'ks'), 'cch', 'ch'), 'ei', 'ai');
    w := regexp_replace(w, 'o[uw](?![aeiouy])|au', 'o', 'g');
    w := regexp_replace(w, 'c(?!h)', 'k', 'g');
    w := regexp_replace(translate(w, 'qwzf', 'kvjp'), '([kgcjtdpbs])h+', '\1', 'g');
    w := replace(replace(w, 'ee', 'i'), 'oo', 'u');
  elsif w ~ '^[\u0900-\u094d\u0c00-\u0c4d]+$' then
    -- A consonant without a vowel sign is followed by "a".
    w := regexp_replace(w, '([\u0915-\u0939\u0c15-\u0c39])(?![\u093e-\u094d\u0c3e-\u0c4d])', '\1a', 'g');
    w := translate(w, 'కఖగఘఙచఛజఝఞటఠడఢణతథదధనపఫబభమయరఱలళవశషసహఅఆఇఈఉఊఎఏఒఓఔాిీుూెేొోౌంఁ',
                      'kkggnccjjnttddnttddnppbbmyrrllvssshaaiiuueeoooaiiuueeooomn');
    w := translate(w, 'कखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळवशषसहअआइईउऊऍऎएऑऒओऔािीुूॅॆेॉॊोौंँ',
                      'kkggnccjjnttddnttddnnppbbmyrrllvssshaaiiuueeeooooaiiuueeeoooomn');
    w := regexp_replace(regexp_replace(w, '[ఋృऋृ]', 'ri', 'g'), '[ఐైऐै]', 'ai', 'g');
    w := regexp_replace(w, '[^a-z]', '', 'g');
  else
    return null;
  end if;
  w := regexp_replace(w, 'gny|jny|jn(?=a)', 'gn', 'g');
  w := regexp_replace(regexp_replace(w, '^hr', 'r'), '(^|[^aeiou])r[iu]', '\1ri', 'g');
  w := regexp_replace(w, 'm(?=[kgcjtdpbsv])', 'n', 'g');
  w := regexp_replace(w, '([ie])a', '\1ya', 'g');
  w := regexp_replace(w, '([^aeiou])y$', '\1i');
  w := regexp_replace(regexp_replace(w, 'y[ie]|(?<=[ae])i', 'y', 'g'), '^e', 'i');
  w := regexp_replace(w, '([aeiou])ha?$', '\1');
  w := regexp_replace(w, '(.)\1+', '\1', 'g');
  w := regexp_replace(w, 'a(o|vu)$', 'ava');
  w := regexp_replace(w, 'e(?=[rd]$)', '');
  w := upper(left(w, 1) || replace(substr(w, 2), 'a', '')) || case when w ~ '.a$' then ' ' else '' end;
  return case when w ~ '^M[OU]?H[OU]?M[EI]?D ?$|^(ND|MOHD) ?$' then 'MHMD ' else w end;
end $$;

-- The sounds of a name's words, and of each two together: "Sai Teja" is " SY TEJ SYTEJ ".
create function sound_words(name text) returns text immutable parallel safe language sql as $$
  with words as (
    select place, rtrim(sound_key(word)) as sound
    from regexp_split_to_table(name,
      '[^\u0900-\u094d\u0c00-\u0c4d\u200c\u200da-zA-Z\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]+') with ordinality
      as w (word, place)
  ), pairs as (
    select place, sound || lead(sound) over (order by place) as sound, length(sound) as first,
      length(lead(sound) over (order by place)) as second
    from words
  )
  select ' ' || coalesce(string_agg(sound || ' ', '' order by kind, place), '') from (
    select 1 as kind, place, sound from words where sound is not null
    union all select 2, place, sound from pairs where first > 1 and second > 1
  ) sounds
$$;

-- The pattern by which the sounds of a name match a word of a search; null for what is no word.
create function sound_pattern(term text) returns text immutable strict parallel safe language sql as $$
  select '% ' || nullif(rtrim(key), '') || case when key like '% ' then ' %' else '%' end
  from sound_key(btrim(term, '.,''()-')) key
$$;

-- The searched text ends with a line of these sounds. Everything else in it is in small letters, so
-- that what is typed never matches a sound.
create or replace function set_student_search() returns trigger language plpgsql as $$
begin
  new.email := coalesce((select email from accounts where id = new.id), '');
  new.search := lower(concat_ws(' ', '', new.name, new.email, phone_words(new.phone_number),
    catalogue_words(array[new.selected_class] || new.selected_subjects)))
    || E'\n' || sound_words(new.name);
  return new;
end $$;

create or replace function set_tutor_search() returns trigger language plpgsql as $$
begin
  new.email := coalesce((select email from accounts where id = new.id), '');
  new.search := lower(concat_ws(' ', '', new.first_name, new.last_name, new.email,
    phone_words(new.phone_number), catalogue_words(new.selected_classes || new.selected_subjects)))
    || E'\n' || sound_words(new.first_name || ' ' || new.last_name);
  return new;
end $$;

-- The sounds are taken from the student and the tutor, who may have thousands of assignments.
create or replace function set_assignment_search() returns trigger language plpgsql as $$
declare
  student record;
  tutor record;
begin
  select s.name, a.email, s.phone_number, s.search into student
    from students s join accounts a on a.id = s.id where s.id = new.student_id;
  select t.first_name, t.last_name, a.email, t.phone_number, t.search into tutor
    from tutors t join accounts a on a.id = t.id where t.id = new.tutor_id;
  new.student_name := coalesce(student.name, '');
  new.tutor_name := coalesce(tutor.first_name || ' ' || tutor.last_name, '');
  new.search := lower(concat_ws(' ', '', student.name, student.email, phone_words(student.phone_number),
    tutor.first_name, tutor.last_name, tutor.email, phone_words(tutor.phone_number),
    catalogue_words(array[new.class_id, new.subject_id])))
    || concat(E'\n', split_part(student.search, E'\n', -1), split_part(tutor.search, E'\n', -1));
  return new;
end $$;

-- Locks rows, not tables: the lists can be read meanwhile. A restore of an older backup runs this
-- while the triggers are disabled.
update students set search = search || E'\n' || sound_words(name)
  where position(E'\n' in search) = 0;
update tutors set search = search || E'\n' || sound_words(first_name || ' ' || last_name)
  where position(E'\n' in search) = 0;
update assignments a set search = a.search
    || concat(E'\n', split_part(s.search, E'\n', -1), split_part(t.search, E'\n', -1))
  from assignments b join students s on s.id = b.student_id left join tutors t on t.id = b.tutor_id
  where a.id = b.id and position(E'\n' in a.search) = 0;
