-- What tutors report about lessons (docs/decisions/051-lesson-reports.md).

-- A report is a document of its time: it names its chapters, class and subject itself, and stays when
-- its lesson, its assignment or its author is deleted. It goes with the student.
create table lesson_reports (
  lesson_id uuid primary key,
  student_id uuid not null references students (id) on delete cascade,
  -- The author; the id of a deleted tutor is removed within hours.
  tutor_id uuid,
  assignment_id uuid,
  class_id text not null,
  subject_id text not null,
  -- When the lesson was.
  starts_at timestamptz not null,
  -- Chapters by name.
  covered text[] not null default '{}',
  covered_other text not null default '',
  went_well text not null default '',
  to_practise text not null default '',
  homework text not null default '',
  homework_until date,
  -- The four degrees of app/domain/lessons/report.ts.
  understanding smallint check (understanding between 1 and 4),
  -- How the homework of the report before was kept.
  last_homework text check (last_homework in ('done', 'partly', 'not')),
  sent_at timestamptz not null default now(),
  -- When its words last changed.
  updated_at timestamptz not null default now(),
  check (homework_until is null or homework <> ''),
  check (updated_at >= sent_at)
);
create index lesson_reports_student on lesson_reports (student_id, starts_at);
create index lesson_reports_assignment on lesson_reports (assignment_id, starts_at);
create index lesson_reports_tutor on lesson_reports (tutor_id, starts_at);

-- When its report was first sent. It stays when the student and the report are gone.
alter table lesson_records add column reported_at timestamptz;

-- A report may come back by an undo; the record keeps its time.
create function record_lesson_report() returns trigger language plpgsql as $$
begin
  update lesson_records r set reported_at = added.sent_at
    from added where r.lesson_id = added.lesson_id and r.reported_at is null;
  return null;
end $$;
create trigger lesson_reports_recorded after insert on lesson_reports
  referencing new table as added for each statement execute function record_lesson_report();

-- Live updates: for the student, the author and whoever teaches the course now.
create function notify_of_lesson_reports() returns trigger language plpgsql as $$
begin
  perform tell_of_change(array(
    select unnest(array[c.student_id::text, c.tutor_id::text, a.tutor_id::text])
    from changed c left join assignments a on a.id = c.assignment_id));
  return null;
end $$;
create trigger lesson_reports_inserted after insert on lesson_reports
  referencing new table as changed for each statement execute function notify_of_lesson_reports();
create trigger lesson_reports_updated after update on lesson_reports
  referencing new table as changed for each statement execute function notify_of_lesson_reports();
