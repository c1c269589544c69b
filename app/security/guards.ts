import { nameAcademy } from "#content/site/academy.ts";
import { publicPath } from "#content/site/public-path.ts";
import type { Database } from "#data/shared/database.ts";
import type { Actor } from "#data/account/sessions.ts";
import { data, redirect, type MiddlewareFunction } from "react-router";
import type { AuditSubject, DenialReason } from "#domain/audit/audit.ts";
import { recordDenial } from "#request/audit.ts";
import {
  actorContext,
  servicesContext,
  siteContext,
  staffAreaContext,
  type Context,
} from "#request/context.ts";
import { firstScreenOf, mayRequest, type StaffArea } from "#domain/people/staff.ts";
import { notATutor, notForRole } from "./denied-entry.ts";

export type StudentActor = Actor & { student: NonNullable<Actor["student"]> };
export type TutorActor = Actor & { tutor: NonNullable<Actor["tutor"]> };
export type AdminActor = Actor & { admin: NonNullable<Actor["admin"]> };

/** Middleware that lets some people in; others are redirected to their own dashboard, or to sign in. */
export const guardFor =
  (kind: AuditSubject["kind"], mayEnter: (actor: Actor) => boolean): MiddlewareFunction<Response> =>
  async ({ context }) => {
    const actor = context.get(actorContext);
    if (actor && mayEnter(actor)) return;
    await denyEntry(context, kind);
    throw redirect(actor ? homeOf(actor) : publicPath("/login"));
  };

/**
 * Middleware of `/dashboard` (§2) and of what `/account` has for students: only students; tutors and
 * admins are redirected to their own.
 */
export const guardStudent = guardFor("student-dashboard", ({ student }) => student !== null);

/**
 * Middleware of `/tutor-dashboard` (§2, §6): 403 for a signed-in person without a tutor record. A
 * suspended tutor sees the first page only, which says why.
 */
export const guardTutor: MiddlewareFunction<Response> = async ({ context, pattern }) => {
  const actor = context.get(actorContext);
  if (actor?.tutor) {
    const isFirstPage = pattern.replaceAll("/", "") === "tutor-dashboard";
    if (actor.tutor.status !== "suspended" || isFirstPage) return;
    const subject = { kind: "tutor-dashboard", id: null } as const;
    await recordDenial(context, { action: "enter", subject, reason: "suspended" });
    throw redirect("/tutor-dashboard");
  }
  await denyEntry(context, "tutor-dashboard");
  if (!actor) throw redirect(publicPath("/tutor-login"));
  const academy = nameAcademy(context.get(siteContext).academy);
  throw data(notATutor(actor, homeOf(actor), academy), { status: 403 });
};

/**
 * Middleware of `/admin-dashboard` (§2): a session and an admin record, the server's two of three
 * conditions; a second factor, if the academy requires one; and a role that may enter the page's
 * area. The dashboard's address alone leads everybody to their own first screen.
 *
 * @param areaOfUrl by patterns, such as `/admin-dashboard/students/:studentId`
 */
export const guardAdmin =
  (areaOfUrl: Readonly<Partial<Record<string, StaffArea>>>): MiddlewareFunction<Response> =>
  async ({ context, pattern, request }) => {
    const admin = context.get(actorContext)?.admin;
    if (!admin) {
      await denyEntry(context, "admin-dashboard");
      throw redirect(publicPath("/admin-login"));
    }
    if (mustSetUpSecondFactor(context)) {
      const subject = { kind: "admin-dashboard", id: null } as const;
      await recordDenial(context, { action: "enter", subject, reason: "no-second-factor" });
      throw redirect("/account/second-factor");
    }
    const url = `/${pattern.replace(/^\/|\/$/g, "")}`;
    const area = areaOfUrl[url];
    context.set(staffAreaContext, area);
    if (mayRequest(admin.role, area, request.method)) return;
    const home = firstScreenOf(admin.role);
    if (url === "/admin-dashboard" && request.method !== "POST") throw redirect(home);
    await denyEntry(context, "admin-dashboard");
    const academy = nameAcademy(context.get(siteContext).academy);
    throw data(notForRole(home, academy), { status: 403 });
  };

/** Middleware of `/account` and its subpages: any signed-in person. */
export const guardAccount: MiddlewareFunction<Response> = async ({ context }) => {
  if (context.get(actorContext)) return;
  await denyEntry(context, "account");
  throw redirect(publicPath("/login"));
};

/** Records that a person was denied a part of the site. */
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
  if (!actor) throw new Error("not signed in: is guardAccount missing?");
  return actor;
}

export function currentStudent(context: Context): StudentActor {
  const actor = context.get(actorContext);
  if (!actor?.student) throw new Error("not a student: is guardStudent missing?");
  return { ...actor, student: actor.student };
}

export function currentTutor(context: Context): TutorActor {
  const actor = context.get(actorContext);
  if (!actor?.tutor) throw new Error("not a tutor: is guardTutor missing?");
  return { ...actor, tutor: actor.tutor };
}

export function currentAdmin(context: Context): AdminActor {
  const actor = context.get(actorContext);
  if (!actor?.admin) throw new Error("not an admin: is guardAdmin missing?");
  return { ...actor, admin: actor.admin };
}

/** Whether the academy requires a second factor of the current admin, who has none yet. */
export function mustSetUpSecondFactor(context: Context): boolean {
  const { isSecondFactorRequired } = context.get(servicesContext);
  return isSecondFactorRequired && !currentAdmin(context).admin.hasSecondFactor;
}

/** The database, for an admin only. */
export function adminDatabase(context: Context): Database {
  if (mustSetUpSecondFactor(context)) throw new Error("no second factor: is guardAdmin missing?");
  return context.get(servicesContext).database;
}

/** The path of a person's own dashboard. */
export function homeOf(actor: Actor): string {
  if (actor.student) return "/dashboard";
  if (actor.tutor) return "/tutor-dashboard";
  return actor.admin ? firstScreenOf(actor.admin.role) : "/login";
}
