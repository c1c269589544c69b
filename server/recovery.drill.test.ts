import { afterEach, expect, test } from "vitest";
import { cleanUp, makeDataFolder } from "#test/support/owner-process.ts";
import { signUpForm } from "#test/faults/forms.ts";
import { KillScenario } from "#test/faults/kills.ts";
import { cutPower, startProduct, type Product } from "#test/faults/product.ts";
import { isDeep } from "#test/support/depth.ts";
import { TestBrowser } from "#test/support/browser.ts";

/** The tables whose writers are stopped before a kill; null for none. */
const holds = [null, "sessions", "students", "course_approvals"] as const;
const running: Product[] = [];

async function start(dataDir: string): Promise<Product> {
  const product = await startProduct(dataDir);
  running.push(product);
  return product;
}

/** A browser of a product that has started. */
function browserAt({ url, output }: Product): TestBrowser {
  if (url === null) throw new Error(`it did not start:\n${output.join("\n")}`);
  return new TestBrowser({ url, origin: url });
}

afterEach(async () => {
  for (const each of running.splice(0)) await cutPower(each);
  cleanUp();
});

test(
  "acknowledged writes survive kills of everything, of the server, and of PostgreSQL",
  { timeout: 180_000 },
  async () => {
    const scenario = new KillScenario(makeDataFolder());
    try {
      await scenario.begin();
      for (const hold of isDeep() ? holds : holds.slice(0, 2)) {
        await scenario.go({ kills: 1, longest: 600, next: () => ({ victim: "everything", hold }) });
      }
      for (const victim of ["server", "postgres"] as const) {
        await scenario.go({ kills: 1, longest: 600, next: () => ({ victim, hold: null }) });
      }
    } finally {
      await scenario.end();
    }
    expect(scenario.result).toMatchObject({ lost: [], half: [], damaged: [], odd: [] });
    const everything = isDeep() ? holds.length : 2;
    expect(scenario.result.kills).toEqual({ everything, server: 1, postgres: 1 });
    // At least what the scenario begins with, however slow the machine.
    expect(scenario.result.acknowledged).toBeGreaterThanOrEqual(5);
  },
);

test("a second start on the same folder is refused with one clear line", async () => {
  const dataDir = makeDataFolder();
  const first = await start(dataDir);
  expect(first.url).not.toBeNull();
  const second = await start(dataDir);
  expect(await second.ended).toBe(1);
  expect(second.output).toEqual([
    expect.stringMatching(/^The academy is already running on .* \(process \d+\)/),
  ]);
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
});

test("SIGTERM ends the server with 0 and the next start finds all data", async () => {
  const dataDir = makeDataFolder();
  const first = await start(dataDir);
  const { fields } = signUpForm(1);
  expect((await browserAt(first).post("/signup", fields)).status).toBe(303);
  first.signal("SIGTERM");
  expect(await first.ended).toBe(0);
  const second = await start(dataDir);
  const { email, password } = fields;
  expect((await browserAt(second).post("/login", { email, password })).status).toBe(303);
});

test("SIGTERM under load answers every request and ends the server with 0", async () => {
  const first = await start(makeDataFolder());
  const url = first.url ?? "";
  let isStopping = false;
  const refused: unknown[] = [];
  const odd: unknown[] = [];

  /** Sends requests until a connection is refused. */
  const reader = async (path: string): Promise<number> => {
    for (let answers = 0; ; answers += 1) {
      const answer = await fetch(url + path).catch((error: Error) => {
        refused.push(error.cause);
        if (!isStopping) odd.push([path, error.cause]);
      });
      if (!answer) return answers;
      await answer.text();
      // A stopping server reports it, over a connection that it has accepted before.
      const isRight =
        answer.status === 200 || (path === "/healthz" && isStopping && answer.status === 503);
      if (!isRight) odd.push([path, answer.status]);
    }
  };
  const readers = ["/", "/faq", "/login", "/healthz"].map(reader);
  const signUps = Array.from({ length: 6 }, async (_, each) => {
    const answer = await browserAt(first).post("/signup", signUpForm(each + 1).fields);
    return answer.status === 303;
  });
  // Once the first is done, the others are queued or being hashed.
  await Promise.race(signUps);
  isStopping = true;
  first.signal("SIGTERM");

  expect(await Promise.all(signUps)).toEqual(Array(6).fill(true));
  expect(Math.min(...(await Promise.all(readers)))).toBeGreaterThan(0);
  expect(odd).toEqual([]);
  // Closing the port resets connections that the server has not accepted yet (decision 21).
  const code = expect.stringMatching(/^(ECONNREFUSED|ECONNRESET)$/) as string;
  for (const cause of refused) expect(cause).toMatchObject({ code });
  expect(await first.ended).toBe(0);
});
