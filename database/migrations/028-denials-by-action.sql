-- The limit on a person's stored denials per hour counts each action by itself.
create index audit_log_denials_by_action on audit_log (actor_id, action, at) where outcome = 'denied';
drop index audit_log_denials;
