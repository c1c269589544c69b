import type { SetupStep } from "#domain/office/setup.ts";

export const setupPage = "/admin-dashboard/setup";

/** The page of a step. */
export function pageOfStep(step: SetupStep): string {
  return `${setupPage}/${step}`;
}
