import {
  insertProposal,
  keepProposal,
  listFamilyProposals,
  lockFamilyProposals,
  updateProposalAnswer,
  type FamilyProposal,
} from "#data/timetable/proposals.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import {
  canAnswer,
  canStudentAnswer,
  proposalEnd,
  type ProposalAnswer,
  type ProposalWay,
} from "#domain/timetable/proposal.ts";
import { auditedTransaction, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { changeLessons } from "./change-lessons.ts";
import { lessonAttempt, type NotApproved } from "#use-cases/teaching/content-change.ts";
import { tellOffice } from "#use-cases/push/tell-office.ts";
import { actorOf, type Family } from "./requests.ts";

/** What the desk did with a lesson. */
interface Proposed {
  lessonId: string;
  way: ProposalWay;
  was: Date;
  /** Another time; the same for any other way. */
  startsAt: Date;
  substituteId: string | null;
}

/**
 * Asks the family whether a lesson suits them as it is now: the mails about the change have a link to
 * answer by. Nobody is asked where no time is left for an answer.
 */
export async function askFamily(context: Context, { was, ...proposed }: Proposed): Promise<void> {
  const now = new Date();
  const expiresAt = proposalEnd(now, proposed.startsAt);
  if (expiresAt <= now) return;
  const { database } = context.get(servicesContext);
  await insertProposal(database, { ...proposed, wasAt: was, expiresAt });
}

/** A proposal, and whether who reads it can answer now. */
export interface ProposalToAnswer extends FamilyProposal {
  canAnswer: boolean;
  /** Whether the answer is the guardian's, and the reader is the student. */
  isGuardians: boolean;
}

/** What the office proposes to a family, in the order in which the lessons were to be. */
export async function loadProposals(context: Context, family: Family): Promise<ProposalToAnswer[]> {
  const { database } = context.get(servicesContext);
  const now = new Date();
  const proposals = await listFamilyProposals(database, idsOf(family));
  return proposals.map((proposal) => {
    const isGuardians = !isTheirs(family, proposal, now);
    return { ...proposal, isGuardians, canAnswer: !isGuardians && canAnswer(proposal, now) };
  });
}

const idsOf = ({ children }: Family) => children.map(({ studentId }) => studentId);

const isTheirs = ({ askedAs }: Family, proposal: FamilyProposal, now: Date) =>
  askedAs === "guardian" || canStudentAnswer(proposal, now);

/**
 * 'changed': one of the lessons was changed or deleted meanwhile, or is not the family's; 'too-late':
 * the deadline of one is over; 'not-yours': the guardian answers.
 */
export type AnswerRefusal = Refusal<"changed" | "too-late" | "not-yours">;

/**
 * Stores what a family says of some proposals: all of it, or nothing. An answer can be changed until the
 * deadline; the same one again changes nothing.
 *
 * @param answers valid ones (`checkAnswers`), with untrusted ids; those without a choice are passed over
 */
export async function answerProposals(
  context: Context,
  family: Family,
  answers: readonly ProposalAnswer[],
): Promise<Result<null, AnswerRefusal>> {
  const given = answers.filter(({ suits }) => suits !== null);
  const result = await auditedTransaction(context, async (trx, record) => {
    const ids = given.map(({ proposalId }) => proposalId).filter(isRecordId);
    const locked = await lockFamilyProposals(trx, idsOf(family), ids);
    const now = new Date();
    const found = new Map(locked.map((proposal) => [proposal.id, proposal]));
    if (given.some(({ proposalId }) => !found.has(proposalId))) return refuse("changed");
    if (locked.some((proposal) => !isTheirs(family, proposal, now))) return refuse("not-yours");
    if (locked.some((proposal) => !canAnswer(proposal, now))) return refuse("too-late");
    for (const { proposalId, suits, comment } of given) {
      const before = found.get(proposalId);
      if (!before || suits === null) continue;
      if (before.suits === suits && before.comment === comment) continue;
      const actor = actorOf(family, before.studentId);
      const guardianId = actor.role === "guardian" ? actor.id : null;
      await updateProposalAnswer(trx, proposalId, {
        suits,
        comment,
        as: family.askedAs,
        guardianId,
      });
      await tellOffice(trx, { id: before.lessonId, startsAt: before.startsAt });
      await record({
        action: suits ? "accept-proposal" : "refuse-proposal",
        subject: { kind: "live-session", id: before.lessonId },
        detail: { assignmentId: before.assignmentId },
        actor,
      });
    }
    return ok();
  });
  if (!result.ok) {
    const subject = { kind: "live-session", id: null } as const;
    await recordDenial(context, { action: "refuse-proposal", subject, reason: "not-possible" });
  }
  return result;
}

/**
 * The office leaves a lesson as it is, though that does not suit the family, with whom it has talked.
 * Refused where nothing waits.
 *
 * @throws 404 for a lesson that the assignment doesn't have
 */
export function keepChange(
  context: Context,
  { assignmentId, lessonId }: { assignmentId: string; lessonId: string },
): Promise<Result<null, NotApproved | Refusal<"not-possible">>> {
  const attempt = lessonAttempt("keep-proposal", assignmentId, lessonId);
  return changeLessons(context, "admin", attempt, async ({ trx, record }) => {
    if (!(await keepProposal(trx, lessonId))) return refuse("not-possible");
    await record(lessonId, assignmentId);
    return ok();
  });
}
