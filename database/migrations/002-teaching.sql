-- Assignments and their content (specification §3).
create table assignments (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students (id) on delete cascade,
  tutor_id uuid not null references tutors (id) on delete restrict,
  class_id text not null,
  subject_id text not null,
  status text not null default 'active',
  created_by uuid references admins (id) on delete set null,
  assigned_date timestamptz not null default now()
);
-- A second row with the same four values comes from a double click.
create unique index assignments_once on assignments (student_id, tutor_id, class_id, subject_id) where status = 'active';
create index assignments_tutor on assignments (tutor_id, assigned_date, id);
create index assignments_assigned on assignments (assigned_date, id);

-- §3 approvedCourses: a flag per course; the course is the id of an assignment or a legacy course.
create table course_approvals (
  student_id uuid not null references students (id) on delete cascade,
  course_id text not null,
  approved boolean not null,
  primary key (student_id, course_id)
);

create table content_items (
  id uuid primary key default gen_random_uuid(),
  assignment_id uuid not null references assignments (id) on delete cascade,
  kind text not null check (kind in ('recording', 'live-session', 'exam')),
  title text not null,
  description text not null,
  url text not null,
  starts_at timestamptz,
  created_by uuid not null references tutors (id) on delete restrict,
  created_at timestamptz not null default now(),
  check ((kind = 'live-session') = (starts_at is not null))
);
-- A second identical item comes from a form that was sent twice.
create unique index content_items_once on content_items
  (assignment_id, kind, md5(title || chr(31) || description || chr(31) || url), starts_at) nulls not distinct;
create index content_items_list on content_items (assignment_id, kind, created_at, id);

create table announcements (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('assignment', 'course')),
  assignment_id uuid references assignments (id) on delete cascade,
  course_id text,
  title text not null,
  description text not null,
  url text,
  created_by uuid references tutors (id) on delete restrict,
  created_at timestamptz not null default now(),
  check ((type = 'assignment') = (assignment_id is not null and created_by is not null)),
  check ((type = 'course') = (course_id is not null))
);
create unique index announcements_once on announcements
  (assignment_id, course_id, md5(title || chr(31) || description || chr(31) || coalesce(url, ''))) nulls not distinct;
create index announcements_list on announcements (assignment_id, created_at, id);
create index announcements_course on announcements (course_id) where course_id is not null;
