import fc from "fast-check";
import { expect } from "vitest";
import { runs, seed } from "#test/support/depth.ts";
import { judge, type Demand, type Sent, type Verdict } from "./model/sent.ts";

/** How many forms each rule is tried with: enough for each of its refusals to occur. */
export const manyForms = runs({ usual: 100, deep: 10_000 });

/** Milliseconds that so many may take against a database. */
export const timeLimit = manyForms * 60;

const maximumBatches = 10;

// A field near its limit that is sent twice, in letters of three bytes, is more than any form needs.
const bodyLimit = 64 * 1024;

function encode(sent: Sent): URLSearchParams {
  return new URLSearchParams(sent.map(([name, value]) => [name, value]));
}

/** A submitted form, as an action gets it. */
export function formRequest(sent: Sent): Request {
  return new Request("http://academy.example/form", { method: "POST", body: encode(sent) });
}

/** The answer to a form: its refusal, or null when it passes. */
export type Answer = (sent: Sent) => Promise<Verdict>;

function fits(sent: Sent): boolean {
  return encode(sent).toString().length <= bodyLimit;
}

interface Options {
  numRuns?: number;
  /** false for a form whose answer names no field */
  namesField?: boolean;
}

/**
 * Tries many forms against the model. Each of its refusals occurs at least once, and so does a form
 * that passes, so that no part of the model goes untried.
 */
export async function expectAgreement(
  anyForm: fc.Arbitrary<Sent>,
  demands: readonly Demand[],
  answer: Answer,
  { numRuns = manyForms, namesField = true }: Options = {},
): Promise<void> {
  const nameOf = (verdict: Verdict) =>
    verdict ? `${namesField ? `${verdict.field}: ` : ""}${verdict.words}` : "passed";
  const wanted = new Set(["passed", ...demands.map(([words, field]) => nameOf({ words, field }))]);
  const occurred = new Set<string>();
  const forms = anyForm.filter(fits);
  const expectSame = async (sent: Sent) => {
    const expected = nameOf(judge(demands, sent));
    occurred.add(expected);
    expect(nameOf(await answer(sent))).toBe(expected);
  };
  await fc.assert(fc.asyncProperty(forms, expectSame), { numRuns, seed: seed() });

  // Rare refusals: forms are generated until the model gives each of them.
  for (let batch = 1; batch <= maximumBatches && occurred.size < wanted.size; batch += 1) {
    for (const sent of fc.sample(forms, { numRuns: 1_000, seed: seed() + batch })) {
      if (!occurred.has(nameOf(judge(demands, sent)))) await expectSame(sent);
    }
  }
  expect([...occurred].toSorted()).toEqual([...wanted].toSorted());
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
