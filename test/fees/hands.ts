import { retryDeadlocks } from "#data/shared/deadlock.ts";
import { createChance } from "../support/chance.ts";
import type { Acts, World } from "./world.ts";

/** How many act at once. */
export const hands = 8;

/**
 * Lets eight people at a time act at random, each one act after the other, as long as it is so.
 *
 * @param all what they may do
 */
export async function actAtRandom(
  world: World,
  seed: number,
  goesOn: () => boolean,
  all: Acts,
): Promise<void> {
  const weights = Object.fromEntries(Object.entries(all).map(([name, { often }]) => [name, often]));
  const work = async (hand: number) => {
    const chance = createChance(seed + hand * 7919);
    while (goesOn()) {
      const name = chance.weighted(weights);
      // As the product does.
      await retryDeadlocks(() => all[name]?.act(world, chance) ?? Promise.resolve());
    }
  };
  await Promise.all(Array.from({ length: hands }, (_, hand) => work(hand)));
}
