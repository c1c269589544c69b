import { setTimeout as delay } from "node:timers/promises";
import type { TestBrowser } from "./browser.ts";

/** An open stream of changes, as a page has it. */
export interface OpenStream {
  status: number;
  headers: Headers;
  /** The names of its events so far. */
  events: string[];
  /** All that was sent so far. */
  text: () => string;
  /** Resolves when the stream ends, for whatever reason. */
  ended: Promise<void>;
  close: () => void;
}

/** @param unheard milliseconds that the page was disconnected for */
export async function openStream(browser: TestBrowser, unheard = 0): Promise<OpenStream> {
  const closing = new AbortController();
  const answer = await browser.send(`/live?unheard=${unheard}`, {
    headers: { accept: "text/event-stream", "accept-encoding": "br, gzip" },
    signal: closing.signal,
  });
  const events: string[] = [];
  let text = "";
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      events.splice(
        0,
        Infinity,
        ...[...text.matchAll(/^event: (\w+)$/gm)].map(([, name = ""]) => name),
      );
    }
  };
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    text: () => text,
    ended: read().catch(() => {}),
    close: () => closing.abort(),
  };
}

/** Opens a stream of a page that has just been loaded and has no news yet. */
export async function openQuietStream(browser: TestBrowser): Promise<OpenStream> {
  for (;;) {
    const stream = await openStream(browser);
    await delay(100);
    if (stream.events.length === 0) return stream;
    stream.close();
  }
}
