-- Changes and denials, with ids only. actor_id has no foreign key, so that an entry remains when
-- the account is deleted.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  request_id uuid not null,
  actor_id uuid,
  actor_role text,
  action text not null,
  subject_kind text,
  subject_id uuid,
  outcome text not null check (outcome in ('done', 'denied')),
  reason text,
  detail jsonb not null default '{}',
  check ((outcome = 'denied') = (reason is not null))
);
-- For the limit on a person's denials per hour.
create index audit_log_denials on audit_log (actor_id, at) where outcome = 'denied';

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_log_append_only
  before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
