import { consentText } from "#content/guardians/guardian-consent.ts";
import type { Database } from "#data/shared/database.ts";
import type { ConsentDecision } from "#domain/guardians/guardian.ts";
import { guardianNames, phoneOf, sampleStudents, type SampleStudent } from "./sample-people.ts";
import { dayAt, happened, idFrom, numberFrom } from "./sample-time.ts";

/** The answers of a guardian, by their student's row in `sampleStudents`, oldest first. */
const answers: Readonly<Record<SampleStudent["guardian"], readonly ConsentDecision[]>> = {
  given: ["given"],
  withheld: ["withheld"],
  withdrawn: ["given", "withdrawn"],
  unanswered: [],
  postponed: [],
  unnamed: [],
  "": [],
};

/** A guardian of the sample. */
export interface SampleGuardian {
  id: string;
  student: string;
  namedAt: Date;
  answers: { decision: ConsentDecision; at: Date }[];
}

const hasGuardian = ({ guardian }: SampleStudent) =>
  !["", "postponed", "unnamed"].includes(guardian);

/** Guardians are named two days after their students joined, and answer a day later. */
export function planGuardians(now: Date): SampleGuardian[] {
  return sampleStudents.filter(hasGuardian).map(({ handle, joined, guardian }) => {
    const namedAgo = Math.max(joined - 2, 1);
    return {
      id: idFrom(`guardian of ${handle}`),
      student: handle,
      namedAt: happened(now, namedAgo, `${handle} names`),
      answers: answers[guardian].map((decision, number) => ({
        decision,
        // A consent is withdrawn this week.
        at: happened(now, number === 0 ? Math.max(namedAgo - 1, 0) : 3, `${handle} ${decision}`),
      })),
    };
  });
}

/** Inserts dates of birth, guardians and their answers. */
export async function insertGuardians(trx: Database, now: Date): Promise<void> {
  await trx
    .insertInto("birth_dates")
    .values(
      sampleStudents
        .filter(({ guardian }) => guardian !== "")
        .map((student) => ({
          student_id: idFrom(student.handle),
          born_on: student.guardian === "postponed" ? null : birthDate(now, student),
          put_off_at:
            student.guardian === "postponed" ? happened(now, student.joined, "later") : null,
        })),
    )
    .execute();
  const guardians = planGuardians(now);
  await trx
    .insertInto("guardians")
    .values(
      guardians.map(({ id, student, namedAt }, place) => ({
        id,
        student_id: idFrom(student),
        ...contactOf(student, place),
        phone_number: phoneOf(place + 61),
        named_at: namedAt,
        consent_since: namedAt,
        ended_at: null,
        ended_by: null,
        is_proved: true,
      })),
    )
    .execute();
  const consents = guardians.flatMap(({ id, namedAt, answers: given }) =>
    given.map(({ decision, at }) => ({
      guardian_id: id,
      decision,
      text_version: consentText.version,
      text_digest: Buffer.from(consentText.digest, "hex"),
      mail_kind: "guardian-consent",
      mailed_at: namedAt,
      decided_at: at,
    })),
  );
  await trx.insertInto("guardian_consents").values(consents).execute();
}

function contactOf(student: string, place: number) {
  const [relation, name] = guardianNames[place % guardianNames.length] ?? guardianNames[0];
  return { name, relation, email: `${student}.family@viluva.example` };
}

/** A student of class 10 is about 15 years old. */
function birthDate(now: Date, { handle, classId }: SampleStudent): string {
  const years = Number(classId.replace("class-", "")) + 5;
  const born = dayAt(now, -Math.round(years * 365.25) - 30 - numberFrom(handle, 300), "12:00");
  return born.toISOString().slice(0, 10);
}
