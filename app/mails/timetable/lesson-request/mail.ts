import { storeRequestToken } from "#data/timetable/request-links.ts";
import { findRequest } from "#data/timetable/requests.ts";
import { createToken, hashToken } from "#data/shared/tokens.ts";
import { splitName } from "#domain/account/account.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import type { Block, Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To the tutor whom a family asks to move or cancel a lesson, unless that is answered or over. */
export const lessonRequest: Mail<"lesson-request"> = async (
  { requestId },
  { database, accountId, name, now },
) => {
  const request = await findRequest(database, requestId);
  if (!request || request.tutorId !== accountId || request.expiresAt <= now) return null;
  const token = createToken();
  if (!(await storeRequestToken(database, requestId, hashToken(token)))) return null;
  const { kind, askedAs, studentName, subjectId, title, startsAt, wantedAt, reason } = request;
  const facts: [string, string][] = [
    [messages.title, title],
    [messages.course, subjectName(subjectId)],
    [messages.student, studentName],
    [messages.planned, nameDatedMoment(startsAt, now)],
  ];
  if (wantedAt) facts.push([messages.wanted, nameDatedMoment(wantedAt, now)]);
  const blocks: Block[] = [
    { is: "text", text: messages.text[askedAs][kind] },
    { is: "facts", facts },
  ];
  if (request.isLate) blocks.push({ is: "text", text: messages.late });
  if (reason) blocks.push({ is: "text", text: messages.reason }, { is: "quote", text: reason });
  const until = nameDatedMoment(request.expiresAt, now);
  blocks.push(
    { is: "text", text: wantedAt ? messages.until(until) : messages.untilCancel(until) },
    { is: "link", label: messages.answer, path: `/requests/${token}` },
    { is: "text", text: messages.press },
  );
  const subject = messages.subject[kind](splitName(studentName).firstName);
  const path = `/tutor-dashboard/requests/${requestId}`;
  const notice = { kind: "request", path, lesson: { id: request.id, startsAt } } as const;
  return { subject, name, blocks, notice };
};
