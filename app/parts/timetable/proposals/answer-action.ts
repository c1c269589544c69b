import { data, redirect } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { checkAnswers, type ProposalAnswer } from "#domain/timetable/proposal.ts";
import { answerProposals } from "#use-cases/timetable/proposals.ts";
import type { Family } from "#use-cases/timetable/requests.ts";
import { messages } from "./messages.ts";

/** Stores what a family says of changed lessons, and shows the page again, which then says so. */
export async function answerAction(request: Request, context: Context, family: Family) {
  const form = await readForm(request, context);
  const isAll = form.text("all") === "yes";
  const answers = form.all("proposal").map((proposalId): ProposalAnswer => {
    const chosen = form.text(`suits-${proposalId}`);
    const suits = chosen === "yes" || (chosen === "no" ? false : null);
    return {
      proposalId,
      suits: isAll || suits,
      comment: form.text(`comment-${proposalId}`).trim(),
    };
  });
  const problem = checkAnswers(answers);
  if (problem) return data({ error: messages.problems[problem], answers }, { status: 400 });
  const result = await answerProposals(context, family, answers);
  if (!result.ok) {
    return data({ error: messages.refusals[result.reason], answers }, { status: 409 });
  }
  return redirect(new URL(request.url).pathname.replace(/\.data$/, ""), { status: 303 });
}
