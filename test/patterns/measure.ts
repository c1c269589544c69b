import { createContext, runInContext } from "node:vm";
import { attacksOn, textOf, type Attack } from "./attacks.ts";
import type { Pattern } from "./pattern.ts";

/** The length for which a pattern has to be fast, in characters. */
const fullLength = 16_384;
/** At an eighth of it, one that takes 20 ms in all takes at least this, if its cost is cubic or less. */
const shortLength = fullLength / 8;
const suspiciousMilliseconds = 0.04;

/** What a text of the full length may cost, in milliseconds of processor time. */
const allowed = 20;
/** What a pattern may cost whose cost is in proportion to the text. */
const allowedIfLinear = 100;
/** A cost in proportion doubles with the text, a quadratic one becomes four times as much. */
const linearGrowth = 3;

/** How often a cost is measured that may be too high. */
const tries = 3;

/** How long one pattern may be busy at first, in milliseconds, before it is stopped. */
const patience = 300;

/** The text for which a pattern is too slow, and what it costs in milliseconds of processor time. */
export interface Slowness {
  readonly attack: Attack;
  /** Infinity if it did not end. */
  readonly cost: number;
}

/** Finds a text for which a pattern is too slow; null if there is none. */
export function findSlowness({ source, flags, files }: Pattern): Slowness | null {
  // All matches: as `replaceAll` and `split` do.
  const pattern = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  const attacks = attacksOn({ source, flags, files });
  let at = 0;
  const tryAll = () => {
    for (; at < attacks.length; at += 1) {
      const attack = attacks[at];
      if (attack && millisecondsOf(pattern, attack, shortLength) > suspiciousMilliseconds) return;
    }
  };
  for (; at < attacks.length; at += 1) {
    runAtMost(patience, tryAll);
    const attack = attacks[at];
    const cost = attack && costOf(pattern, attack);
    if (cost) return { attack, cost };
  }
  return null;
}

function millisecondsOf(pattern: RegExp, attack: Attack, length: number): number {
  const text = textOf(attack, length);
  const begun = performance.now();
  text.replace(pattern, "");
  return performance.now() - begun;
}

/** What a suspicious attack costs; null if that is allowed. */
function costOf(pattern: RegExp, attack: Attack): number | null {
  const cost = processorTime(pattern, attack, fullLength);
  if (cost <= allowed) return null;
  if (cost > allowedIfLinear) return cost;
  const isLinear = processorTime(pattern, attack, 2 * fullLength) < linearGrowth * cost;
  return isLinear ? null : cost;
}

/**
 * The least of several tries, in milliseconds: a busy machine makes none cheaper.
 *
 * @returns Infinity if the pattern does not end
 */
function processorTime(pattern: RegExp, attack: Attack, length: number): number {
  let least = Infinity;
  let time = patience;
  let tried = 0;
  while (tried < tries) {
    const before = process.threadCpuUsage();
    const ended = runAtMost(time, () => void millisecondsOf(pattern, attack, length));
    const { user, system } = process.threadCpuUsage(before);
    const taken = (user + system) / 1000;
    if (ended) least = Math.min(least, taken);
    if (least <= allowed || taken > 2 * allowedIfLinear) break;
    // One that was stopped while it waited for the processor proves nothing.
    if (ended) tried += 1;
    else time *= 2;
  }
  return least;
}

const guarded = createContext({ work: () => {} });

/** Runs something for a limited time. @returns whether it ended */
function runAtMost(milliseconds: number, work: () => void): boolean {
  guarded["work"] = work;
  try {
    runInContext("work()", guarded, { timeout: milliseconds });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return false;
    throw error;
  }
}
