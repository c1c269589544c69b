import { expect } from "vitest";

/** For tests that send many requests at the same time. */
export const manyRequests = { timeout: 120_000 };

/**
 * The statuses of requests that were sent at the same time, except 503, with which a busy server asks
 * to come back later: such a test repeats its request afterwards, as a person does.
 */
export function takenStatuses(answers: readonly Response[]): number[] {
  for (const { headers } of answers.filter(({ status }) => status === 503)) {
    expect(headers.get("retry-after")).toMatch(/^\d+$/);
  }
  return answers.map(({ status }) => status).filter((status) => status !== 503);
}
