import type { LineMessage } from "#data/messages/lines.ts";
import { messageLength } from "#domain/messages/message.ts";
import { messages } from "./messages.ts";

/** The form for the next message of a line, with the ids of the reader's own messages that are shown. */
export function describeForm(shown: readonly Pick<LineMessage, "clientId">[]) {
  return {
    clientId: crypto.randomUUID(),
    ownIds: shown.flatMap(({ clientId }) => clientId ?? []),
    limit: messages.limit(messageLength),
  };
}
