/** Writes an entry into the audit log. */
export const auditEntry = `insert into audit_log (request_id, action, outcome)
  values ('00000000-0000-4000-8000-000000000000', 'sign-in', 'done')`;

/** Statements that change the audit log, which is append-only. */
export const auditLogChanges = [
  "update audit_log set reason = null",
  "update audit_log set reason = null where false",
  "delete from audit_log",
  "delete from audit_log where false",
  "truncate audit_log",
  "truncate audit_log, accounts cascade",
  `${auditEntry.replace("request_id,", "id, request_id,").replace("values (", "overriding system value values (1, ")}
     on conflict (id) do update set outcome = 'done'`,
  "merge into audit_log a using (select 1) s on true when matched then delete",
];
