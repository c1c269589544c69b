import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lacksNginx, startNginx, type Nginx } from "./nginx.ts";
import { findPort } from "../support/ports.ts";

// The example for nginx before two servers that do as the test wants.

const lack = lacksNginx();
const ends = new AsyncDisposableStack();
let nginx: Nginx;
/** Another, whose first server is not there. */
let halfThere: Nginx;
/** What each of the two does with a request. */
const act: [RequestListener, RequestListener] = [() => {}, () => {}];
/** What both were asked, in order. */
const asked: IncomingMessage[] = [];

const answer = (status: number, body: string): RequestListener => {
  return (_, response) => response.writeHead(status).end(body);
};
const breakOff: RequestListener = (request) => request.socket.destroy();
const both = (one: RequestListener) => act.fill(one);

beforeAll(async () => {
  if (lack) return;
  const [first, second, nobody] = [await findPort(), await findPort(), await findPort()];
  for (const [at, port] of [first, second].entries()) {
    const server = createServer((request, response) => {
      asked.push(request);
      request.resume().once("end", () => act[at]?.(request, response));
    });
    server.listen(port, "127.0.0.1");
    ends.defer(() => {
      server.closeAllConnections();
      server.close();
    });
  }
  nginx = await startNginx([first, second], ends);
  halfThere = await startNginx([nobody, second], ends);
});
afterAll(() => ends.disposeAsync());
beforeEach(() => {
  asked.length = 0;
});

/** Asks four times, so that each of the two is asked first. @returns the status and text of each */
async function ask(path: string, init: RequestInit = {}, { origin } = nginx): Promise<string[]> {
  const answers: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const response = await fetch(origin + path, init);
    answers.push(`${response.status} ${(await response.text()).slice(0, 20)}`);
  }
  return answers;
}

const post = { method: "POST", body: "a=b" };
const four = (text: string) => Array<string>(4).fill(text);

describe.skipIf(lack !== null)(`the example for nginx${lack ? ` (${lack})` : ""}`, () => {
  test("retries on the other instance if one is down, for forms too", async () => {
    both(answer(200, "there"));
    expect(await ask("/", {}, halfThere)).toEqual(four("200 there"));
    expect(await ask("/", post, halfThere)).toEqual(four("200 there"));
  });

  test("retries a page if an instance breaks off, but never sends a form twice", async () => {
    act[0] = breakOff;
    act[1] = answer(200, "there");
    expect(await ask("/")).toEqual(four("200 there"));
    asked.length = 0;
    const answers = await ask("/", post);
    expect(new Set(answers)).toEqual(new Set(["503 <!doctype html><html", "200 there"]));
    expect(asked).toHaveLength(4);
  });

  test("passes on the product's errors, without a retry", async () => {
    for (const status of [404, 500, 503]) {
      both(answer(status, "its own words"));
      asked.length = 0;
      expect(await ask("/")).toEqual(four(`${status} its own words`));
      expect(await ask("/", post)).toEqual(four(`${status} its own words`));
      expect(asked).toHaveLength(8);
    }
  });

  test("finds a file that only one version of the product has", async () => {
    act[0] = answer(404, "");
    act[1] = answer(200, "file");
    expect(await ask("/assets/page-AbC.js")).toEqual(four("200 file"));
    both(answer(404, "none"));
    expect(await ask("/assets/page-AbC.js")).toEqual(four("404 none"));
  });

  test("opens a stream on an instance with room", async () => {
    act[0] = answer(503, "");
    act[1] = answer(200, "stream");
    expect(await ask("/live?unheard=0")).toEqual(four("200 stream"));
  });

  test("logs errors, but no secret address", async () => {
    both(answer(200, ""));
    for (const path of [
      "/calendar/KEY.ics",
      "/reset-password/KEY",
      "/guardian/KEY",
      "/mail/x/KEY",
    ]) {
      await ask(path, {}, halfThere);
    }
    await ask("/faq?q=QUERY", {}, halfThere);
    const [errors, log] = [await halfThere.readLog("error.log"), halfThere.readLog("viluva.log")];
    expect(errors).toContain("Connection refused");
    expect(errors).not.toContain("KEY");
    await expect.poll(() => log).toContain('"GET /faq" 200');
    expect(await log).not.toMatch(/KEY|QUERY/);
  });

  test("adds the client's address, and keeps its connections", async () => {
    both(answer(200, ""));
    await ask("/", { headers: { "x-forwarded-for": "198.51.100.1", connection: "close" } });
    for (const { headers } of asked) {
      expect(headers).toMatchObject({
        host: "127.0.0.1",
        "x-forwarded-for": "198.51.100.1, 127.0.0.1",
        "x-forwarded-proto": "https",
      });
      expect(headers.connection).toBeUndefined();
    }
    expect(new Set(asked.map(({ socket }) => socket)).size).toBeLessThan(asked.length);
  });
});
