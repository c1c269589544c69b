import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { send, type SendOptions } from "../support/request.ts";

// A process that uses the product as its people do until it is stopped: pages of visitors and of
// three roles, an item published and deleted, an occasional sign-in. It counts unexpected answers.

export interface SoakOrder {
  url: string;
  cookies: { student: string; tutor: string; admin: string };
  /** Where the tutor publishes and deletes, one list for each worker. */
  lists: string[];
  pages: { visitor: string[]; student: string[]; tutor: string[]; admin: string[] };
  /** The accounts that sign in. */
  emails: string[];
  password: string;
}

export interface SoakCounts {
  answers: number;
  /** Unexpected answers by request and status. */
  unexpected: Record<string, number>;
}

// Keeps the machine busy but responsive.
const pauseMilliseconds = 5;
const roundsPerSignIn = 20;
const agent = new Agent({ keepAlive: true });
const counts: SoakCounts = { answers: 0, unexpected: {} };

/** @returns the body as text */
async function expect(
  name: string,
  status: number,
  url: string,
  options: SendOptions,
): Promise<string> {
  const reply = await send(url, { agent, ...options }).catch((error: Error) => ({
    status: 0,
    body: error.message,
  }));
  counts.answers += 1;
  if (reply.status !== status) {
    const key = `${name}: ${reply.status}`;
    counts.unexpected[key] = (counts.unexpected[key] ?? 0) + 1;
  }
  await delay(pauseMilliseconds);
  return reply.body.toString();
}

async function runRound(order: SoakOrder, worker: number, round: number): Promise<void> {
  const { url, cookies, pages, lists, emails, password } = order;
  const headers = { "accept-encoding": "br" };
  for (const [role, paths] of Object.entries(pages)) {
    const cookie = role === "visitor" ? "" : cookies[role as keyof typeof cookies];
    for (const path of paths) await expect(path, 200, url + path, { cookie, headers });
  }
  await publishAndDelete(url + (lists[worker] ?? ""), cookies.tutor, round);
  if (worker === 0 && round % roundsPerSignIn === 0) {
    const email = emails[(round / roundsPerSignIn) % emails.length] ?? "";
    await expect("sign-in", 303, `${url}/login`, { form: { email, password } });
  }
}

async function publishAndDelete(list: string, cookie: string, round: number): Promise<void> {
  const item = {
    title: `Lesson ${round}`,
    description: "Both halves.",
    url: `https://video.example/${round}`,
    date: "",
    time: "",
  };
  await expect("publish", 303, `${list}/add`, { cookie, form: item });
  const text = await expect("list", 200, list, { cookie });
  const id = /\/([0-9a-f-]{36})\/delete/.exec(text)?.[1] ?? "none";
  await expect("delete", 303, `${list}/${id}/delete`, { cookie, form: {} });
}

async function runWorker(order: SoakOrder, worker: number): Promise<never> {
  for (let round = 0; ; round += 1) await runRound(order, worker, round);
}

process.on("message", (message: SoakOrder | string) => {
  if (message === "counts") process.send?.(counts);
  if (typeof message === "string") return;
  for (const worker of message.lists.keys()) void runWorker(message, worker);
});
