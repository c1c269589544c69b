import type { Line, LineMessage } from "#data/messages/lines.ts";
import { nameMoment } from "#domain/shared/dates.ts";
import { nameWriter } from "./describe-line.ts";

/** A message by itself, on the page that reports it. */
export function describeOne({
  line,
  message,
  now,
}: {
  line: Line;
  message: LineMessage;
  now: Date;
}) {
  return {
    who: nameWriter(line, message.writtenAs),
    when: nameMoment(new Date(message.writtenAt), now),
    text: message.text,
  };
}
