import type { AssignmentItem } from "#data/assignments/tutor-assignments.ts";
import { canReport } from "#domain/lessons/report.ts";
import { messages } from "./report-messages.ts";

/** The link to the form that sends or changes the report of a class; null where that is not possible. */
export function describeReportLink(
  { id, startsAt, minutes, recorded, report, isOwn, cancelled }: AssignmentItem,
  now: number,
): { to: string; label: string } | null {
  if (!startsAt || minutes === null || cancelled || !isOwn) return null;
  const isHeld = recorded?.outcome === "held" && !recorded.isDisputed;
  const sentAt = report && Date.parse(report.sentAt);
  if (!canReport({ startsAt: startsAt.getTime(), minutes, isHeld, sentAt }, now)) return null;
  const label = report ? messages.change : messages.send;
  return { to: `/tutor-dashboard/sessions/${id}/finish`, label };
}
