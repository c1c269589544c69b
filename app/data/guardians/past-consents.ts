import type { ConsentDecision } from "#domain/guardians/guardian.ts";
import type { Database } from "#data/shared/database.ts";

/** An answer, for an admin. */
export interface PastConsent {
  id: string;
  guardianName: string;
  decision: ConsentDecision;
  textVersion: number;
  decidedAt: Date;
}

/** All answers of a student's guardians, the newest first. */
export async function listConsents(db: Database, studentId: string): Promise<PastConsent[]> {
  return db
    .selectFrom("guardian_consents as c")
    .innerJoin("guardians as g", "g.id", "c.guardian_id")
    .where("g.student_id", "=", studentId)
    .select([
      "c.id",
      "g.name as guardianName",
      "c.decision",
      "c.text_version as textVersion",
      "c.decided_at as decidedAt",
    ])
    .orderBy("c.decided_at", "desc")
    .execute();
}
