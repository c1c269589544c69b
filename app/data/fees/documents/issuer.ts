import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, listRows } from "#data/shared/rows.ts";

/** Who issues documents, from a day on. */
export interface Issuer {
  legalName: string;
  address: string;
  /** The number of a state in GST. */
  state: string;
  /** Empty where the academy is not registered for GST. */
  gstin: string;
  /** In hundredths of a percent. */
  taxRate: number;
  sac: string;
  keepYears: number;
  /** YYYY-MM-DD */
  from: string;
}

const columns = sql`legal_name as "legalName", address, state, gstin, tax_rate as "taxRate", sac,
  keep_years as "keepYears", from_day::text as "from"`;

/** Who issues documents on a day, YYYY-MM-DD; null where nobody has said it. */
export const findIssuer = (db: Database, day: string) => findRow<Issuer>(db)`
    select ${columns} from issuers where from_day <= ${day}::date
    order by from_day desc, made_at desc limit 1`;

/** What was said of who issues documents, the newest first. */
export const listIssuers = (db: Database) => listRows<Issuer>(db)`
    select ${columns} from issuers order by from_day desc, made_at desc`;

/** Adds who issues documents from a day on. */
export async function insertIssuer(trx: Database, issuer: Issuer, madeBy: string): Promise<void> {
  await trx
    .insertInto("issuers")
    .values({
      from_day: issuer.from,
      legal_name: issuer.legalName,
      address: issuer.address,
      state: issuer.state,
      gstin: issuer.gstin,
      tax_rate: issuer.taxRate,
      sac: issuer.sac,
      keep_years: issuer.keepYears,
      made_by: madeBy,
    })
    .execute();
}
