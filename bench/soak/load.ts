import { setTimeout as delay } from "node:timers/promises";
import { Agent, request } from "node:http";

// A process that goes through the product as its people do, again and again, until it is stopped:
// pages of visitors and of three roles, an item that is published and deleted, a sign-in now and
// then. It counts answers and those that nobody should get.

export interface SoakOrder {
  url: string;
  cookies: { student: string; tutor: string; admin: string };
  /** Where the tutor publishes and deletes, one for each worker. */
  lists: string[];
  pages: { visitor: string[]; student: string[]; tutor: string[]; admin: string[] };
  /** Who signs in, one after the other. */
  emails: string[];
  password: string;
}

export interface SoakCounts {
  answers: number;
  /** Answers that were not as expected, by what was asked and the status. */
  wrong: Record<string, number>;
}

// So that the machine is busy but not drowned.
const millisecondsBetween = 5;
const roundsPerSignIn = 20;
const agent = new Agent({ keepAlive: true });
const counts: SoakCounts = { answers: 0, wrong: {} };
let requests = 0;

interface Answer {
  status: number;
  text: string;
}

type Form = Record<string, string>;

function ask(url: string, headers: Record<string, string>, form?: Form): Promise<Answer> {
  requests += 1;
  const body = form ? String(new URLSearchParams(form)) : "";
  const all = {
    ...headers,
    // From an address that nobody else comes from, so that no limit is met.
    "x-forwarded-for": `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`,
    ...(form && {
      origin: new URL(url).origin,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(Buffer.byteLength(body)),
    }),
  };
  return new Promise((resolve, reject) => {
    request(url, { method: form ? "POST" : "GET", agent, headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    })
      .once("error", reject)
      .end(body);
  });
}

async function expect(what: string, status: number, asking: Promise<Answer>): Promise<Answer> {
  const answer = await asking.catch((error: Error) => ({ status: 0, text: error.message }));
  counts.answers += 1;
  if (answer.status !== status) {
    const key = `${what}: ${answer.status}`;
    counts.wrong[key] = (counts.wrong[key] ?? 0) + 1;
  }
  await delay(millisecondsBetween);
  return answer;
}

async function goRound(order: SoakOrder, worker: number, round: number): Promise<void> {
  const { url, cookies, pages, lists, emails, password } = order;
  for (const [role, paths] of Object.entries(pages)) {
    const cookie = role === "visitor" ? "" : cookies[role as keyof typeof cookies];
    const headers = { cookie, "accept-encoding": "br" };
    for (const path of paths) await expect(path, 200, ask(url + path, headers));
  }
  await publishAndDelete(url + (lists[worker] ?? ""), cookies.tutor, round);
  if (worker === 0 && round % roundsPerSignIn === 0) {
    const email = emails[(round / roundsPerSignIn) % emails.length] ?? "";
    await expect("sign-in", 303, ask(`${url}/login`, {}, { email, password }));
  }
}

async function publishAndDelete(list: string, cookie: string, round: number): Promise<void> {
  const headers = { cookie };
  const item = {
    title: `Lesson ${round}`,
    description: "Both halves.",
    url: `https://video.example/${round}`,
  };
  await expect("publish", 303, ask(`${list}/add`, headers, { ...item, date: "", time: "" }));
  const { text } = await expect("list", 200, ask(list, headers));
  const id = /\/([0-9a-f-]{36})\/delete/.exec(text)?.[1] ?? "none";
  await expect("delete", 303, ask(`${list}/${id}/delete`, headers, {}));
}

async function work(order: SoakOrder, worker: number): Promise<never> {
  for (let round = 0; ; round += 1) await goRound(order, worker, round);
}

process.on("message", (message: SoakOrder | string) => {
  if (message === "counts") process.send?.(counts);
  if (typeof message === "string") return;
  for (const worker of message.lists.keys()) void work(message, worker);
});
