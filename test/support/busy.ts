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

/**
 * Sends requests at the same time. Those that a busy server refuses with 503 are repeated one after the
 * other, as a person does, so that each answer is one that the product means.
 */
export async function sendTogether(
  requests: readonly (() => Promise<Response>)[],
): Promise<Response[]> {
  const answers = await Promise.all(requests.map((send) => send()));
  const taken: Response[] = [];
  for (const [place, send] of requests.entries()) {
    let answer = answers[place] ?? (await send());
    while (answer.status === 503) {
      expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
      answer = await send();
    }
    taken.push(answer);
  }
  return taken;
}
