import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import type { ProposalToAnswer } from "#use-cases/timetable/proposals.ts";
import { messages } from "./messages.ts";

/** What the office proposes to a family, for the page on which they answer. */
export function describeProposals(proposals: readonly ProposalToAnswer[]) {
  return proposals.map((proposal) => {
    const { id, studentName, subjectId, way, wasAt, startsAt, suits, comment } = proposal;
    const now = messages.ways[way]({
      time: formatDateTime(startsAt),
      tutor: proposal.tutorName,
      isMakeUpOwed: proposal.isMakeUpOwed,
    });
    const facts: [string, string][] = [
      [messages.student, studentName],
      [messages.now, now],
    ];
    return {
      id,
      title: messages.lesson(subjectName(subjectId), formatDateTime(wasAt)),
      facts,
      canAnswer: proposal.canAnswer,
      suits,
      comment,
      answer: describeAnswer(proposal),
      until: describeDeadline(proposal),
    };
  });
}

export type DescribedProposal = ReturnType<typeof describeProposals>[number];

function describeAnswer({ suits, isKept }: ProposalToAnswer): string | null {
  if (suits === null) return null;
  if (suits) return messages.answered.suits;
  return messages.answered[isKept ? "kept" : "unsuited"];
}

function describeDeadline(proposal: ProposalToAnswer): string | null {
  const { isGuardians, canAnswer, suits, expiresAt } = proposal;
  const time = formatDateTime(expiresAt);
  if (canAnswer) return suits === null ? messages.until(time) : messages.changeUntil(time);
  if (suits !== null) return null;
  return isGuardians && expiresAt > new Date() ? messages.guardians : messages.over(time);
}
