import { randomInt } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { findComplaints, fuzz } from "#test/faults/fuzz.ts";
import { useAcademy } from "#test/support/academy.ts";

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

test.each([
  ["always the same", 20_261_120],
  ["never the same twice", randomInt(2 ** 31)],
])(
  "no request gets a 500, an answer that isn't one, or a line in the log: %s",
  { timeout: 300_000 },
  async (_, seed) => {
    const { faults, answers } = await fuzz(academy, { requests: 750, seed });
    expect(faults.join("\n")).toBe("");
    expect(findComplaints(log.splice(0))).toEqual([]);
    // They come through to what the product does, not only to its doors.
    expect([...answers.keys()]).toEqual(
      expect.arrayContaining(["200", "303", "400", "404", "405"]),
    );
    expect((await fetch(`${academy.url}/healthz`)).status).toBe(200);
  },
);
