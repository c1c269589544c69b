-- What a lesson shows of its assignment. An assignment's row is wide, and a day's lessons belong to
-- hundreds of them anywhere in the table: the office's home read that many pages to count today's lessons.
create index assignments_standing on assignments (id) include (student_id, tutor_id, status);
