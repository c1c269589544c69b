import fc from "fast-check";
import { expect } from "vitest";
import { judge, type Demand, type Sent, type Verdict } from "./model/sent.ts";

/** How many forms each rule is tried with. */
export const manyForms = 10_000;

/** Milliseconds that so many may take against a database on a busy machine. */
export const patience = 10 * 60_000;

// A field near its limit that is sent twice, in letters of three bytes, is more than any form needs.
const bodyLimit = 64 * 1024;

function encode(sent: Sent): URLSearchParams {
  return new URLSearchParams(sent.map(([name, value]) => [name, value]));
}

/** A submitted form, as an action gets it. */
export function formRequest(sent: Sent): Request {
  return new Request("http://academy.example/form", { method: "POST", body: encode(sent) });
}

/** What a form came to: the refusal, or null where it has passed. */
export type Answer = (sent: Sent) => Promise<Verdict>;

function fits(sent: Sent): boolean {
  return encode(sent).toString().length <= bodyLimit;
}

interface Options {
  runs?: number;
  /** false for a form whose answer names no field */
  namesField?: boolean;
}

/**
 * Tries many forms against the model, and makes sure that each of its lines was heard and that
 * forms passed too, so that no part of it goes untried.
 */
export async function expectAgreement(
  forms: fc.Arbitrary<Sent>,
  demands: readonly Demand[],
  answer: Answer,
  { runs = manyForms, namesField = true }: Options = {},
): Promise<void> {
  const nameOf = (verdict: Verdict) =>
    verdict ? `${namesField ? `${verdict.field}: ` : ""}${verdict.words}` : "passed";
  const lines = demands.map(([words, field]) => nameOf({ words, field }));
  const heard = new Set<string>();
  await fc.assert(
    fc.asyncProperty(forms.filter(fits), async (sent) => {
      const wanted = nameOf(judge(demands, sent));
      heard.add(wanted);
      expect(nameOf(await answer(sent))).toBe(wanted);
    }),
    { numRuns: runs },
  );
  expect([...heard].toSorted()).toEqual([...new Set([...lines, "passed"])].toSorted());
}

/** What an action returned: its words and field, or null for a redirect. */
export function readRefusal(result: unknown): Verdict {
  if (result instanceof Response && result.status === 303) return null;
  const { data, init } = result as {
    data?: { error: string; field?: string | null };
    init?: { status: number };
  };
  if (!data || ![400, 409].includes(init?.status ?? 0))
    throw new Error(`no refusal: ${JSON.stringify(result)}`);
  return { words: data.error, field: data.field ?? "" };
}
