-- Keeps the admin's lists fast at any size: a search text, an index for each sort order, and
-- maintained counts. Triggers update all of them.

alter table students add column search text not null default '';
alter table tutors add column search text not null default '';
alter table assignments
  add column search text not null default '',
  add column student_name text not null default '';

-- Ids of classes and subjects, unchanged and as words: "class-10 class 10".
create function catalogue_words(ids text[]) returns text immutable language sql
  return array_to_string(ids, ' ') || ' ' || replace(array_to_string(ids, ' '), '-', ' ');

-- A phone number as typed, and its digits only.
create function phone_words(phone text) returns text immutable language sql
  return phone || ' ' || regexp_replace(phone, '\D', '', 'g');

-- Every word follows a space, also the first one, so that "% ra%" matches the start of a word.
create function set_student_search() returns trigger language plpgsql as $$
begin
  new.search := lower(concat_ws(' ', '', new.name, (select email from accounts where id = new.id),
    phone_words(new.phone_number), catalogue_words(array[new.selected_class] || new.selected_subjects)));
  return new;
end $$;
create trigger students_search
  before insert or update of name, phone_number, selected_class, selected_subjects on students
  for each row execute function set_student_search();

create function set_tutor_search() returns trigger language plpgsql as $$
begin
  new.search := lower(concat_ws(' ', '', new.first_name, new.last_name,
    (select email from accounts where id = new.id), phone_words(new.phone_number),
    catalogue_words(new.selected_classes || new.selected_subjects)));
  return new;
end $$;
create trigger tutors_search
  before insert or update of first_name, last_name, phone_number, selected_classes, selected_subjects on tutors
  for each row execute function set_tutor_search();

create function set_assignment_search() returns trigger language plpgsql as $$
declare
  student record;
  tutor record;
begin
  select s.name, a.email, s.phone_number into student
    from students s join accounts a on a.id = s.id where s.id = new.student_id;
  select t.first_name, t.last_name, a.email, t.phone_number into tutor
    from tutors t join accounts a on a.id = t.id where t.id = new.tutor_id;
  new.student_name := coalesce(student.name, '');
  new.search := lower(concat_ws(' ', '', student.name, student.email, phone_words(student.phone_number),
    tutor.first_name, tutor.last_name, tutor.email, phone_words(tutor.phone_number),
    catalogue_words(array[new.class_id, new.subject_id])));
  return new;
end $$;
create trigger assignments_search
  before insert or update of student_id, tutor_id, class_id, subject_id on assignments
  for each row execute function set_assignment_search();

-- Updates the search texts of dependent rows; setting a column to itself fires their triggers.
create function pass_on_person() returns trigger language plpgsql as $$
begin
  update assignments set student_id = student_id where student_id = new.id;
  update assignments set tutor_id = tutor_id where tutor_id = new.id;
  return null;
end $$;
create trigger students_renamed after update on students for each row
  when ((old.name, old.phone_number) is distinct from (new.name, new.phone_number))
  execute function pass_on_person();
create trigger tutors_renamed after update on tutors for each row
  when ((old.first_name, old.last_name, old.phone_number)
    is distinct from (new.first_name, new.last_name, new.phone_number))
  execute function pass_on_person();

create function pass_on_email() returns trigger language plpgsql as $$
begin
  update students set name = name where id = new.id;
  update tutors set first_name = first_name where id = new.id;
  update assignments set student_id = student_id where student_id = new.id;
  update assignments set tutor_id = tutor_id where tutor_id = new.id;
  return null;
end $$;
create trigger accounts_email after update on accounts for each row
  when (old.email is distinct from new.email) execute function pass_on_email();

update students set name = name;
update tutors set first_name = first_name;
update assignments set student_id = student_id;

-- One index for search and filters together. It contains names separately for the search by
-- similarity, which compares whole values and needs short ones.
create index students_search on students
  using gin (search gin_trgm_ops, (selected_class || selected_subjects), lower(name) gin_trgm_ops);
create index tutors_search on tutors using gin (search gin_trgm_ops,
  (status || (selected_classes || selected_subjects)), lower(first_name || ' ' || last_name) gin_trgm_ops);
create index assignments_search on assignments
  using gin (search gin_trgm_ops, (array[case status when 'active' then status else 'ended' end, class_id, subject_id]));

drop index tutors_name;
create index tutors_name on tutors ((first_name || ' ' || last_name), id);
create index assignments_student_name on assignments (student_name, id);
create index assignments_load on assignments (tutor_id) where status = 'active';
-- For deletions.
create index assignments_student on assignments (student_id);
create index course_approvals_course on course_approvals (course_id);

-- Counts by the week of creation (its Monday, in India). Each change inserts a row, so that writers
-- don't wait for each other; a job adds the rows up.
create table list_counts (
  id bigint generated always as identity primary key,
  list text not null check (list in ('students', 'tutors', 'assignments')),
  week date not null,
  change integer not null
);
create index list_counts_week on list_counts (list, week);

create function week_in_india(at timestamptz) returns date immutable language sql
  return date_trunc('week', at at time zone 'Asia/Kolkata')::date;

-- The trigger's argument is the column with the time. It runs once per statement.
create function count_list_change() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into list_counts (list, week, change)
     select %L, week_in_india(%I), %s count(*) from changed group by 2',
    tg_table_name, tg_argv[0], case tg_op when 'DELETE' then '-' else '' end);
  return null;
end $$;
create trigger students_added after insert on students referencing new table as changed
  for each statement execute function count_list_change('created_at');
create trigger students_gone after delete on students referencing old table as changed
  for each statement execute function count_list_change('created_at');
create trigger tutors_added after insert on tutors referencing new table as changed
  for each statement execute function count_list_change('created_at');
create trigger tutors_gone after delete on tutors referencing old table as changed
  for each statement execute function count_list_change('created_at');
create trigger assignments_added after insert on assignments referencing new table as changed
  for each statement execute function count_list_change('assigned_date');
create trigger assignments_gone after delete on assignments referencing old table as changed
  for each statement execute function count_list_change('assigned_date');

create function count_lists_again() returns void language sql as $$
  delete from list_counts;
  insert into list_counts (list, week, change)
    select 'students', week_in_india(created_at), count(*) from students group by 2
    union all select 'tutors', week_in_india(created_at), count(*) from tutors group by 2
    union all select 'assignments', week_in_india(assigned_date), count(*) from assignments group by 2;
$$;
select count_lists_again();
