import { isFlag, type Flag } from "#domain/messages/flags.ts";
import { checkMessage } from "#domain/messages/message.ts";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { tooManyRequests } from "#shell/too-many-requests.ts";
import { writeMessage, type Writer } from "#use-cases/messages/write.ts";
import { data, redirect } from "react-router";
import { refusals } from "./refusal-messages.ts";

/** What the form of a message says when it was not sent. */
export interface WriteRefusal {
  error: string;
  /** What was typed; undefined where the form still has it. */
  text: string | undefined;
  /** What the writer is asked about. */
  flags: readonly Flag[] | undefined;
}

const nameFlags = (found: readonly Flag[]) => found.map((flag) => refusals.flags[flag]).join(", ");

/**
 * Sends a message, and leads back to its line.
 *
 * @param path the address of the line
 */
export async function writeAction(
  request: Request,
  context: Context,
  writer: Writer,
  { lineId, path }: { lineId: string; path: string },
) {
  const form = await readForm(request, context);
  const text = form.text("text").trim();
  const refuse = (error: string, init: ResponseInit, flags?: readonly Flag[]) =>
    data<WriteRefusal>({ error, text, flags }, init);
  const problem = checkMessage(text);
  if (problem) return refuse(refusals.problems[problem], { status: 400 });
  const confirmed = form.all("confirmed").filter(isFlag);
  const message = { text, clientId: form.text("clientId"), confirmed };
  const result = await writeMessage(context, writer, lineId, message);
  if (result.ok) return redirect(`${path}#write`, { status: 303 });
  if (result.reason === "flagged") {
    return refuse(refusals.flagged(nameFlags(result.flags)), { status: 409 }, result.flags);
  }
  if (result.reason === "limited") {
    return refuse(refusals.tooMany(result.minutes), tooManyRequests(result.minutes));
  }
  if (result.reason === "closed") return refuse(refusals.closed, { status: 409 });
  return refuse(refusals.badForm, { status: 400 });
}
