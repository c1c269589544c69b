import type { Database } from "#data/database.ts";
import {
  findStudentProfile,
  findTutorProfile,
  lockProfile,
  updateStudentProfile,
  updateTutorProfile,
  type StudentProfile,
  type TutorProfile,
} from "#data/profiles.ts";
import { canChangeBackground } from "#domain/tutor.ts";
import { createHash } from "node:crypto";
import { data, type RouterContextProvider } from "react-router";
import { audited, denyRecord, recordDenial } from "./audit.ts";
import { servicesContext } from "./context.ts";
import { currentActor } from "./guards.ts";

type Context = Readonly<RouterContextProvider>;

export type Profile =
  | { role: "student"; profile: StudentProfile }
  | { role: "tutor"; profile: TutorProfile };

/** What the asker says of themself. @throws 404 for an admin, who has no such record */
export async function loadOwnProfile(context: Context): Promise<Profile> {
  const found = await findProfile(context, context.get(servicesContext).database);
  if (found) return found;
  await denyRecord(context, "account", "");
  throw data("no-profile", { status: 404 });
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

/** A mark of what a profile says: two of the same say the same. */
export function profileMark({ role, profile }: Profile): string {
  const said = Object.entries(profile).toSorted(([one], [other]) => one.localeCompare(other));
  return createHash("sha256")
    .update(JSON.stringify([role, said]))
    .digest("base64url");
}

export type ProfileOutcome = { is: "saved" } | { is: "changed"; current: Profile; opened: string };

/**
 * Lets the asker's record say something else; the same again changes nothing. An approved tutor's
 * name, qualification and experience stay what the approval was given for.
 *
 * @param opened the mark of what it said when it was opened
 * @returns 'changed' where another change came between; then nothing changed
 * @throws 404 where the asker has no such record
 */
export async function changeOwnProfile(
  context: Context,
  opened: string,
  typed: Profile,
): Promise<ProfileOutcome> {
  const { accountId: id, tutor } = currentActor(context);
  const table = typed.role === "student" ? "students" : "tutors";
  const action = "change-profile";
  const subject = { kind: typed.role, id };
  const outcome = await audited(context, async (trx, record): Promise<ProfileOutcome | null> => {
    await lockProfile(trx, table, id);
    const current = await findProfile(context, trx);
    if (current?.role !== typed.role) return null;
    const next = keepBackground(current, typed, tutor?.status ?? "pending");
    const mark = profileMark(current);
    if (mark === profileMark(next)) return { is: "saved" };
    if (mark !== opened) return { is: "changed", current, opened: mark };
    if (next.role === "student") await updateStudentProfile(trx, id, next.profile);
    else await updateTutorProfile(trx, id, next.profile);
    await record({ action, subject });
    return { is: "saved" };
  });
  if (outcome?.is === "saved") return outcome;
  await recordDenial(context, { action, subject, reason: outcome ? "not-possible" : "not-found" });
  if (outcome) return outcome;
  throw data("no-profile", { status: 404 });
}

function keepBackground(
  current: Profile,
  typed: Profile,
  status: Parameters<typeof canChangeBackground>[0],
): Profile {
  if (current.role === "student" || typed.role === "student") return typed;
  if (canChangeBackground(status)) return typed;
  const { firstName, lastName, qualification, experience } = current.profile;
  const profile = { ...typed.profile, firstName, lastName, qualification, experience };
  return { role: "tutor", profile };
}
