import type { Database } from "#data/database.ts";
import { countActiveAssignments, deleteTutor, lockTutor } from "#data/tutors.ts";
import { deleteStudent, lockStudent } from "#data/students.ts";
import type { RouterContextProvider } from "react-router";
import { audited, recordDenial } from "./audit.ts";
import { servicesContext } from "./context.ts";
import { currentActor } from "./guards.ts";
import { proveOwnPassword, type PasswordRefusal } from "./own-password.ts";
import { forgetSession } from "./session.ts";

type Context = Readonly<RouterContextProvider>;

/** Who leaves; an admin is removed by whoever runs the academy's server. */
export type Leaver = "student" | "tutor" | "admin";

/** What there is to say before an account is deleted. */
export async function loadGoodbye(
  context: Context,
): Promise<{ leaver: Leaver; activeAssignments: number }> {
  const { accountId } = currentActor(context);
  const { database } = context.get(servicesContext);
  const leaver = leaverOf(context);
  const counts = leaver === "tutor" ? await countActiveAssignments(database, accountId) : 0;
  return { leaver, activeAssignments: counts };
}

// Whoever is also an admin doesn't slip away by another of their records.
function leaverOf(context: Context): Leaver {
  const { student, admin } = currentActor(context);
  if (admin) return "admin";
  return student ? "student" : "tutor";
}

export type GoodbyeOutcome =
  | { is: "gone"; cookie: string }
  | { is: "not-possible" }
  | PasswordRefusal;

const deletions: Record<Leaver, (trx: Database, id: string) => Promise<boolean>> = {
  student: async (trx, id) => (await lockStudent(trx, id)) && (await deleteStudent(trx, id)),
  tutor: async (trx, id) => (await lockTutor(trx, id)) !== null && (await deleteTutor(trx, id)),
  admin: () => Promise.resolve(false),
};

/**
 * Deletes the asker's own account for good: there is no undo. A student goes with all that hangs on
 * them; what a tutor published stays with their students, without the tutor (decision 18).
 */
export async function deleteOwnAccount(
  context: Context,
  password: string,
): Promise<GoodbyeOutcome> {
  const { accountId: id } = currentActor(context);
  const leaver = leaverOf(context);
  const what = { action: "delete-own-account", subject: { kind: leaver, id } } as const;
  const refuse = async (): Promise<GoodbyeOutcome> => {
    await recordDenial(context, { ...what, reason: "not-possible" });
    return { is: "not-possible" };
  };
  if (leaver === "admin") return refuse();
  const answer = await proveOwnPassword(context, password, what);
  if (answer.is !== "right") return answer;
  const gone = await audited(context, async (trx, record) => {
    const done = await deletions[leaver](trx, id);
    if (done) await record(what);
    return done;
  });
  if (!gone) return refuse();
  await context.get(servicesContext).erasures.keep();
  return { is: "gone", cookie: await forgetSession(context) };
}
