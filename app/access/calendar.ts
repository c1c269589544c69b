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
import { calendarStart } from "#domain/calendar.ts";
import { isRecordId } from "#domain/record-id.ts";
import { randomBytes } from "node:crypto";
import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { actorContext, servicesContext } from "./context.ts";
import { homeOf } from "./guards.ts";
import { hashToken } from "./session.ts";

type Context = Readonly<RouterContextProvider>;

/** Students have a calendar, and tutors who are not rejected. */
function calendarOwner({ accountId, student, tutor }: Actor): CalendarOwner | null {
  if (student) return { accountId, role: "student" };
  return tutor && tutor.status !== "rejected" ? { accountId, role: "tutor" } : null;
}

/** Middleware of `/calendar`: whoever has no calendar goes to their own dashboard. */
export const guardCalendar: MiddlewareFunction<Response> = ({ context }) => {
  const actor = context.get(actorContext);
  if (!actor) throw redirect("/login");
  if (!calendarOwner(actor)) throw redirect(homeOf(actor));
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
  const { database } = context.get(servicesContext);
  const token = randomBytes(32).toString("base64url");
  await replaceCalendarToken(database, currentOwner(context).accountId, hashToken(token));
  return token;
}

/** Ends the address of the signed-in person's calendar, if it has one. */
export async function revokeCalendar(context: Context): Promise<void> {
  const { database } = context.get(servicesContext);
  await deleteCalendarToken(database, currentOwner(context).accountId);
}

export interface Calendar {
  role: CalendarOwner["role"];
  sessions: CalendarSession[];
}

/** The calendar that a token opens; null for a token that opens none, whatever the reason. */
export async function openCalendar(context: Context, token: string): Promise<Calendar | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const { database } = context.get(servicesContext);
  const owner = await findCalendarOwner(database, hashToken(token));
  if (!owner) return null;
  const sessions = await listCalendarSessions(database, owner, calendarStart(new Date()));
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
  if (sessions.length === 0) throw data("no-session", { status: 404 });
  return { role: owner.role, sessions };
}
