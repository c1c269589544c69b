import { scrypt, type ScryptOptions } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import PQueue from "p-queue";

const scryptAsync = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scrypt);

/** The number of threads that Node has for scrypt, files, DNS and compression together. */
const nodeThreads = 4;

// Leaves one core to pages and one of Node's threads to other work, however many people sign in. A
// machine of two cores hashes for a known device beside a stranger, so that the owner does not wait.
const slots = Math.max(1, Math.min(availableParallelism(), nodeThreads) - 1);
const strangersSlots = Math.max(1, slots - 1);
const known = new PQueue({ concurrency: 1 });
const strangers = new PQueue({ concurrency: strangersSlots });

// The next hash is taken from the lane of the highest priority that has one.
const lanes = {
  known: { queue: known, priority: 0 },
  "sign-in": { queue: strangers, priority: 2 },
  "sign-up": { queue: strangers, priority: 1 },
  suspect: { queue: strangers, priority: 0 },
} as const;

/**
 * The lanes of hashing, so that a crowd in one does not stop the others: `known` for lessons,
 * devices that have signed in before and mailed links; `sign-in` for unknown devices; `sign-up` for
 * new accounts; `suspect` for sign-ins at an account, or from a network, with many failures.
 */
export type Lane = keyof typeof lanes;

/** The most hashes that wait in one lane: about seven seconds of work. */
export const laneLength = 20 * strangersSlots;

/** Too many hashes wait in a lane. The request is refused at once, and may succeed a minute later. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

/**
 * Derives a key with scrypt on Node's thread pool, a few at a time; the others wait in their lane.
 *
 * @throws BusyError at once if the lane is full
 */
export async function deriveKey(
  password: string,
  salt: Uint8Array,
  keyBytes: number,
  { lane, ...options }: ScryptOptions & { lane: Lane },
): Promise<Buffer> {
  const { queue, priority } = lanes[lane];
  if (queue.sizeBy({ priority }) >= laneLength) throw new BusyError(`the lane ${lane} is full`);
  return queue.add(() => scryptAsync(password, salt, keyBytes, options), { priority });
}
