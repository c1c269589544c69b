-- For the admin's log, newest first: by who did it, by what it is about, by what was done, and the
-- denials. Without any of these it follows the primary key.
create index audit_log_by_actor on audit_log (actor_id, id);
create index audit_log_by_subject on audit_log (subject_id, id);
create index audit_log_by_action on audit_log (action, id);
create index audit_log_denied on audit_log (id) where outcome = 'denied';
