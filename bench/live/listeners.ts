import { Agent, get } from "node:http";
import { openSession } from "#access/session.ts";
import { createStudent } from "#data/accounts.ts";
import type { Database } from "#data/database.ts";

/** Makes students who are signed in. @returns their cookies */
export function makeListeners(database: Database, count: number): Promise<string[]> {
  return database.transaction().execute(async (trx) => {
    const cookies: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const id = await createStudent(trx, `listener-${number}@bench.example`, "none", {
        name: `Listener ${number}`,
        username: "listener",
        phoneNumber: "",
        address: "",
        referralEmail: null,
        selectedClass: "class-10",
        selectedSubjects: ["mathematics"],
      });
      const cookie = await openSession(trx, false, id ?? "", "");
      cookies.push(cookie.split(";")[0] ?? "");
    }
    return cookies;
  });
}

interface Listening {
  /** Resolves when the next change is told. */
  next: () => Promise<void>;
}

/** Opens a stream for each cookie, some at a time. */
export async function openStreams(
  url: string,
  cookies: readonly string[],
  ends: AsyncDisposableStack,
): Promise<Listening[]> {
  const agent = new Agent({ maxSockets: Infinity });
  ends.defer(() => agent.destroy());
  const opened: Listening[] = [];
  for (let from = 0; from < cookies.length; from += 20) {
    const some = cookies.slice(from, from + 20);
    opened.push(...(await Promise.all(some.map((cookie) => openStream(url, cookie, agent)))));
  }
  return opened;
}

function openStream(url: string, cookie: string, agent: Agent): Promise<Listening> {
  const headers = { cookie, accept: "text/event-stream" };
  return new Promise((resolve, reject) => {
    const request = get(`${url}/live?unheard=0`, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`no stream: ${answer.statusCode}`));
        return;
      }
      let tell = () => {};
      answer.setEncoding("utf8").on("data", (text: string) => {
        if (text.includes("event: change")) tell();
      });
      answer.on("error", () => {});
      resolve({ next: () => new Promise((told) => (tell = told)) });
    });
    request.on("error", reject);
  });
}
