import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import type { ProposalToAnswer } from "#use-cases/timetable/proposals.ts";
import { messages } from "./messages.ts";

/** What the office proposes to a family, for the page on which they answer. */
export function describeProposals(proposals: readonly ProposalToAnswer[], at: Date) {
  return proposals.map((proposal) => {
    const { id, studentName, subjectId, way, wasAt, startsAt, suits, comment } = proposal;
    const now = messages.ways[way]({
      time: nameDatedMoment(startsAt, at),
      tutor: proposal.tutorName,
      isMakeUpOwed: proposal.isMakeUpOwed,
    });
    const facts: [string, string][] = [
      [messages.student, studentName],
      [messages.now, now],
    ];
    return {
      id,
      title: messages.lesson(subjectName(subjectId), nameDatedMoment(wasAt, at)),
      facts,
      canAnswer: proposal.canAnswer,
      suits,
      comment,
      answer: describeAnswer(proposal),
      until: describeDeadline(proposal, at),
    };
  });
}

export type DescribedProposal = ReturnType<typeof describeProposals>[number];

function describeAnswer({ suits, isKept }: ProposalToAnswer): string | null {
  if (suits === null) return null;
  if (suits) return messages.answered.suits;
  return messages.answered[isKept ? "kept" : "unsuited"];
}

function describeDeadline(proposal: ProposalToAnswer, now: Date): string | null {
  const { isGuardians, canAnswer, suits, expiresAt } = proposal;
  const time = nameDatedMoment(expiresAt, now);
  if (canAnswer) return suits === null ? messages.until(time) : messages.changeUntil(time);
  if (suits !== null) return null;
  return isGuardians && expiresAt > now ? messages.guardians : messages.over(time);
}
