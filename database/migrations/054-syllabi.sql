-- The academy's own lists of chapters (docs/decisions/054-syllabus-and-progress.md).
create table syllabi (
  class_id text not null,
  subject_id text not null,
  -- In order. Reports store names, so that a changed list changes none of them.
  chapters text[] not null check (cardinality(chapters) between 1 and 60),
  primary key (class_id, subject_id)
);
