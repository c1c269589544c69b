-- For the admin's view of the audit log, newest first: by actor, subject, action, and denials.
-- Without a filter it uses the primary key.
create index audit_log_by_actor on audit_log (actor_id, id);
create index audit_log_by_subject on audit_log (subject_id, id);
create index audit_log_by_action on audit_log (action, id);
create index audit_log_denied on audit_log (id) where outcome = 'denied';
