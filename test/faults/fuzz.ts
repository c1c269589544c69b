import fc from "fast-check";
import type { TestAcademy } from "../support/academy.ts";
import { anyRequest, writeRequest, type AnyRequest } from "./requests.ts";
import { sendBytes, type Reply } from "./wire.ts";
import { createTestAccounts, type TestAccounts } from "./test-accounts.ts";

interface FuzzOptions {
  requests: number;
  /** The same seed sends the same requests. */
  seed: number;
  onRequest?: (sent: number) => void;
}

export interface FuzzResult {
  sent: number;
  /** Answers by status; `none` for requests that got none and need none. */
  answers: Map<string, number>;
  /** Each fault with the smallest request that brings it about, as a text. */
  faults: string[];
}

const lanes = 8;
const millisecondsToAnswer = 60_000;
const millisecondsOfNonsense = 100;

/** Sends requests of every kind, eight at a time; a failed one is made as small as it can be. */
export async function fuzz(academy: TestAcademy, options: FuzzOptions): Promise<FuzzResult> {
  const { seed, requests, onRequest } = options;
  const result: FuzzResult = { sent: 0, answers: new Map(), faults: [] };
  const count = (reply: Reply) => {
    const key = String(reply.status ?? "none");
    result.sent += 1;
    result.answers.set(key, (result.answers.get(key) ?? 0) + 1);
    onRequest?.(result.sent);
  };
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const sender = new Sender(academy);
      const property = fc.asyncProperty(anyRequest, async (request) => {
        const reply = await sender.send(request);
        count(reply);
        const fault = faultOf(request, reply);
        if (fault) throw new Error(fault);
      });
      const numRuns = Math.floor(requests / lanes) + (lane < requests % lanes ? 1 : 0);
      const outcome = await fc.check(property, { seed: seed + lane, numRuns });
      if (outcome.counterexample) {
        const [request] = outcome.counterexample;
        const why = outcome.errorInstance instanceof Error ? outcome.errorInstance.message : "";
        const shown = await sender.show(request);
        result.faults.push(`${why} (seed ${seed}, lane ${lane})\n${shown}`);
      }
    }),
  );
  return result;
}

/** One who sends requests in the name of people, and makes them anew once one has changed. */
class Sender {
  readonly #academy: TestAcademy;
  #accounts: TestAccounts | null = null;
  #serial = 0;

  constructor(academy: TestAcademy) {
    this.#academy = academy;
  }

  async send(request: AnyRequest): Promise<Reply> {
    const accounts = (this.#accounts ??= await createTestAccounts(this.#academy));
    const { url, origin } = this.#academy;
    const port = Number(new URL(url).port);
    if ("malformed" in request) {
      return sendBytes(request.malformed, { port, timeout: millisecondsOfNonsense });
    }
    this.#serial += 1;
    accounts.ids["newEmail"] = `new-${this.#serial}-${accounts.ids["studentEmail"]}`;
    const bytes = writeRequest(request, accounts, origin);
    const { cut } = request;
    const part = cut === null ? bytes : bytes.subarray(0, Math.ceil((bytes.length * cut) / 100));
    const leave = cut !== null;
    const reply = await sendBytes(part, { port, timeout: millisecondsToAnswer, leave });
    const mayChange = !["GET", "HEAD", "OPTIONS"].includes(request.method);
    if (mayChange && (reply.status === null || reply.status < 400)) this.#accounts = null;
    return reply;
  }

  /** A request as somebody would have to type it. */
  async show(request: AnyRequest): Promise<string> {
    if ("malformed" in request) return quote(request.malformed);
    const accounts = (this.#accounts ??= await createTestAccounts(this.#academy));
    return quote(writeRequest(request, accounts, this.#academy.origin));
  }
}

function quote(bytes: Buffer): string {
  return JSON.stringify(bytes.toString("latin1").slice(0, 3_000));
}

/**
 * What a server has written to its log that it should not have: anything but events that are no
 * errors, and the framework's word on an address that can't be decoded, which is answered all the same.
 */
export function findComplaints(log: readonly string[]): string[] {
  return log.filter(
    (line) =>
      !/^\{"time":"[^"]+","level":"(info|warn)"/.test(line) &&
      !/^The URL path ".*" could not be decoded/.test(line),
  );
}

/** What is wrong with a reply, or null. */
function faultOf(request: AnyRequest, { status, text }: Reply): string | null {
  if (status !== null && status >= 500) return `answered ${status}`;
  if (/\n {4}at .*:\d+/.test(text)) return "an answer with a stack trace in it";
  if (status !== null || "malformed" in request || request.cut !== null) return null;
  return "no answer";
}
