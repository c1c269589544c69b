import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { onlyRow } from "#data/shared/rows.ts";
import { memberNamesSql } from "../members.ts";
import type { RefundState } from "#domain/fees/gateway/facts.ts";

/** A payment that came through the gateway. */
export interface OnlineRow {
  /** The gateway's id. */
  id: string;
  /** YYYY-MM-DD, in India. */
  day: string;
  paise: number;
  /** ISO 4217. */
  currency: string;
  /** Whose it is; null while nobody knows. */
  familyId: string | null;
  students: string[];
}

/** A refund that the gateway has not paid out. */
export interface OpenRefundRow {
  id: string;
  /** The gateway's id of the payment. */
  paymentId: string;
  paise: number;
  state: "asked" | "refused" | RefundState;
  madeAt: string;
  /** null for a payment that is not in the books. */
  familyId: string | null;
}

/** What came through the gateway. */
export interface GatewayOverview {
  /** The last payments of families, the newest first. */
  payments: OnlineRow[];
  /** Payments that nobody knows, the newest first. */
  unknown: OnlineRow[];
  refunds: OpenRefundRow[];
  /** What the gateway has received and not given back, in paise. */
  held: number;
}

/** How many of each are shown. */
const shown = 50;

const row = sql`p.payment_id as id, p.day::text as day, p.paise::float8 as paise, p.currency,
  y.family_id as "familyId", ${memberNamesSql(sql`y.family_id`)} as students`;

const rowsOf = (condition: ReturnType<typeof sql>) => sql`(
  select coalesce(json_agg(o order by o.day desc, o.id), '[]') from (
    select ${row} from gateway_payments p left join payments y on y.id = p.entered_as
    where ${condition} order by p.heard_at desc, p.payment_id limit ${shown}) o)`;

/** What came through the gateway, in one statement. */
export const findGatewayOverview = (db: Database) => onlyRow<GatewayOverview>(db)`
    select ${rowsOf(sql`p.entered_as is not null`)} as payments,
      ${rowsOf(sql`p.entered_as is null`)} as unknown,
      (select coalesce(json_agg(json_build_object('id', o.id, 'paymentId', o.payment_id,
          'paise', o.paise, 'state', o.state, 'madeAt', o.made_at, 'familyId', o.family_id)
          order by o.made_at desc), '[]') from (
        select r.*, y.family_id from gateway_refunds r
          left join gateway_payments p on p.payment_id = r.payment_id
          left join payments y on y.id = p.entered_as
        where r.state <> 'processed' or p.entered_as is null
        order by r.made_at desc limit ${shown}) o) as refunds,
      (select coalesce(sum(s.paise), 0)::float8 from fee_sums s where s.kind = 'gateway') as held`;
