import type { Database } from "#data/database.ts";
import type { Actor } from "#data/sessions.ts";
import type { Read } from "#data/standby.ts";
import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import type { AuditSubject, DenialReason } from "#domain/audit.ts";
import { recordDenial } from "./audit.ts";
import { actorContext, servicesContext } from "./context.ts";

type Context = Readonly<RouterContextProvider>;

export type StudentActor = Actor & { student: NonNullable<Actor["student"]> };
export type TutorActor = Actor & { tutor: NonNullable<Actor["tutor"]> };
export type AdminActor = Actor & { admin: NonNullable<Actor["admin"]> };

/** Middleware of `/dashboard` (§2): a signed-in student; a tutor or admin goes to their own. */
export const guardStudent: MiddlewareFunction<Response> = async ({ context }) => {
  const actor = context.get(actorContext);
  if (actor?.student) return;
  await denyEntry(context, "student-dashboard");
  throw redirect(actor ? homeOf(actor) : "/login");
};

/** Middleware of `/tutor-dashboard` (§2, §6): signed in without a tutor record is a 403. */
export const guardTutor: MiddlewareFunction<Response> = async ({ context }) => {
  const actor = context.get(actorContext);
  if (actor?.tutor) return;
  await denyEntry(context, "tutor-dashboard");
  throw actor ? data("not-a-tutor", { status: 403 }) : redirect("/tutor-login");
};

/** Middleware of `/admin-dashboard` (§2): the server's two of the three things needed. */
export const guardAdmin: MiddlewareFunction<Response> = async ({ context }) => {
  if (context.get(actorContext)?.admin) return;
  await denyEntry(context, "admin-dashboard");
  throw redirect("/admin-login");
};

/** Middleware of `/account` and what is below it: anybody who is signed in, whatever the role. */
export const guardAccount: MiddlewareFunction<Response> = async ({ context }) => {
  if (context.get(actorContext)) return;
  await denyEntry(context, "account");
  throw redirect("/login");
};

/** Tells that somebody was turned away from a part of the site that is not for them. */
export function denyEntry(context: Context, kind: AuditSubject["kind"]): Promise<void> {
  const reason: DenialReason = context.get(actorContext) ? "wrong-role" : "not-signed-in";
  return recordDenial(context, {
    action: "enter",
    subject: { kind, id: null },
    reason,
  });
}

export function currentActor(context: Context): Actor {
  const actor = context.get(actorContext);
  if (!actor) throw new Error("nobody is signed in: is guardAccount missing?");
  return actor;
}

export function currentStudent(context: Context): StudentActor {
  const actor = context.get(actorContext);
  if (!actor?.student) throw new Error("no student: is guardStudent missing?");
  return { ...actor, student: actor.student };
}

export function currentTutor(context: Context): TutorActor {
  const actor = context.get(actorContext);
  if (!actor?.tutor) throw new Error("no tutor: is guardTutor missing?");
  return { ...actor, tutor: actor.tutor };
}

export function currentAdmin(context: Context): AdminActor {
  const actor = context.get(actorContext);
  if (!actor?.admin) throw new Error("no admin: is guardAdmin missing?");
  return { ...actor, admin: actor.admin };
}

/** The database, for who has proved to be an admin. */
export function adminDatabase(context: Context): Database {
  currentAdmin(context);
  return context.get(servicesContext).database;
}

/** Reads of the database that take long, for who has proved to be an admin. */
export function adminReads(context: Context): Read {
  currentAdmin(context);
  return context.get(servicesContext).read;
}

/** The address of a person's own dashboard. */
export function homeOf(actor: Actor): string {
  if (actor.student) return "/dashboard";
  if (actor.tutor) return "/tutor-dashboard";
  return actor.admin ? "/admin-dashboard" : "/login";
}
