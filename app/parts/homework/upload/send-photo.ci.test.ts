import { connect, createServer, type AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pieceBytes } from "#domain/homework/photo.ts";
import { useAcademy } from "#test/support/academy.ts";
import { createChance } from "#test/support/chance.ts";
import { runs, seed } from "#test/support/depth.ts";
import { comeOfAge, makeHomework } from "#test/support/homework.ts";
import { makeCourse, type Person } from "#test/support/people.ts";
import { makeCameraPhoto } from "#test/support/photos.ts";
import { sendPhotosAs } from "#test/support/upload-client.ts";

const academy = useAcademy();
let student: Person;
let homeworkId = "";
let stop = () => {};
let cuts = 0;

beforeEach(async () => {
  const course = await makeCourse(academy);
  ({ student } = course);
  homeworkId = await makeHomework(academy, course);
  await comeOfAge(academy, student);
  cuts = 0;
});
afterEach(() => stop());

/**
 * A network that cuts most connections: after some bytes of the request, so that a piece arrives in part or
 * whole, or after some bytes of the answer, so that nobody hears that it has arrived.
 */
async function startBadNetwork(): Promise<string> {
  const { below, percent } = createChance(seed());
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(academy.url).port), "127.0.0.1");
    const isCut = percent(45);
    const [mostUp, mostDown] = percent(60) ? [below(pieceBytes + 2_000), Infinity] : [Infinity, 0];
    let [up, down] = [0, 0];
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    const cut = () => {
      cuts += 1;
      end();
    };
    client.on("data", (bytes) => {
      up += bytes.byteLength;
      if (isCut && up > mostUp) return cut();
      upstream.write(bytes);
    });
    upstream.on("data", (bytes) => {
      down += bytes.byteLength;
      if (isCut && down > mostDown) return cut();
      client.write(bytes);
    });
    for (const socket of [client, upstream]) socket.on("error", end).on("close", end);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("photos arrive through a network that cuts half of all connections, each once", async () => {
  const url = await startBadNetwork();
  const number = runs({ usual: 2, deep: 5 });
  const photos: Buffer<ArrayBuffer>[] = [];
  for (let at = 0; at < number; at += 1) {
    photos.push(await makeCameraPhoto({ width: 1000, height: 750, noise: true }));
  }
  const results = await sendPhotosAs(student.browser, { url, origin: url }, homeworkId, photos);
  expect(results).toEqual(photos.map(() => null));
  expect(cuts).toBeGreaterThan(0);
  const { rows } = await academy.pool.query<{ upload: string; isThere: boolean }>(
    `select upload_id as upload, exists (select from photo_images i where i.photo_id = p.id) as "isThere"
     from photos p where homework_id = $1`,
    [homeworkId],
  );
  expect(rows).toHaveLength(number);
  expect(rows.every(({ isThere }) => isThere)).toBe(true);
  const { rows: pieces } = await academy.pool.query(
    "select from upload_parts where homework_id = $1",
    [homeworkId],
  );
  expect(pieces).toEqual([]);
});
