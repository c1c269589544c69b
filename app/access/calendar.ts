import {
  deleteCalendarToken,
  findCalendarDate,
  findCalendarOwner,
  listCalendarSessions,
  replaceCalendarToken,
  type CalendarOwner,
  type CalendarSession,
} from "#data/calendars.ts";
import type { Actor } from "#data/sessions.ts";
import { hashToken, isToken, makeToken } from "#data/tokens.ts";
import { calendarStart } from "#domain/calendar.ts";
import { isRecordId } from "#domain/record-id.ts";
import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { audited, denyRecord } from "./audit.ts";
import { actorContext, servicesContext } from "./context.ts";
import { denyEntry, homeOf } from "./guards.ts";

type Context = Readonly<RouterContextProvider>;

/** Students have a calendar, and tutors who are not rejected. */
function calendarOwner({ accountId, student, tutor }: Actor): CalendarOwner | null {
  if (student) return { accountId, role: "student" };
  return tutor && tutor.status !== "rejected" ? { accountId, role: "tutor" } : null;
}

/** Middleware of `/calendar`: whoever has no calendar goes to their own dashboard. */
export const guardCalendar: MiddlewareFunction<Response> = async ({ context }) => {
  const actor = context.get(actorContext);
  if (actor && calendarOwner(actor)) return;
  await denyEntry(context, "calendar");
  throw redirect(actor ? homeOf(actor) : "/login");
};

function currentOwner(context: Context): CalendarOwner {
  const actor = context.get(actorContext);
  const owner = actor && calendarOwner(actor);
  if (!owner) throw data("no-calendar", { status: 404 });
  return owner;
}

/** Since when the signed-in person's calendar has had an address; null for none. */
export function loadCalendarDate(context: Context): Promise<Date | null> {
  const { database } = context.get(servicesContext);
  return findCalendarDate(database, currentOwner(context).accountId);
}

/**
 * Gives the signed-in person's calendar a new address, instead of any before.
 *
 * @returns the secret part of it, which cannot be read again
 */
export async function makeCalendarToken(context: Context): Promise<string> {
  const { accountId: id } = currentOwner(context);
  const token = makeToken();
  await audited(context, async (trx, record) => {
    await replaceCalendarToken(trx, id, hashToken(token));
    await record({ action: "make-calendar-address", subject: { kind: "calendar", id } });
  });
  return token;
}

/** Ends the address of the signed-in person's calendar, if it has one. */
export async function revokeCalendar(context: Context): Promise<void> {
  const { accountId: id } = currentOwner(context);
  await audited(context, async (trx, record) => {
    if (!(await deleteCalendarToken(trx, id))) return;
    await record({ action: "revoke-calendar-address", subject: { kind: "calendar", id } });
  });
}

export interface Calendar {
  role: CalendarOwner["role"];
  sessions: CalendarSession[];
}

/** The calendar that a token opens; null for a token that opens none, whatever the reason. */
export async function openCalendar(context: Context, token: string): Promise<Calendar | null> {
  const { database, read } = context.get(servicesContext);
  const owner = isToken(token) ? await findCalendarOwner(database, hashToken(token)) : null;
  if (!owner) {
    await denyRecord(context, "calendar", "");
    return null;
  }
  const since = calendarStart(new Date());
  const sessions = await read((reads) => listCalendarSessions(reads, owner, since));
  return { role: owner.role, sessions };
}

/**
 * One live session of the signed-in person's own, however long ago.
 *
 * @throws 404 for anyone else's and one that never was: the same answer for both
 */
export async function loadOwnSession(context: Context, sessionId: string): Promise<Calendar> {
  const { database } = context.get(servicesContext);
  const owner = currentOwner(context);
  const sessions = isRecordId(sessionId)
    ? await listCalendarSessions(database, owner, new Date(0), sessionId)
    : [];
  if (sessions.length === 0) {
    await denyRecord(context, "live-session", sessionId);
    throw data("no-session", { status: 404 });
  }
  return { role: owner.role, sessions };
}
