import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { connect } from "node:http2";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { languages } from "#domain/shared/language.ts";
import routes from "../../app/routes.ts";
import { findPort } from "../support/ports.ts";
import { listSecretAddresses, maskForNginx } from "../support/secret-addresses.ts";
import { fillUrl, unknownIds } from "../support/urls.ts";
import { clientHeader, example, lacksNginx, startNginx, type Nginx } from "./nginx.ts";

// The example for nginx before two servers that do as the test wants.

const lack = lacksNginx();
const ends = new AsyncDisposableStack();
let nginx: Nginx;
/** Another, whose first server is not there. */
let halfThere: Nginx;
/** Another, whose servers are both not there. */
let allDown: Nginx;
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
  allDown = await startNginx([nobody, await findPort()], ends);
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

  describe("of secret addresses", () => {
    const key = "K".repeat(43);
    const values = { token: key, guardianToken: key, feesToken: key, requestToken: key };
    const urls = listSecretAddresses(routes);
    const others = languages.filter((language) => language !== "en");
    const prefixes = others.map((language) => `/${language}`);
    const paths = urls.flatMap((url) => {
      const path = fillUrl(url, { ...unknownIds, ...values });
      return ["", ...prefixes].flatMap((prefix) => [prefix + path, `${prefix}${path}.data`]);
    });
    // As browsers may send them, and as the product's routes match them too.
    const forms = [
      `/Guardian/${key}`,
      `//guardian//${key}`,
      `/guardian%2F${key}`,
      `/x/../%67uardian/${key}`,
      `/guardian/KEY-cut-short`,
      `/somewhere/${key}/else`,
      `/faq?back=/guardian/${key}`,
    ];

    test("has the list of the route table", async () => {
      const text = await readFile(example, "utf8");
      expect(text).toContain(`\n    ${maskForNginx(urls, others)}\n`);
      expect(paths.length).toBeGreaterThan(100);
    });

    test.each(["up", "half there", "down"])("logs none when the instances are %s", async (how) => {
      both(answer(200, ""));
      const asks = { up: nginx, "half there": halfThere, down: allDown }[how] ?? nginx;
      for (const path of [...paths, ...forms]) {
        const referrer = `${asks.origin}/guardian/${key}`;
        await (await fetch(asks.origin + path, { headers: { referer: referrer } })).text();
      }
      await (await fetch(`${asks.origin}/last?q=QUERY`)).text();
      await expect.poll(() => asks.readLog("viluva.log")).toContain('"GET /last"');
      const log = await asks.readLog("viluva.log");
      expect(log).toContain('"GET /te/guardian/(masked)"');
      expect(log).toContain('"GET /guardian/(masked)"');
      const status = { up: /"200"/, "half there": /"502, 200"/, down: /"502, 502"/ }[how];
      expect(log).toMatch(status ?? "");
      expect(log + (await asks.readLog("error.log"))).not.toMatch(/KKKK|KEY|QUERY/);
    });
  });

  test("serves at most 400 requests at once of an address or IPv6 network, and others meanwhile", async () => {
    const waiting: Parameters<RequestListener>[1][] = [];
    both((request, response) => {
      if (request.url === "/slow") waiting.push(response);
      else answer(200, "there")(request, response);
    });
    const sessions = Array.from({ length: 4 }, () => connect(nginx.origin));
    const slow = sessions.flatMap((session, at) =>
      Array.from({ length: 100 }, (_, stream) =>
        session
          .request({ ":path": "/slow", [clientHeader]: `2001:db8:0:1::${at}:${stream}` })
          .resume(),
      ),
    );
    await expect.poll(() => waiting.length).toBe(slow.length);
    const statusFor = async (address: string) =>
      (await fetch(nginx.origin, { headers: { [clientHeader]: address } })).status;
    const addresses = ["2001:db8:0:1:9::9", "2001:db8:0:2::1", "192.0.2.1", "192.0.2.2"];
    const statuses = await Promise.all(addresses.map(statusFor));
    const ended = slow.map((stream) => new Promise((resolve) => stream.once("close", resolve)));
    for (const response of waiting) response.end();
    await Promise.all(ended);
    for (const session of sessions) session.close();
    expect(statuses).toEqual([429, 200, 200, 200]);
    await expect.poll(() => statusFor("2001:db8:0:1:9::9")).toBe(200);
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
