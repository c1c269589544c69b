import { isMinor } from "#domain/people/birth-date.ts";
import { canReadStudents, type TutorStatus } from "#domain/people/tutor.ts";
import { allowsMessages, type ConsentState } from "#domain/guardians/guardian.ts";
import { day } from "#domain/shared/durations.ts";

/** Who writes into lines. The staff write as the academy, whoever of them it is. */
export const writerRoles = ["student", "guardian", "tutor", "staff"] as const;

export type WriterRole = (typeof writerRoles)[number];

/** For how many days after the last lesson of theirs a student and a tutor may still write. */
export const openDaysAfterEnd = 14;

/** Whose line it is, and what decides about it. */
export interface LineFacts {
  /** Whether it is somebody's line to the office; all below is about other lines. */
  isOffice: boolean;
  /** The student's; YYYY-MM-DD, null when not given. */
  bornOn: string | null;
  /** Of the student's current guardian; null for none. */
  consent: ConsentState | null;
  consentVersion: number | null;
  /** null for a deleted tutor. */
  tutorStatus: TutorStatus | null;
  /** Since when the tutor teaches the student nothing; null while they do. */
  endedAt: Date | null;
}

/** What somebody may do with a line: write in it, only read it, or not even know of it. */
export type LineAccess = "write" | "read" | "none";

/**
 * Whether a student and tutors may write to each other at all: an adult at once, a child once a guardian
 * has agreed to it, and not for as long as nobody has said how old the student is.
 */
export function areMessagesAllowed(
  { bornOn, consent, consentVersion }: Pick<LineFacts, "bornOn" | "consent" | "consentVersion">,
  now: Date,
): boolean {
  if (bornOn !== null && !isMinor(bornOn, now)) return true;
  return bornOn !== null && consent !== null && allowsMessages({ consent, consentVersion });
}

/**
 * What its members may do with a line. Ask before whether it is theirs, and of a guardian whether their
 * own consent covers messages. The staff of the right role read each line and write in those to the
 * office.
 */
export function lineAccess(
  facts: LineFacts,
  role: Exclude<WriterRole, "staff">,
  now: Date,
): LineAccess {
  if (facts.isOffice) return "write";
  if (!areMessagesAllowed(facts, now)) return "none";
  const { tutorStatus, endedAt } = facts;
  const isOver = endedAt !== null && now.getTime() >= endedAt.getTime() + openDaysAfterEnd * day;
  if (role === "tutor") {
    if (isOver || tutorStatus === null || !canReadStudents(tutorStatus)) return "none";
    return tutorStatus === "approved" ? "write" : "read";
  }
  return isOver || tutorStatus !== "approved" ? "read" : "write";
}
