import { openDatabaseWithoutTimeouts } from "#data/shared/database.ts";
import { hands, actAtRandom } from "./hands.ts";
import { acts } from "./acts/all.ts";
import { deletions } from "./acts/deletions.ts";
import type { World } from "./world.ts";

// An instance whose people act at random, in a process of its own, for tests that kill it. It prints
// each act that begins, and the id of each payment once it is entered.
interface Options {
  connection: object;
  world: World;
  seed: number;
}

const { connection, world, seed } = JSON.parse(process.argv[2] ?? "") as Options;
const { database, pool } = openDatabaseWithoutTimeouts({ ...connection, max: hands });
let told = world.payments.length;
const tell = () => {
  for (const { id } of world.payments.slice(told)) console.log(id);
  told = world.payments.length;
  console.log("act");
  return true;
};
await actAtRandom({ ...world, db: database, pool }, seed, tell, { ...acts, ...deletions });
