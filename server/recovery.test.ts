import { afterEach, expect, test } from "vitest";
import { cleanUp, makeDataFolder } from "#server/postgres/owner-process.ts";
import { signUpForm } from "#test/faults/forms.ts";
import { Ordeal } from "#test/faults/kills.ts";
import { cutPower, startProduct, type Product } from "#test/faults/product.ts";
import { TestBrowser } from "#test/support/browser.ts";

const running: Product[] = [];

async function start(dataDir: string): Promise<Product> {
  const product = await startProduct(dataDir);
  running.push(product);
  return product;
}

/** A browser at a product that came up. */
function browserAt({ url, output }: Product): TestBrowser {
  if (url === null) throw new Error(`it did not start:\n${output.join("\n")}`);
  return new TestBrowser({ url, origin: url });
}

afterEach(async () => {
  for (const each of running.splice(0)) await cutPower(each);
  cleanUp();
});

test(
  "what people were told survives kills of everything, of the server, of PostgreSQL",
  { timeout: 300_000 },
  async () => {
    const ordeal = new Ordeal(makeDataFolder());
    try {
      await ordeal.begin();
      for (const hold of [null, "sessions", "students", "course_approvals"] as const) {
        await ordeal.go({ kills: 1, longest: 600, next: () => ({ victim: "everything", hold }) });
      }
      for (const victim of ["server", "postgres"] as const) {
        await ordeal.go({ kills: 1, longest: 600, next: () => ({ victim, hold: null }) });
      }
    } finally {
      await ordeal.end();
    }
    expect(ordeal.result).toMatchObject({ lost: [], half: [], damaged: [], odd: [] });
    expect(ordeal.result.kills).toEqual({ everything: 4, server: 1, postgres: 1 });
    // At least what the ordeal begins with, however slow the machine.
    expect(ordeal.result.acknowledged).toBeGreaterThanOrEqual(5);
  },
);

test("a second start on the same folder is refused with one clear line", async () => {
  const dataDir = makeDataFolder();
  const first = await start(dataDir);
  expect(first.url).not.toBeNull();
  const second = await start(dataDir);
  expect(await second.ended).toBe(1);
  expect(second.output).toEqual([
    expect.stringMatching(/^Viluva is already running on .* \(process \d+\)/),
  ]);
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
});

test("SIGTERM ends it with 0 and a second start finds everything in order", async () => {
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

test("SIGTERM under load leaves nobody without an answer and ends it with 0", async () => {
  const first = await start(makeDataFolder());
  const url = first.url ?? "";
  let told = false;
  const refused: unknown[] = [];
  const odd: unknown[] = [];

  /** Asks on and on until nobody takes the connection any more. */
  const reader = async (path: string): Promise<number> => {
    for (let answers = 0; ; answers += 1) {
      const answer = await fetch(url + path).catch((error: Error) => {
        refused.push(error.cause);
        if (!told) odd.push([path, error.cause]);
      });
      if (!answer) return answers;
      await answer.text();
      // One that is about to end says so, over a connection that it had taken before.
      const isRight =
        answer.status === 200 || (path === "/healthz" && told && answer.status === 503);
      if (!isRight) odd.push([path, answer.status]);
    }
  };
  const readers = ["/", "/faq", "/login", "/healthz"].map(reader);
  const signUps = Array.from({ length: 6 }, async (_, each) => {
    const answer = await browserAt(first).post("/signup", signUpForm(each + 1).fields);
    return answer.status === 303;
  });
  // The first of them is done, so that the others wait for their turn or are being hashed.
  await Promise.race(signUps);
  told = true;
  first.signal("SIGTERM");

  expect(await Promise.all(signUps)).toEqual(Array(6).fill(true));
  expect(Math.min(...(await Promise.all(readers)))).toBeGreaterThan(0);
  expect(odd).toEqual([]);
  for (const cause of refused) expect(cause).toMatchObject({ code: "ECONNREFUSED" });
  expect(await first.ended).toBe(0);
});
