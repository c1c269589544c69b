import type { PersonMail } from "#data/people/person-facts.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { isMailKind } from "#domain/mail/mail.ts";
import { mailKinds } from "#parts/mail/messages.ts";
import { messages } from "./messages.ts";

/** A mail as one line: what it is about, and when it was or will be sent. */
export function describeMail({ id, kind, dueAt, sentAt, failedAt }: PersonMail, now: Date) {
  return {
    id,
    // Another version may have had other kinds.
    what: isMailKind(kind) ? mailKinds[kind] : kind,
    when: whenOf({ dueAt, sentAt, failedAt }, now),
    isFailed: failedAt !== null,
  };
}

function whenOf(
  { dueAt, sentAt, failedAt }: Pick<PersonMail, "dueAt" | "sentAt" | "failedAt">,
  now: Date,
): string {
  if (sentAt !== null) return messages.sent(formatDateTime(sentAt));
  if (failedAt !== null) return messages.failed(formatDateTime(failedAt));
  return new Date(dueAt) > now ? messages.due(formatDateTime(dueAt)) : messages.waiting;
}
