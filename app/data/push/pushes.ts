import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasRow, listRows } from "#data/shared/rows.ts";
import { pushHours, pushKinds, type PushKind } from "#domain/push/push.ts";
import { timeToPush } from "#domain/push/quiet-hours.ts";
import { hour } from "#domain/shared/durations.ts";
import type { Language } from "#domain/shared/language.ts";

/** What a notice is about. */
export interface NewPush {
  kind: PushKind;
  /** The screen that it opens, which decides what its reader may see. */
  path: string;
  /** The same is sent to a device once. */
  key: string;
  /** The lesson that it is about and when it begins; null for none. */
  lesson: { id: string; startsAt: Date } | null;
  /** When a lesson begins before which quiet hours hold it no longer, though it is about something else. */
  before?: Date | null;
}

/**
 * SQL: the devices `n` that get notices of a kind, with the account `s.account_id` of each: its session
 * is open, and it has not switched that group off.
 */
export const subscribed = (kind: PushKind): RawBuilder<unknown> => {
  const group = pushKinds[kind];
  return sql`push_subscriptions n join sessions s on s.id = n.session_id and s.expires_at > now()
    and not exists (select from push_refusals r
      where r.account_id = s.account_id and r.push_group = ${group})`;
};

/**
 * Inserts a notice for each device of some accounts, unless they have switched its group off. In quiet
 * hours it waits for the morning.
 */
export async function insertPushes(
  trx: Database,
  accounts: RawBuilder<unknown>,
  { kind, path, key, lesson, before = null }: NewPush,
  now: Date,
): Promise<void> {
  const dueAt = timeToPush(now, lesson?.startsAt ?? before);
  const expiresAt = new Date(now.getTime() + pushHours * hour);
  const startsAt = lesson && lesson.startsAt > now ? lesson.startsAt : expiresAt;
  await sql`
    insert into pushes (subscription_id, kind, path, key, lesson_id, due_at, expires_at)
    select n.id, ${kind}, ${path}, ${key}, ${lesson?.id ?? null}::uuid, ${dueAt}::timestamptz,
      least(${expiresAt}::timestamptz, ${startsAt}::timestamptz)
    from ${subscribed(kind)} where s.account_id in (${accounts})
    on conflict do nothing`.execute(trx);
}

/** Inserts a notice for one device, at any hour, once a minute; false where it gets none. */
export function insertTestPush(trx: Database, sessionId: string, now: Date): Promise<boolean> {
  const minute = now.toISOString().slice(0, 16);
  return hasRow(trx)`
    with device as (select id from push_subscriptions where session_id = ${sessionId}::uuid),
      inserted as (
        insert into pushes (subscription_id, kind, path, key, due_at, expires_at)
        select id, 'test', '/account/reminders', ${`test ${minute}`}, ${now}::timestamptz,
          ${now}::timestamptz + interval '10 minutes'
        from device on conflict do nothing)
    select from device`;
}

/** A notice that is being sent to a device. */
export interface ClaimedPush {
  id: string;
  kind: string;
  path: string;
  lessonId: string | null;
  expiresAt: Date;
  attempts: number;
  subscriptionId: string;
  endpoint: string;
  p256dh: Buffer;
  auth: Buffer;
  language: Language;
}

/**
 * Takes notices that are due and still worth showing, the oldest first. No other sender gets them for a while, in which this one
 * says what became of them; if it dies, they are due again after that.
 *
 * @param limit how many at most
 * @param seconds that while
 */
export function claimPushes(db: Database, { limit, seconds }: { limit: number; seconds: number }) {
  return listRows<ClaimedPush>(db)`
    update pushes p set attempts = p.attempts + 1, due_at = now() + make_interval(secs => ${seconds})
    from (select id from pushes where sent_at is null and failed_at is null and due_at <= now()
          and expires_at > now()
        order by due_at limit ${limit} for update skip locked) due,
      push_subscriptions n, sessions s, accounts a
    where p.id = due.id and n.id = p.subscription_id and s.id = n.session_id and a.id = s.account_id
    returning p.id, p.kind, p.path, p.lesson_id as "lessonId", p.expires_at as "expiresAt",
      p.attempts, n.id as "subscriptionId", n.endpoint, n.p256dh, n.auth, a.language`;
}

/** Marks notices as sent, or as refused for good. */
export async function finishPush(db: Database, id: string, how: "sent" | "failed"): Promise<void> {
  await db
    .updateTable("pushes")
    .set({ [how === "sent" ? "sent_at" : "failed_at"]: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** Sends a notice again after some seconds. */
export async function delayPush(db: Database, id: string, seconds: number): Promise<void> {
  await db
    .updateTable("pushes")
    .set({ due_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where("id", "=", id)
    .execute();
}

/** Deletes a device's address that takes nothing any more, and all that waits for it. */
export async function deleteDeadSubscription(db: Database, subscriptionId: string): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("id", "=", subscriptionId).execute();
}

/** Deletes notices that came too late, and those that were sent or refused more than a week ago. */
export async function deleteOldPushes(db: Database): Promise<void> {
  await sql`
    delete from pushes where coalesce(sent_at, failed_at) < now() - interval '7 days'
      or sent_at is null and expires_at < now()`.execute(db);
}
