import { beforeEach, expect, test, vi } from "vitest";
import { findComplaints, fuzz } from "#test/faults/fuzz.ts";
import { useAcademy } from "#test/support/academy.ts";
import { isDeep, runs, seed as runSeed } from "#test/support/depth.ts";

const academy = useAcademy({ TRUST_PROXY: "1" });
const log: string[] = [];

beforeEach(() => {
  const spies = (["error", "warn"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...parts: unknown[]) => {
      log.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(" "));
    }),
  );
  return () => spies.forEach((spy) => spy.mockRestore());
});

const seeds: [name: string, seed: number][] = [
  ["this run's seed", runSeed()],
  ["a fixed seed", 20_261_120],
];

test.each(seeds.slice(0, runs({ usual: 1, deep: 2 })))(
  "no request of %s gets a 500, a malformed answer, or a line in the log",
  { timeout: isDeep() ? 1_800_000 : 120_000 },
  async (_, seed) => {
    const { faults, answers } = await fuzz(academy, {
      requests: runs({ usual: 120, deep: 50_000 }),
      seed,
    });
    expect(faults.join("\n")).toBe("");
    expect(findComplaints(log.splice(0))).toEqual([]);
    // They reach what the product does, not only the refusals before it.
    expect([...answers.keys()]).toEqual(
      expect.arrayContaining(["200", "303", "400", "404", "405"]),
    );
    expect((await fetch(`${academy.url}/healthz`)).status).toBe(200);
  },
);
