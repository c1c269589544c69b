import { Agent, get } from "node:http";

export interface Stream {
  /** Resolves at the next change event. */
  nextChange: () => Promise<void>;
}

/** Opens a live stream for each session, twenty at a time. */
export async function openStreams(
  url: string,
  cookies: readonly string[],
  ends: AsyncDisposableStack,
): Promise<Stream[]> {
  const agent = new Agent({ maxSockets: Infinity });
  ends.defer(() => agent.destroy());
  const streams: Stream[] = [];
  for (let from = 0; from < cookies.length; from += 20) {
    const batch = cookies.slice(from, from + 20);
    streams.push(...(await Promise.all(batch.map((cookie) => openStream(url, cookie, agent)))));
  }
  return streams;
}

function openStream(url: string, cookie: string, agent: Agent): Promise<Stream> {
  const headers = { cookie, accept: "text/event-stream" };
  return new Promise((resolve, reject) => {
    const request = get(`${url}/live?unheard=0`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`no stream: ${response.statusCode}`));
        return;
      }
      let onChange = () => {};
      response.setEncoding("utf8").on("data", (text: string) => {
        if (text.includes("event: change")) onChange();
      });
      response.on("error", () => {});
      resolve({ nextChange: () => new Promise((resolveNext) => (onChange = resolveNext)) });
    });
    request.on("error", reject);
  });
}
