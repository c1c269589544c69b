import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listRows } from "#data/shared/rows.ts";
import { leastLeft, longestAsking } from "#domain/fees/gateway/limits.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { holdFamily } from "../hold.ts";

/** A page of the gateway that a family can pay on. */
export type ReservedLink =
  /** It has to be made. */
  | { is: "new"; id: string }
  /** It is there already. */
  | { is: "waiting"; id: string; url: string }
  /** Another request is making it. */
  | { is: "asked" };

/**
 * The page of the gateway for an amount of a family, which is used again while it can be paid.
 *
 * @param expiresAt until when a new one can be paid
 */
export async function reserveLink(
  trx: Database,
  link: { familyId: string; paise: number; expiresAt: Date },
  now: Date,
): Promise<ReservedLink> {
  const familyId = await holdFamily(trx, link.familyId);
  const from = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  // One that ends soon is still asked for: it may be paid until then.
  await trx
    .updateTable("gateway_links")
    .set({ state: sql`case state when 'asked' then 'failed' else 'expired' end` })
    .where("family_id", "=", familyId)
    .where("paise", "=", sql<string>`${link.paise}`)
    .where(
      sql<boolean>`(state = 'asked' and made_at < ${from(-longestAsking)}
        or state = 'waiting' and expires_at < ${from(leastLeft)})`,
    )
    .execute();
  const made = await trx
    .insertInto("gateway_links")
    .values({ family_id: familyId, paise: link.paise, expires_at: link.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) return { is: "new", id: made.id };
  const known = await trx
    .selectFrom("gateway_links")
    .where("family_id", "=", familyId)
    .where("paise", "=", sql<string>`${link.paise}`)
    .where("state", "=", "waiting")
    .select(["id", "url"])
    .executeTakeFirst();
  return known ? { is: "waiting", ...known } : { is: "asked" };
}

/** Notes where a page is that the gateway has made. @param askAt when the gateway is asked how it stands */
export async function noteLink(
  db: Database,
  id: string,
  link: { linkId: string; url: string },
  askAt: Date,
): Promise<void> {
  await db
    .updateTable("gateway_links")
    .set({
      // Whoever has waited too long has asked for another one.
      state: sql`case state when 'asked' then 'waiting' else state end`,
      link_id: link.linkId,
      url: link.url,
      ask_at: sql<Date | null>`case when state in ('asked', 'failed') then ${askAt}::timestamptz end`,
    })
    .where("id", "=", id)
    .execute();
}

/** Notes that the gateway has made no page. */
export async function failLink(db: Database, id: string): Promise<void> {
  await db
    .updateTable("gateway_links")
    .set({ state: "failed" })
    .where("id", "=", id)
    .where("state", "=", "asked")
    .execute();
}

/** Has the gateway asked about a page at once, where that is not over. */
export async function askSoon(db: Database, id: string): Promise<void> {
  await db
    .updateTable("gateway_links")
    .set({ ask_at: sql<Date>`clock_timestamp()` })
    .where("id", "=", id)
    .where("ask_at", "is not", null)
    .execute();
}

/** Notes that a page can no longer be paid. What was paid on it stays paid. */
export async function endLink(
  db: Database,
  {
    end,
    reference,
    linkId,
  }: { end: "expired" | "cancelled"; reference: string | null; linkId: string },
): Promise<void> {
  await sql`
    update gateway_links set state = case when state in ('asked', 'waiting', 'failed') then ${end} else state end,
      ask_at = null
    where id = ${linkOf(linkId, reference)} and state <> 'paid'`.execute(db);
}

/** SQL: our id of a page, by the gateway's id or by our reference, which came from outside. */
export const linkOf = (linkId: string | null, reference: string | null) => sql<string | null>`(
  select id from gateway_links
  where link_id = ${linkId} or id = ${reference && isRecordId(reference) ? reference : null}::uuid
  order by link_id = ${linkId} desc nulls last limit 1)`;

/** A page that the gateway is asked about. */
export interface DueLink {
  id: string;
  linkId: string;
}

/** The longest time between two questions, and for how long they are asked, in hours. */
const longestPause = 6;
const longestAsked = 30 * 24;

/** SQL: when something is asked about next that was asked about so many times. */
const nextTime = (asks: string, since: string) => sql`case
  when ${sql.ref(since)} < clock_timestamp() - make_interval(hours => ${longestAsked}) then null
  else clock_timestamp() + least(make_interval(hours => ${longestPause}),
    interval '1 minute' * power(2, least(${sql.ref(asks)}, 20))) end`;

/**
 * The pages whose state is to be asked for now, each for one instance: the next time is later and later.
 */
export const takeDueLinks = (db: Database, limit: number) => listRows<DueLink>(db)`
    update gateway_links l set asks = l.asks + 1, ask_at = ${nextTime("l.asks", "l.made_at")}
    where l.id in (select id from gateway_links where ask_at <= clock_timestamp()
      order by ask_at limit ${limit} for update skip locked)
    returning l.id, l.link_id as "linkId"`;

/** A refund that the gateway is asked for, or about. */
export interface DueRefund {
  id: string;
  /** null where the gateway has not accepted it yet. */
  refundId: string | null;
  paymentId: string;
  paise: number;
}

/** The same for refunds that the gateway has not answered, or not paid out yet. */
export const takeDueRefunds = (db: Database, limit: number) => listRows<DueRefund>(db)`
    update gateway_refunds r set asks = r.asks + 1, ask_at = ${nextTime("r.asks", "r.made_at")}
    where r.id in (select id from gateway_refunds where ask_at <= clock_timestamp()
      order by ask_at limit ${limit} for update skip locked)
    returning r.id, r.refund_id as "refundId", r.payment_id as "paymentId",
      r.paise::float8 as paise`;
