-- What the admin's lists are sorted by (docs/decisions/041-the-admins-lists.md): each order has an
-- index that ends with the id.

-- Copies for sorting, set by the triggers that also set `search`.
alter table students add column email text not null default '';
alter table tutors add column email text not null default '';
alter table assignments add column tutor_name text not null default '';

create or replace function set_student_search() returns trigger language plpgsql as $$
begin
  new.email := coalesce((select email from accounts where id = new.id), '');
  new.search := lower(concat_ws(' ', '', new.name, new.email,
    phone_words(new.phone_number), catalogue_words(array[new.selected_class] || new.selected_subjects)));
  return new;
end $$;

create or replace function set_tutor_search() returns trigger language plpgsql as $$
begin
  new.email := coalesce((select email from accounts where id = new.id), '');
  new.search := lower(concat_ws(' ', '', new.first_name, new.last_name, new.email,
    phone_words(new.phone_number), catalogue_words(new.selected_classes || new.selected_subjects)));
  return new;
end $$;

create or replace function set_assignment_search() returns trigger language plpgsql as $$
declare
  student record;
  tutor record;
begin
  select s.name, a.email, s.phone_number into student
    from students s join accounts a on a.id = s.id where s.id = new.student_id;
  select t.first_name, t.last_name, a.email, t.phone_number into tutor
    from tutors t join accounts a on a.id = t.id where t.id = new.tutor_id;
  new.student_name := coalesce(student.name, '');
  new.tutor_name := coalesce(tutor.first_name || ' ' || tutor.last_name, '');
  new.search := lower(concat_ws(' ', '', student.name, student.email, phone_words(student.phone_number),
    tutor.first_name, tutor.last_name, tutor.email, phone_words(tutor.phone_number),
    catalogue_words(array[new.class_id, new.subject_id])));
  return new;
end $$;

update students s set email = a.email from accounts a where a.id = s.id;
update tutors t set email = a.email from accounts a where a.id = t.id;
update assignments g set tutor_name = t.first_name || ' ' || t.last_name
  from tutors t where t.id = g.tutor_id;

-- "05" to "12" for the classes of a school; any other id, such as "btech", comes after them.
create function class_rank(id text) returns text immutable language sql
  return case when id like 'class-%' then lpad(substr(id, 7), 2, '0') else id end;

-- "00" to "10" for the years with which a band of experience begins.
create function experience_rank(band text) returns text immutable language sql
  return lpad(split_part(replace(band, '+', ''), '-', 1), 2, '0');

create index students_email on students (email, id);
create index students_class on students (class_rank(selected_class), id);
create index tutors_email on tutors (email, id);
create index tutors_experience on tutors (experience_rank(experience), id);
create index tutors_status on tutors (status, id);
create index assignments_tutor_name on assignments (tutor_name, id);
create index assignments_class on assignments (class_rank(class_id), id);
create index assignments_subject on assignments (subject_id, id);
create index assignments_status on assignments (status, id);
