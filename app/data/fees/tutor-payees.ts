import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow } from "#data/shared/rows.ts";

/** What is deducted from a tutor's pay and where it goes, as it is shown; all empty for nothing set. */
export interface TutorPayee {
  /** Empty where nobody has set it. */
  section: string;
  /** In hundredths of a percent. */
  rate: number;
  /** The last four signs; empty for none. */
  panEnd: string;
  accountEnd: string;
  ifsc: string;
  holder: string;
}

/** SQL: a `TutorPayee` as JSON, of the row `p` of `tutor_payees`, which may be missing. */
export const payeeJson = sql<TutorPayee>`json_build_object(
  'section', coalesce(p.tds_section, ''), 'rate', coalesce(p.tds_rate, 0),
  'panEnd', coalesce(p.pan_end, ''), 'accountEnd', coalesce(p.bank_account_end, ''),
  'ifsc', coalesce(p.ifsc, ''), 'holder', coalesce(p.holder, ''))`;

/** A tutor with what is deducted and where the pay goes; null for no tutor. */
export function findTutorPayee(db: Database, tutorId: string) {
  return findRow<{ name: string; payee: TutorPayee }>(db)`
    select concat_ws(' ', t.first_name, t.last_name) as name, ${payeeJson} as payee
    from tutors t left join tutor_payees p on p.tutor_id = t.id
    where t.id = ${tutorId}::uuid`;
}

/** A number that is kept secret: encrypted, and its last four signs. */
export interface Sealed {
  value: Buffer;
  end: string;
}

/** What is stored of a tutor. */
export interface NewTutorPayee {
  tutorId: string;
  section: string;
  rate: number;
  /** Undefined leaves it as it is, null removes it. */
  pan: Sealed | null | undefined;
  account: Sealed | null | undefined;
  ifsc: string;
  holder: string;
  changedBy: string;
}

/** Stores what is deducted from a tutor's pay and where it goes. */
export async function upsertTutorPayee(trx: Database, payee: NewTutorPayee): Promise<void> {
  const { tutorId, section, rate, pan, account, ifsc, holder, changedBy } = payee;
  const row = {
    tds_section: section,
    tds_rate: rate,
    ifsc,
    holder,
    changed_by: changedBy,
    changed_at: sql<Date>`clock_timestamp()`,
    ...(pan === undefined ? {} : { pan: pan?.value ?? null, pan_end: pan?.end ?? "" }),
    ...(account === undefined
      ? {}
      : { bank_account: account?.value ?? null, bank_account_end: account?.end ?? "" }),
  };
  await trx
    .insertInto("tutor_payees")
    .values({ tutor_id: tutorId, ...row })
    .onConflict((conflict) => conflict.column("tutor_id").doUpdateSet(row))
    .execute();
}
