import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { findMailedChild } from "#data/guardians/guarded-children.ts";
import { findRequest, type LessonRequest } from "#data/timetable/requests.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { canReadLessons } from "#domain/guardians/guardian.ts";
import { guardianReason } from "#mails/guardians/reason-messages.ts";
import type { Block, Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To the student whose request was declined or has expired, unless the lesson is not planned any more. */
export const requestAnswered: Mail<"request-answered"> = async (
  { requestId },
  { database, accountId, name, now },
) => {
  const request = await findRequest(database, requestId);
  if (request?.studentId !== accountId) return null;
  const text = describe(request, now);
  if (!text) return null;
  const path = `/dashboard/courses/${request.assignmentId}`;
  return {
    ...text,
    name,
    notice: { kind: "answer", path, lesson: request },
    blocks: [...text.blocks, { is: "link", label: messages.link, path }],
  };
};

/** The same, to the guardian who asked, while they consent. */
export const guardianRequestAnswered: Mail<"guardian-request-answered"> = async (
  { requestId, guardianId },
  { database, accountId, academy, now },
) => {
  const child = await findMailedChild(database, accountId, guardianId);
  const request = await findRequest(database, requestId);
  if (!child || !canReadLessons(child.consent) || request?.studentId !== accountId) return null;
  const text = describe(request, now);
  if (!text) return null;
  const mailKind = "guardian-request-answered";
  const token = await createGuardianLink(database, { guardianId, opens: "page", mailKind });
  const path = `/guardian/${token}/sessions/${request.id}/request`;
  return {
    ...text,
    name: child.guardianName,
    reason: guardianReason(academy.name),
    blocks: [...text.blocks, { is: "link", label: messages.guardianLink, path }],
  };
};

function describe(request: LessonRequest, now: Date): { subject: string; blocks: Block[] } | null {
  const { answer, answerReason, isPlanned, tutorName, title, subjectId, startsAt } = request;
  if (!isPlanned || (answer !== "declined" && answer !== "expired")) return null;
  const facts: [string, string][] = [
    [messages.title, title],
    [messages.course, subjectName(subjectId)],
    [messages.planned, nameDatedMoment(startsAt, now)],
  ];
  if (request.wantedAt) facts.push([messages.wanted, nameDatedMoment(request.wantedAt, now)]);
  const blocks: Block[] = [
    { is: "text", text: messages.text[answer](tutorName) },
    { is: "facts", facts },
  ];
  if (answerReason) {
    blocks.push({ is: "text", text: messages.reason }, { is: "quote", text: answerReason });
  }
  blocks.push({ is: "text", text: messages.again });
  return { subject: messages.subject[answer], blocks };
}
