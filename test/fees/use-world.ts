import { afterAll, beforeAll } from "vitest";
import { openDatabaseWithoutTimeouts } from "#data/shared/database.ts";
import { appRole } from "#server/app-role.ts";
import { createDatabase, type TestAcademy, type TestDatabase } from "../support/academy.ts";
import { makeWorld, type World } from "./world.ts";

/** A world, with its database as the owner and as the product open it. */
interface UsedWorld {
  world: World;
  academy: TestDatabase;
  app: ReturnType<typeof openDatabaseWithoutTimeouts>;
}

/**
 * A world in a database of its own, for the tests of a file. It is there once they run.
 *
 * @param max how many connections the product has
 */
export function useWorld(max?: number): UsedWorld {
  const used = {} as UsedWorld;
  beforeAll(async () => {
    const academy = await createDatabase("template");
    const people = { ...academy, url: "", origin: "" } as unknown as TestAcademy;
    // With the product's own rights.
    const app = openDatabaseWithoutTimeouts({
      ...academy.config,
      user: appRole,
      ...(max !== undefined && { max }),
    });
    const world = await makeWorld(people, app.database, app.pool);
    Object.assign(used, { academy, app, world });
  });
  afterAll(async () => {
    await used.app.pool.end();
    await used.academy.drop();
  });
  return used;
}
