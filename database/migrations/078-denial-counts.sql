-- How often an account was denied an action in an hour. The first denials are lines of the audit log;
-- further ones are only counted, and become one line once the hour has ended.
create table denial_counts (
  actor_id uuid not null,
  action text not null,
  hour timestamptz not null,
  actor_role text not null,
  -- Of the last denial, which leads to its line in the log.
  request_id uuid not null,
  denials integer not null default 1,
  primary key (actor_id, action, hour)
);

-- It counted them before.
drop index audit_log_denials_by_action;
