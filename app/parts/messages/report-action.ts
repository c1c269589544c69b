import type { LineReader } from "#data/messages/lines.ts";
import { checkReport } from "#domain/messages/review.ts";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { reportMessage, type MessageAddress } from "#use-cases/messages/change.ts";
import { data, redirect } from "react-router";
import { refusals } from "./refusal-messages.ts";

/** Reports a message, and leads back to its line. */
export async function reportAction(
  request: Request,
  context: Context,
  reader: LineReader,
  { address, path }: { address: MessageAddress; path: string },
) {
  const reason = (await readForm(request, context)).text("reason");
  const problem = checkReport(reason);
  if (problem) return data({ error: refusals.reportProblems[problem], reason }, { status: 400 });
  const result = await reportMessage(context, reader, address, reason);
  if (!result.ok) return data({ error: refusals.reportedBefore, reason }, { status: 409 });
  return redirect(`${path}#write`, { status: 303 });
}
