import { isSetupStep, stepAfter, type SetupStep } from "#domain/office/setup.ts";

/** The address of a form that a step of the set-up opens; Save then goes on to the next step. */
export function openedByStep(step: SetupStep, to: string): string {
  return `${to}?setup=${step}`;
}

/** Where a saved form leads: to the step after the one that opened it, or else to `page`. */
export function afterStep({ searchParams }: URL, page: string): string {
  const step = searchParams.get("setup");
  if (!isSetupStep(step)) return page;
  const next = stepAfter(step);
  return next === null ? "/admin-dashboard/setup" : `/admin-dashboard/setup/${next}`;
}
