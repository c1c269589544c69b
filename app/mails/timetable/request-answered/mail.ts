import { findRequest, type LessonRequest } from "#data/timetable/requests.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { canReadLessons } from "#domain/guardians/guardian.ts";
import type { Block, Mail } from "#mails/shared/mail.ts";
import { toGuardian } from "#mails/shared/to-guardian.ts";
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
export const guardianRequestAnswered = toGuardian(
  "guardian-request-answered",
  ({ consent }) => canReadLessons(consent),
  async ({ requestId }, { database, accountId, now, createLink }) => {
    const request = await findRequest(database, requestId);
    const text = request?.studentId === accountId ? describe(request, now) : null;
    if (!request || !text) return null;
    const path = `/guardian/${await createLink("page")}/sessions/${request.id}/request`;
    const link: Block = { is: "link", label: messages.guardianLink, path };
    return { ...text, blocks: [...text.blocks, link] };
  },
);

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
