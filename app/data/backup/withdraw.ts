import pg from "pg";
import type { Withdrawal } from "#data/account/withdrawals.ts";
import { enableTriggers, type Stage } from "./stage.ts";

/**
 * Withdraws in the stage what people have withdrawn since the backup: mails, notices and consents that
 * they refused, guardians whose access has ended, and tutors who are suspended. Accounts that the live
 * academy has keep their present choices.
 *
 * @param fromFiles withdrawals read from files outside the database
 */
export async function repeatWithdrawals(
  client: pg.ClientBase,
  { live }: Stage,
  fromFiles: readonly Withdrawal[],
): Promise<void> {
  const liveTable = (name: string) => `${pg.escapeIdentifier(live)}.${name}`;
  for (const table of ["mail_refusals", "push_refusals"]) {
    await client.query(
      `delete from ${table} where account_id in (select id from ${liveTable("accounts")})`,
    );
    await client.query(
      `insert into ${table} select r.* from ${liveTable(table)} r join accounts a on a.id = r.account_id`,
    );
  }
  // A guardian who never answered is deleted when the student names another one.
  await client.query(
    `delete from guardians where student_id in (select id from ${liveTable("students")})
       and id not in (select id from ${liveTable("guardians")})`,
  );
  await client.query(
    `update guardians g set name = l.name, relation = l.relation, email = l.email,
       phone_number = l.phone_number, ended_at = l.ended_at, ended_by = l.ended_by
     from ${liveTable("guardians")} l where l.id = g.id and l.ended_at is not null`,
  );
  await client.query(
    `insert into guardian_consents select c.* from ${liveTable("guardian_consents")} c
     join guardians g on g.id = c.guardian_id on conflict do nothing`,
  );
  await repeatSuspensions(client, liveTable);
  await repeatFromFiles(client, fromFiles);
}

/** A tutor who was suspended since must not reach students again. */
async function repeatSuspensions(
  client: pg.ClientBase,
  liveTable: (name: string) => string,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select t.id from tutors t join ${liveTable("tutors")} l using (id)
     where l.status = 'suspended' and t.status <> 'suspended'`,
  );
  const suspended = [rows.map(({ id }) => id)];
  await client.query(
    `update tutors t set status = l.status, approved_date = l.approved_date, rejection_reason = null
     from ${liveTable("tutors")} l where l.id = t.id and t.id = any($1::uuid[])`,
    suspended,
  );
  await client.query(
    `insert into tutor_suspensions (id, tutor_id, reason, suspended_by, suspended_at)
     select z.id, z.tutor_id, z.reason, a.id, z.suspended_at from ${liveTable("tutor_suspensions")} z
     left join accounts a on a.id = z.suspended_by
     where z.tutor_id = any($1::uuid[]) and z.lifted_at is null`,
    suspended,
  );
}

async function repeatFromFiles(
  client: pg.ClientBase,
  fromFiles: readonly Withdrawal[],
): Promise<void> {
  if (fromFiles.length === 0) return;
  // `what` is cut into the kind and the rest: "mails-news", "guardian-student", "consent".
  const withdrawn = `(select subject_id, at, split_part(what, '-', 1) as kind,
      substr(what, strpos(what, '-') + 1) as detail
    from unnest($1::uuid[], $2::text[], $3::timestamptz[]) as w (subject_id, what, at))`;
  const values = [
    fromFiles.map(({ subjectId }) => subjectId),
    fromFiles.map(({ what }) => what),
    fromFiles.map(({ withdrawnAt }) => withdrawnAt),
  ];
  for (const [table, kind] of [
    ["mail_refusals", "mails"],
    ["push_refusals", "pushes"],
  ]) {
    await client.query(
      `insert into ${table} select distinct subject_id, detail from ${withdrawn} w
       join accounts a on a.id = subject_id where kind = '${kind}' on conflict do nothing`,
      values,
    );
  }
  // About somebody who is not the guardian nothing is stored.
  await client.query(
    `update guardians g set ended_at = w.at, ended_by = w.detail,
       name = case w.detail when 'stranger' then '' else name end,
       relation = case w.detail when 'stranger' then '' else relation end,
       email = case w.detail when 'stranger' then '' else email end,
       phone_number = case w.detail when 'stranger' then '' else phone_number end
     from ${withdrawn} w
     where w.kind = 'guardian' and w.subject_id = g.id and g.ended_at is null`,
    values,
  );
  const suspendedSince = `(select distinct on (t.id) t.id, w.at from ${withdrawn} w
    join tutors t on t.id = w.subject_id where w.kind = 'suspended' and t.status = 'approved')`;
  // What the admin wrote is lost with the database.
  await client.query(
    `with suspension as (
       insert into tutor_suspensions (tutor_id, reason, suspended_at)
       select id, 'Suspended before the database was lost', at from ${suspendedSince} s returning tutor_id)
     update tutors set status = 'suspended' where id in (select tutor_id from suspension)`,
    values,
  );
  // The answer that was given names the text and the mail.
  await client.query(
    `insert into guardian_consents (guardian_id, decision, text_version, text_digest, language, mail_kind, mailed_at, decided_at)
     select guardian_id, 'withdrawn', text_version, text_digest, language, mail_kind, mailed_at, at from (
       select distinct on (c.guardian_id) c.*, w.at from guardian_consents c
       join ${withdrawn} w on w.subject_id = c.guardian_id and w.kind = 'consent'
       order by c.guardian_id, c.decided_at desc, c.id) last
     where decision = 'given' and decided_at < at`,
    values,
  );
}

/**
 * Gives accounts that the live academy has their present address, password and second factor: a
 * password that was replaced, or a mailbox that was left, must not open the account again.
 */
export async function keepCredentials(client: pg.ClientBase, stage: Stage): Promise<void> {
  const live = pg.escapeIdentifier(stage.live);
  await client.query(
    `update accounts a set password_hash = l.password_hash, verified_at = l.verified_at
     from ${live}.accounts l where l.id = a.id
       and (l.password_hash, l.verified_at) is distinct from (a.password_hash, a.verified_at)`,
  );
  const { rows } = await client.query<{ id: string }>(
    `select a.id from accounts a join ${live}.accounts l using (id) where l.email <> a.email`,
  );
  if (rows.length > 0) {
    // Triggers write addresses into the texts that are searched.
    await enableTriggers(client, stage);
    const moved = [rows.map(({ id }) => id)];
    // In two steps, because two people may have swapped addresses.
    await client.query(
      "update accounts set email = id::text || '@restored.invalid' where id = any($1::uuid[])",
      moved,
    );
    await client.query(
      `update accounts a set email = l.email, verified_at = l.verified_at
       from ${live}.accounts l where l.id = a.id and a.id = any($1::uuid[])`,
      moved,
    );
  }
  await client.query(
    `delete from second_factors where admin_id in (select id from ${live}.admins)`,
  );
  await client.query(
    `insert into second_factors select f.* from ${live}.second_factors f
     join admins a on a.id = f.admin_id`,
  );
}
