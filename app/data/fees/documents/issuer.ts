import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";

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
export async function findIssuer(db: Database, day: string): Promise<Issuer | null> {
  const { rows } = await sql<Issuer>`
    select ${columns} from issuers where from_day <= ${day}::date
    order by from_day desc, made_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** What was said of who issues documents, the newest first. */
export async function listIssuers(db: Database): Promise<Issuer[]> {
  const { rows } = await sql<Issuer>`
    select ${columns} from issuers order by from_day desc, made_at desc`.execute(db);
  return rows;
}

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
