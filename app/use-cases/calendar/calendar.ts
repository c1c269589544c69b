import type { Language } from "#domain/shared/language.ts";
import {
  deleteCalendarToken,
  countCalendarRead,
  findCalendarAddress,
  findCalendarOwner,
  listCalendarLessons,
  listCalendarTimeOff,
  replaceCalendarToken,
  type CalendarAddress,
  type CalendarOwner,
  type CalendarLesson,
  type CalendarTimeOff,
} from "#data/calendar/calendars.ts";
import type { Actor } from "#data/account/sessions.ts";
import { hashToken, isToken, createToken } from "#data/shared/tokens.ts";
import { calendarStart } from "#domain/calendar/calendar.ts";
import { hasCalendar } from "#domain/people/tutor.ts";
import { proofField } from "#domain/account/fresh-proof.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { data } from "react-router";
import { auditedTransaction, denyRecord, notFound, recordDenial } from "#request/audit.ts";
import { actorContext, servicesContext, type Context } from "#request/context.ts";
import type { Fields } from "#request/form.ts";
import { verifyFreshProof, type FreshProofRefusal } from "#security/fresh-proof.ts";
import { isForOtherLanguage } from "#security/language-cookie.ts";
import { guardFor } from "#security/guards.ts";
import { isOwnEmailVerified } from "#use-cases/account/email-address.ts";
import { queueMail } from "#use-cases/mail/mail.ts";

/** Students have a calendar, and tutors who are neither rejected nor suspended. */
function calendarOwner({ accountId, student, tutor }: Actor): CalendarOwner | null {
  if (student) return { accountId, role: "student" };
  return tutor && hasCalendar(tutor.status) ? { accountId, role: "tutor" } : null;
}

/** Whether a person has a calendar of lessons. */
export function isCalendarOwner(actor: Actor): boolean {
  return calendarOwner(actor) !== null;
}

/** Middleware of `/calendar`: people without a calendar are redirected to their dashboard. */
export const guardCalendar = guardFor("calendar", isCalendarOwner);

function currentOwner(context: Context): CalendarOwner {
  const actor = context.get(actorContext);
  const owner = actor && calendarOwner(actor);
  if (!owner) throw data("no-calendar", { status: 404 });
  return owner;
}

/** The address of the signed-in person's calendar; null for none. */
export function loadCalendarAddress(context: Context): Promise<CalendarAddress | null> {
  const { database } = context.get(servicesContext);
  return findCalendarAddress(database, currentOwner(context).accountId);
}

/**
 * Creates a new address for the signed-in person's calendar, after a fresh proof that the account
 * is theirs; a previous one stops working. Its owner gets a mail. Refused before their email
 * address is proved: whoever signs up with another person's could read on after its owner came.
 *
 * @returns the secret part of the address, which cannot be read again
 */
export async function createCalendarToken(
  context: Context,
  form: Fields,
): Promise<Result<string, Refusal<"address-unproved"> | FreshProofRefusal>> {
  const { accountId: id } = currentOwner(context);
  const entry = { action: "make-calendar-address", subject: { kind: "calendar", id } } as const;
  if (!(await isOwnEmailVerified(context))) {
    await recordDenial(context, { ...entry, reason: "not-possible" });
    return refuse("address-unproved");
  }
  const proof = await verifyFreshProof(context, form.text(proofField), entry);
  if (!proof.ok) return proof;
  const token = createToken();
  await auditedTransaction(context, async (trx, record) => {
    await replaceCalendarToken(trx, id, hashToken(token));
    const at = new Date().toISOString();
    await queueMail(context, trx, { kind: "calendar-address", accountId: id, data: { at } });
    await record(entry);
  });
  return ok(token);
}

/** Revokes the address of the signed-in person's calendar, if it has one. */
export async function revokeCalendar(context: Context): Promise<void> {
  const { accountId: id } = currentOwner(context);
  await auditedTransaction(context, async (trx, record) => {
    if (!(await deleteCalendarToken(trx, id))) return;
    await record({ action: "revoke-calendar-address", subject: { kind: "calendar", id } });
  });
}

export interface Calendar {
  role: CalendarOwner["role"] | "guardian";
  lessons: CalendarLesson[];
  /** Of a tutor's own feed. */
  timeOff?: readonly CalendarTimeOff[];
}

/** The owner of the calendar that a token opens. @throws 404 for an unknown or revoked token */
export async function requireCalendar(
  context: Context,
  token: string,
): Promise<CalendarOwner & { language: Language }> {
  const { database } = context.get(servicesContext);
  const owner = isToken(token) ? await findCalendarOwner(database, hashToken(token)) : null;
  if (owner) return owner;
  await denyRecord(context, "calendar", "");
  throw new Response("Not Found", { status: 404 });
}

/**
 * The calendar that a token opens; the read is counted.
 *
 * @returns null where the owner reads another language, whose build has to answer
 * @throws 404 as `requireCalendar` does
 */
export async function loadCalendar(context: Context, token: string): Promise<Calendar | null> {
  const { database } = context.get(servicesContext);
  const owner = await requireCalendar(context, token);
  if (isForOtherLanguage(context, owner.language)) return null;
  await countCalendarRead(database, hashToken(token));
  const start = calendarStart(new Date());
  const lessons = await listCalendarLessons(database, owner, start);
  if (owner.role === "student") return { role: owner.role, lessons };
  const timeOff = await listCalendarTimeOff(database, owner.accountId, start);
  return { role: owner.role, lessons, timeOff };
}

/**
 * One of the signed-in person's own lessons, past ones included.
 *
 * @throws 404 for another person's and for one that does not exist, with the same answer
 */
export async function loadLesson(context: Context, lessonId: string): Promise<Calendar> {
  const { database } = context.get(servicesContext);
  const owner = currentOwner(context);
  const lessons = isRecordId(lessonId)
    ? await listCalendarLessons(database, owner, new Date(0), lessonId)
    : [];
  if (lessons.length === 0) {
    return notFound(context, "no-session", "live-session", lessonId);
  }
  return { role: owner.role, lessons };
}
