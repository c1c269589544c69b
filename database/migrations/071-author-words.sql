-- What a tutor wrote stays theirs to take along after a hand-over; what the next tutor makes of it does
-- not (docs/decisions/075-what-is-mine-to-read-now.md).

-- The title, text and link that the author gave, once another tutor has changed them; null while they
-- are the author's.
alter table content_items add column author_words jsonb;
alter table announcements add column author_words jsonb;
alter table lesson_series add column author_words jsonb;

-- An author who teaches the child again, and changes the words, is their author again. Nobody reads
-- those of a deleted author.
create function keep_author_words() returns trigger language plpgsql as $$
begin
  if new.created_by is null or exists (select from assignments a
      where a.id = new.assignment_id and a.tutor_id = new.created_by) then
    new.author_words := null;
  elsif new.author_words is null and exists (select from tutors t where t.id = new.created_by) then
    new.author_words := jsonb_build_object('title', old.title, 'description', old.description,
      'url', old.url);
  end if;
  return new;
end $$;

create trigger content_items_authored before update of title, description, url, created_by
  on content_items for each row
  when ((old.title, old.description, old.url, old.created_by)
    is distinct from (new.title, new.description, new.url, new.created_by))
  execute function keep_author_words();
create trigger announcements_authored before update of title, description, url, created_by
  on announcements for each row
  when ((old.title, old.description, old.url, old.created_by)
    is distinct from (new.title, new.description, new.url, new.created_by))
  execute function keep_author_words();
create trigger lesson_series_authored before update of title, description, url, created_by
  on lesson_series for each row
  when ((old.title, old.description, old.url, old.created_by)
    is distinct from (new.title, new.description, new.url, new.created_by))
  execute function keep_author_words();

-- Of what was handed over before this, nobody kept the author's words: where they may be another's, the
-- author gets none.
update content_items c set author_words = '{}' from assignments a
  where a.id = c.assignment_id and c.created_by <> a.tutor_id
    and (c.series_id is not null or exists (select from audit_log l
      where l.subject_id = c.id and l.outcome = 'done' and l.actor_id <> c.created_by
        and l.action in ('edit', 'edit-lessons')));
update announcements n set author_words = '{}' from assignments a
  where a.id = n.assignment_id and n.created_by <> a.tutor_id
    and exists (select from audit_log l
      where l.subject_id = n.id and l.outcome = 'done' and l.actor_id <> n.created_by
        and l.action = 'edit');
update lesson_series s set author_words = '{}' from assignments a, tutors t
  where a.id = s.assignment_id and t.id = s.created_by and s.created_by <> a.tutor_id;
