-- What the admin's home asks for, kept in columns and small indexes, so that its queues cost the
-- same at any size (docs/decisions/043-the-admins-home.md).

-- Since when a student has no active assignment; null while they have one.
alter table students add column waiting_since timestamptz default now();
update students s set waiting_since = case
  when not exists (select from assignments a where a.student_id = s.id and a.status = 'active')
  then created_at end;
create index students_waiting on students (waiting_since, id) where waiting_since is not null;

create function end_waiting() returns trigger language plpgsql as $$
begin
  update students set waiting_since = null
    where waiting_since is not null
      and id in (select student_id from changed where status = 'active');
  return null;
end $$;

-- Locks the students first: otherwise two transactions that each end one of a student's last two
-- assignments would each see the other one.
create function set_waiting(ids uuid[]) returns void language plpgsql as $$
begin
  perform from students where id = any(ids) order by id for update;
  update students s set waiting_since = case when w.waits then now() end
    from (select id, not exists (
        select from assignments a where a.student_id = t.id and a.status = 'active') as waits
      from unnest(ids) as t (id)) w
    where s.id = w.id and (s.waiting_since is not null) <> w.waits;
end $$;

create function begin_waiting() returns trigger language plpgsql as $$
begin
  perform set_waiting(array(select distinct student_id from changed where status = 'active'));
  return null;
end $$;

create function change_waiting() returns trigger language plpgsql as $$
begin
  perform set_waiting(array(
    select distinct unnest(array[o.student_id, n.student_id])
    from replaced o join changed n using (id)
    where (o.student_id, o.status) is distinct from (n.student_id, n.status)));
  return null;
end $$;

create trigger assignments_taken after insert on assignments referencing new table as changed
  for each statement execute function end_waiting();
create trigger assignments_changed after update on assignments
  referencing old table as replaced new table as changed
  for each statement execute function change_waiting();
create trigger assignments_ended after delete on assignments referencing old table as changed
  for each statement execute function begin_waiting();

-- A guardian's last answer, and when it was given; until then, when they were named.
alter table guardians
  add column consent text not null default 'unanswered'
    check (consent in ('unanswered', 'given', 'withheld', 'withdrawn')),
  add column consent_since timestamptz not null default now();
update guardians set consent_since = named_at;
update guardians g set consent = last.decision, consent_since = last.decided_at
  from (select distinct on (guardian_id) guardian_id, decision, decided_at
    from guardian_consents order by guardian_id, decided_at desc, id) last
  where last.guardian_id = g.id;
create index guardians_waiting on guardians (consent_since, id)
  where ended_at is null and consent in ('unanswered', 'withdrawn');

create function set_consent() returns trigger language plpgsql as $$
begin
  update guardians g set (consent, consent_since) = (
    select decision, decided_at from guardian_consents c where c.guardian_id = g.id
    order by decided_at desc, id limit 1)
    where g.id = new.guardian_id;
  return null;
end $$;
create trigger guardian_consents_last after insert on guardian_consents
  for each row execute function set_consent();

create index tutors_pending on tutors (created_at, id) where status = 'pending';
create index tutors_suspended on tutors (id) where status = 'suspended';

-- Live sessions whose link leads to no meeting; the patterns are those of app/domain/meeting-link.ts.
create index content_items_without_link on content_items (starts_at) where kind = 'live-session'
  and (url !~* '^https?://([a-z0-9_-]+\.)+[a-z]{2,}([/?#:]|$)'
    or url ~* '^https?://([^/?#]*\.(local|internal|lan|home|localhost)|(www\.)?forms\.gle|drive\.google\.com)([/?#:]|$)|^https?://docs\.google\.com/forms/');

-- How often an admin is mailed about sign-ups and applications, and up to when they know of them.
-- 'never' is a row of mail_refusals, as for all mails.
alter table admins
  add column arrivals_pace text not null default 'daily' check (arrivals_pace in ('at-once', 'daily')),
  add column arrivals_until timestamptz not null default now();
