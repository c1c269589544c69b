import { redirect } from "react-router";
import { isSetupStep, nextOpenStep, setupSteps } from "#domain/office/setup.ts";
import { readForm } from "#request/form.ts";
import { loadSetup, skipSteps } from "#use-cases/office/setup.ts";
import type { Route } from "./+types/skip.ts";
import { setupFacts } from "./facts.ts";
import { pageOfStep, setupPage } from "./pages.ts";

/** Skips the step that the form names and opens the next one; without a step, all of them. */
export async function action({ request, context }: Route.ActionArgs) {
  const step = (await readForm(request, context)).text("step");
  if (!isSetupStep(step)) {
    await skipSteps(context, setupSteps);
    return redirect("/admin-dashboard", { status: 303 });
  }
  await skipSteps(context, [step]);
  const next = nextOpenStep(setupFacts(await loadSetup(context), new Date()), step);
  return redirect(next ? pageOfStep(next) : setupPage, { status: 303 });
}

export const loader = () => redirect(setupPage);
