import type { RefusedProposal } from "#data/timetable/proposals.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import type { ProposalWay } from "#domain/timetable/proposal.ts";
import { messages } from "./messages.ts";

/** The changes that don't suit families, each with their sentence and the ways out. */
export function describeRefused(refused: readonly RefusedProposal[], now: Date) {
  return refused.map(({ lessonId: id, studentName, comment, way, wasAt, startsAt, tutorName }) => ({
    id,
    student: studentName,
    about: messages.changes[way](
      nameDatedMoment(wasAt, now),
      way === "substitute" ? tutorName : nameDatedMoment(startsAt, now),
    ),
    state: comment === "" ? messages.noComment : messages.comment(comment),
    ways: describeWays(id, way),
  }));
}

/** The ways out that there are on the page of a lesson. */
function describeWays(lessonId: string, way: ProposalWay) {
  const left =
    way === "cancel" ? (["make-up"] as const) : (["move", "substitute", "cancellation"] as const);
  return left.map((to) => ({
    label: messages.ways[to],
    to: `/admin-dashboard/lessons/${lessonId}/${to}`,
  }));
}
