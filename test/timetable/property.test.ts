import { expect, test } from "vitest";
import { useAcademy } from "../support/academy.ts";
import { fastAcademy } from "../support/fast.ts";
import { isDeep, runs, seed } from "../support/depth.ts";
import { startJournal } from "./journal.ts";
import { describeTally, runRound, type Tally } from "./run.ts";

const academy = useAcademy({}, fastAcademy, 10);
const operations = runs({ usual: 100, deep: 10_000 });
const aRound = runs({ usual: 200, deep: 400 });

/**
 * Eight people at a time plan, move, cancel, ask, answer, delete, undo and hand over lessons of a few
 * tutors and students, through the product's forms, and the office moves, cancels and restores some, and gives some to substitutes. A second model repeats what was accepted and judges
 * every answer (judge.ts).
 */
test(
  "nobody is booked twice, nothing is lost, and every refusal has its ground",
  // It takes some seconds alone, and longer beside three other files.
  { timeout: isDeep() ? 3_600_000 : 120_000 },
  async () => {
    await startJournal(academy);
    const tally: Tally = new Map();
    for (let sent = 0; sent < operations; sent += aRound) {
      const round = { operations: Math.min(aRound, operations - sent), seed: seed() + sent, tally };
      expect((await runRound(academy, round)).slice(0, 20)).toEqual([]);
    }
    if (isDeep()) console.log(describeTally(tally));
  },
);
