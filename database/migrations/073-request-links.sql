-- The links by which tutors answer requests from a mail, apart from the requests, as all credentials are:
-- backups leave the table out, and whatever ends a tutor's access deletes their rows
-- (docs/decisions/076-links-that-answer-requests.md).

create table request_links (
  -- A newer mail's link replaces the earlier one.
  request_id uuid primary key references lesson_requests (id) on delete cascade,
  -- Whom the mail was to; nobody else answers with it.
  tutor_id uuid not null references tutors (id) on delete cascade,
  -- The SHA-256 of the token in the mail.
  token_hash bytea not null unique
);
create index request_links_tutor on request_links (tutor_id);

-- Those that were mailed for requests that are open.
insert into request_links (request_id, tutor_id, token_hash)
  select id, tutor_id, token_hash from lesson_requests
  where answer is null and expires_at > now() and tutor_id is not null and token_hash is not null;
alter table lesson_requests drop column token_hash;

-- A link ends with its request, whoever ended that.
create function delete_links_of_requests() returns trigger language plpgsql as $$
begin
  delete from request_links l using changed c where l.request_id = c.id and c.answer is not null;
  return null;
end $$;
create trigger lesson_requests_unlinked after update on lesson_requests
  referencing new table as changed for each statement execute function delete_links_of_requests();
