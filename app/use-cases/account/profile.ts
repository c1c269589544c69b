import type { Database } from "#data/shared/database.ts";
import {
  findStudentProfile,
  findTutorProfile,
  lockProfile,
  updateStudentProfile,
  updateTutorProfile,
  type StudentProfile,
  type TutorProfile,
} from "#data/account/profiles.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { canChangeBackground } from "#domain/people/tutor.ts";
import { createHash } from "node:crypto";
import { data } from "react-router";
import { auditedTransaction, notFound, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { logFailure } from "#request/unexpected-error.ts";
import { currentActor } from "#security/guards.ts";

export type Profile =
  | { role: "student"; profile: StudentProfile }
  | { role: "tutor"; profile: TutorProfile };

/** The actor's own profile. @throws 404 for an admin, who has none */
export async function loadOwnProfile(context: Context): Promise<Profile> {
  const { database } = context.get(servicesContext);
  const find = () => findProfile(context, database);
  const found = await logFailure(context, "Error getting user profile:", find);
  return found ?? notFound(context, "no-profile", "account");
}

async function findProfile(context: Context, db: Database): Promise<Profile | null> {
  const { accountId, student, tutor } = currentActor(context);
  if (student) {
    const profile = await findStudentProfile(db, accountId);
    return profile && { role: "student", profile };
  }
  const profile = tutor && (await findTutorProfile(db, accountId));
  return profile && { role: "tutor", profile };
}

/** A hash of a profile's contents: two profiles with equal fields have equal marks. */
export function profileMark({ role, profile }: Profile): string {
  const fields = Object.entries(profile).toSorted(([a], [b]) => a.localeCompare(b));
  return createHash("sha256")
    .update(JSON.stringify([role, fields]))
    .digest("base64url");
}

/** Somebody else changed the profile while it was being edited. */
export interface ChangedProfile extends Refusal<"changed"> {
  current: Profile;
  /** The mark of `current`. */
  opened: string;
}

/**
 * Changes the actor's own profile; the same contents again change nothing. An approved tutor's
 * name, qualification and experience stay as they were approved.
 *
 * @param opened the mark of the profile when the form was opened (see `profileMark`)
 * @throws 404 where the actor has no such record
 */
export async function changeOwnProfile(
  context: Context,
  opened: string,
  input: Profile,
): Promise<Result<null, ChangedProfile>> {
  const { accountId: id, tutor } = currentActor(context);
  const table = input.role === "student" ? "students" : "tutors";
  const entry = { action: "change-profile", subject: { kind: input.role, id } } as const;
  const result = await auditedTransaction(context, async (trx, record) => {
    await lockProfile(trx, table, id);
    const current = await findProfile(context, trx);
    if (current?.role !== input.role) return refuse("not-found");
    const next = keepBackground(current, input, tutor?.status ?? "pending");
    const mark = profileMark(current);
    if (mark === profileMark(next)) return ok();
    if (mark !== opened) return { ...refuse("changed"), current, opened: mark };
    if (next.role === "student") await updateStudentProfile(trx, id, next.profile);
    else await updateTutorProfile(trx, id, next.profile);
    await record(entry);
    return ok();
  });
  if (result.ok) return result;
  const isChanged = result.reason === "changed";
  await recordDenial(context, { ...entry, reason: isChanged ? "not-possible" : "not-found" });
  if (!isChanged) throw data("no-profile", { status: 404 });
  return result;
}

function keepBackground(
  current: Profile,
  input: Profile,
  status: Parameters<typeof canChangeBackground>[0],
): Profile {
  if (current.role === "student" || input.role === "student") return input;
  if (canChangeBackground(status, current.profile.qualification)) return input;
  const { firstName, lastName, qualification, experience } = current.profile;
  const profile = { ...input.profile, firstName, lastName, qualification, experience };
  return { role: "tutor", profile };
}
