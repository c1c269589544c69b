import type { Database } from "#data/shared/database.ts";
import { listRows, listValues } from "#data/shared/rows.ts";

/** What somebody has withdrawn, refused or suspended: ids and fixed words, with no personal data. */
export interface Withdrawal {
  /** A guardian's id for `consent` and `guardian-…`; else an account's. */
  subjectId: string;
  /** `consent`, `guardian-` and who ended the access, `mails-` or `pushes-` and the group, or `suspended`. */
  what: string;
  withdrawnAt: Date;
}

/** Everything that is withdrawn, refused or suspended now. */
export const listWithdrawals = (db: Database) => listRows<Withdrawal>(db)`
    select id as "subjectId", 'guardian-' || ended_by as what, ended_at as "withdrawnAt"
    from guardians where ended_at is not null
    union all
    select guardian_id, 'consent', decided_at from (
      select distinct on (guardian_id) guardian_id, decision, decided_at from guardian_consents
      order by guardian_id, decided_at desc, id) last
    where decision <> 'given'
    union all
    select account_id, 'mails-' || mail_group, now() from mail_refusals
    union all
    select account_id, 'pushes-' || push_group, now() from push_refusals
    union all
    select tutor_id, 'suspended', suspended_at from tutor_suspensions where lifted_at is null
    order by 3, 1, 2`;

/** Those of the ids that are an account's or a guardian's. */
export async function findSubjects(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const subjects = await listValues<string>(db)`
    select id from accounts where id = any(${ids}::uuid[])
    union select id from guardians where id = any(${ids}::uuid[])`;
  return new Set(subjects);
}
