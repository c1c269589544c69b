import { beforeAll, expect, test } from "vitest";
import { useAcademy } from "../../support/academy.ts";
import { isDeep, runs, seed } from "../../support/depth.ts";
import { play } from "./play.ts";
import { createWorld, type World } from "./world.ts";

const academy = useAcademy();
const sequences = runs({ usual: 20, deep: 10_000 });
let world: World;

beforeAll(async () => {
  world = await createWorld(academy);
});

/**
 * A tutor plans, moves and deletes weekly and single lessons of two courses, with holidays, time off,
 * undo and the hourly job in between. After each change the product's lessons, and what it names as
 * left out, are those of a second model (model.ts).
 */
test(
  "nothing is planned twice, nothing deleted returns, and what is left out is named",
  { timeout: isDeep() ? 3_600_000 : 120_000 },
  async () => {
    const faults: string[][] = [];
    for (let sequence = 0; sequence < sequences && faults.length < 3; sequence += 1) {
      const wrong = await play(seed() + sequence, world);
      if (wrong.length > 0) faults.push(wrong);
    }
    expect(faults.map((lines) => lines.join("\n")).join("\n\n")).toBe("");
  },
);
