import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { readState, useAcademy } from "#test/support/academy.ts";
import { listUrls } from "#test/support/urls.ts";
import { makeWorld, type World } from "./actors.ts";
import { access, type Url } from "./answers.ts";
import { askAll, casesOf, hear, hearData, quietRefusals } from "./ask.ts";

const urls = listUrls(routes) as Url[];
const academy = useAcademy();
let world: World;
let before: Record<string, string>;

beforeAll(async () => {
  world = await makeWorld(academy);
  before = await readState(academy);
});
beforeEach(quietRefusals);

describe.each(urls)("%s answers an empty form", (url) => {
  const cases = () =>
    casesOf(world, url, access[url].post).filter(({ wanted }) => wanted !== "changes");

  test("as the table says, and changes nothing", async () => {
    const { wrong } = await askAll(world, cases(), async ({ actor, path }) =>
      hear(await world.browsers[actor].post(path)),
    );
    expect(wrong).toEqual([]);
    expect(await readState(academy)).toEqual(before);
  });

  test("sent by a script as the page's own", async () => {
    const { wrong } = await askAll(world, cases(), async ({ actor, path }) =>
      hearData(await world.browsers[actor].postData(path)),
    );
    expect(wrong).toEqual([]);
    expect(await readState(academy)).toEqual(before);
  });

  // A browser names the page of a folder so; it must not be a way past the folder's guard.
  test("sent to its index as the page's own", async () => {
    const { wrong } = await askAll(world, cases(), async ({ actor, path }) =>
      hear(await world.browsers[actor].post(`${path}?index`)),
    );
    expect(wrong.filter((one) => isGranted(one as { is: unknown }))).toEqual([]);
    expect(await readState(academy)).toEqual(before);
  });
});

/** Whether an answer is more than a refusal. */
function isGranted({ is }: { is: unknown }): boolean {
  return typeof is === "number" && is < 400;
}
