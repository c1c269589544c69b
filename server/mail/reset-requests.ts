import { processGuardianLinkRequests } from "#use-cases/guardians/process-link-requests.ts";
import { processResetRequests } from "#use-cases/account/process-reset-requests.ts";
import { startRounds } from "../rounds.ts";

/**
 * Processes requests for a new password, and for a guardian's links, at an interval, apart from the HTTP requests that made
 * them, so that response times do not reveal who has an account or a child here.
 *
 * @returns a function that stops it and waits for the requests being processed
 */
export function startProcessingResetRequests(
  services: Parameters<typeof processResetRequests>[0],
  intervalMilliseconds: number,
): () => Promise<void> {
  // One that fails must not end the round while the other one works.
  const round = () =>
    Promise.allSettled([processResetRequests(services), processGuardianLinkRequests(services)]);
  return startRounds(round, intervalMilliseconds);
}
