import type { TutorStatus } from "#domain/people/tutor.ts";
import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { endGuardian } from "#data/guardians/guardians.ts";
import { endAssignment, handOverAssignment } from "#data/assignments/assignment-endings.ts";
import type { TestAcademy } from "../support/academy.ts";
import type { Chance } from "../support/chance.ts";
import { answerAs, makeGuardian, type Guardian } from "../support/guardians.ts";
import { assign, makeStudent, makeTutor, type Person } from "../support/people.ts";

/** A student, and what decides whether somebody may write with them. */
export interface Pupil {
  person: Person;
  isAdult: boolean;
  guardian: Guardian;
  guardianToken: string;
  /** What the guardian has answered last, and to which text. */
  consent: "none" | "withdrawn" | "second" | "third";
  assignmentId: string;
  /** Who teaches them; null once it has ended. */
  taughtBy: Teacher | null;
  /** Whom it ended with, and whether that is long ago. */
  ended: Map<Teacher, "now" | "long">;
}

export interface Teacher {
  person: Person;
  status: Extract<TutorStatus, "approved" | "suspended" | "pending">;
}

export interface World {
  pupils: Pupil[];
  teachers: Teacher[];
}

/** A child and an adult, each with a guardian who agrees, and two tutors. */
export async function makeWorld(academy: TestAcademy): Promise<World> {
  const teachers: Teacher[] = [];
  for (let count = 0; count < 2; count += 1) {
    teachers.push({ person: await makeTutor(academy), status: "approved" });
  }
  const pupils: Pupil[] = [];
  for (const isAdult of [false, true]) {
    const person = await makeStudent(academy);
    const bornOn = isAdult ? "2000-01-01" : "2012-01-01";
    const guardian = await makeGuardian(academy, person, { decision: "given", bornOn });
    const [taughtBy] = teachers;
    if (!taughtBy) throw new Error("no tutor");
    const assignmentId = await assign(academy, person, taughtBy.person);
    const guardianToken = await linkTo(academy, guardian);
    const of = { person, isAdult, guardian, guardianToken, assignmentId, taughtBy };
    pupils.push({ ...of, consent: "third", ended: new Map() });
  }
  return { pupils, teachers };
}

const linkTo = ({ database }: TestAcademy, { id: guardianId }: Guardian) =>
  createGuardianLink(database, { guardianId, opens: "messages", mailKind: "guardian-messages" });

type Change = (
  academy: TestAcademy,
  about: { pupil: Pupil; teacher: Teacher; chance: Chance },
) => Promise<void>;

/** What changes between the rounds. */
export const changes: Record<string, Change> = {
  consent: async (academy, { pupil, chance }) => {
    pupil.consent = chance.oneOf(["withdrawn", "second", "third", "third"] as const) ?? "third";
    const decision = pupil.consent === "withdrawn" ? "withdrawn" : "given";
    await answerAs(academy, pupil.guardian, decision, pupil.consent === "second" ? 2 : 3);
  },
  "another guardian": async (academy, { pupil }) => {
    await endGuardian(academy.database, pupil.guardian.id, "admin");
    const bornOn = pupil.isAdult ? "2000-01-01" : "2012-01-01";
    pupil.guardian = await makeGuardian(academy, pupil.person, { bornOn });
    pupil.guardianToken = await linkTo(academy, pupil.guardian);
    pupil.consent = "none";
  },
  status: async ({ pool }, { teacher, chance }) => {
    teacher.status =
      chance.oneOf(["approved", "approved", "suspended", "pending"] as const) ?? "approved";
    await pool.query(
      `update tutors set status = $2, approved_date = case when $2 <> 'pending' then now() end
       where id = $1`,
      [teacher.person.id, teacher.status],
    );
  },
  "hand-over": async ({ database }, { pupil, teacher }) => {
    const from = pupil.taughtBy;
    if (!from || from === teacher) return;
    await database.transaction().execute((trx) =>
      handOverAssignment(trx, pupil.assignmentId, {
        from: from.person.id,
        to: teacher.person.id,
        at: new Date(),
      }),
    );
    pupil.ended.set(from, "now");
    pupil.ended.delete(teacher);
    pupil.taughtBy = teacher;
  },
  end: async ({ database }, { pupil }) => {
    const { taughtBy } = pupil;
    if (!taughtBy) return;
    await database
      .transaction()
      .execute((trx) => endAssignment(trx, pupil.assignmentId, new Date()));
    pupil.ended.set(taughtBy, "now");
    pupil.taughtBy = null;
  },
  begin: async ({ pool }, { pupil, teacher }) => {
    if (pupil.taughtBy) return;
    await pool.query(
      "update assignments set status = 'active', ended_at = null, tutor_id = $2 where id = $1",
      [pupil.assignmentId, teacher.person.id],
    );
    pupil.ended.delete(teacher);
    pupil.taughtBy = teacher;
  },
  "two weeks": async ({ pool }, { pupil, teacher }) => {
    if (pupil.ended.get(teacher) !== "now") return;
    await pool.query(
      "update lines set ended_at = ended_at - interval '14 days' where student_id = $1 and tutor_id = $2",
      [pupil.person.id, teacher.person.id],
    );
    pupil.ended.set(teacher, "long");
  },
};

/** What a role may do in the line of two people, by the decision and not by the product's code. */
export function mayDo(
  pupil: Pupil,
  teacher: Teacher,
  role: "student" | "guardian" | "tutor",
): "write" | "read" | "none" {
  const agrees = pupil.consent === "third";
  if (!pupil.isAdult && !agrees) return "none";
  if (role === "guardian" && !agrees) return "none";
  const isOver = pupil.ended.get(teacher) === "long";
  if (role === "tutor") {
    if (isOver || teacher.status === "suspended") return "none";
    return teacher.status === "approved" ? "write" : "read";
  }
  return isOver || teacher.status !== "approved" ? "read" : "write";
}
