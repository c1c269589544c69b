import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { photoSide, photosOfAnswer, pieceBytes } from "#domain/homework/photo.ts";
import { useAcademy } from "#test/support/academy.ts";
import { createChance } from "#test/support/chance.ts";
import { isDeep, runs, seed } from "#test/support/depth.ts";
import { comeOfAge, makeHomework } from "#test/support/homework.ts";
import { makeCourse, type Person } from "#test/support/people.ts";
import { makeCameraPhoto } from "#test/support/photos.ts";
import { sendPhotosAs } from "#test/support/upload-client.ts";

const academy = useAcademy();
let student: Person;
let homeworkId = "";
let stop = () => {};
let cuts = 0;
let lates = 0;

beforeEach(async () => {
  const course = await makeCourse(academy);
  ({ student } = course);
  homeworkId = await makeHomework(academy, course);
  await comeOfAge(academy, student);
  cuts = 0;
  lates = 0;
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

/** Bytes in a tenth of a second, each way: 64 kbit/s. */
const bytesATick = 800;

/** How often all connections are cut, and after how long what a late one has sent arrives, in milliseconds. */
const [cutEvery, late] = [30_000, 25_000];

/** Passes bytes on at 64 kbit/s, and takes no more from the sender than it passes on. */
function trickle(from: Socket, to: Socket): NodeJS.Timeout {
  const waiting: Buffer[] = [];
  from.on("data", (bytes: Buffer) => {
    waiting.push(bytes);
    from.pause();
  });
  return setInterval(() => {
    const bytes = Buffer.concat(waiting.splice(0));
    if (to.writable) to.write(bytes.subarray(0, bytesATick));
    if (bytes.byteLength > bytesATick) waiting.push(bytes.subarray(bytesATick));
    else from.resume();
  }, 100);
}

/**
 * A network of 64 kbit/s that cuts all connections every 30 seconds. What is sent on some of them arrives
 * only after they are cut, when the sender has tried again elsewhere.
 */
async function startSlowNetwork(): Promise<string> {
  const { percent } = createChance(seed());
  const open = new Set<() => void>();
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(academy.url).port), "127.0.0.1");
    for (const socket of [client, upstream]) socket.on("error", () => {});
    if (percent(25)) {
      const sent: Buffer[] = [];
      client.on("data", (bytes: Buffer) => sent.push(bytes));
      setTimeout(() => client.destroy(), late / 2);
      setTimeout(() => upstream.end(Buffer.concat(sent)), late);
      upstream.resume();
      lates += 1;
      return;
    }
    const ticks = [trickle(client, upstream), trickle(upstream, client)];
    const end = () => {
      open.delete(end);
      for (const tick of ticks) clearInterval(tick);
      client.destroy();
      upstream.destroy();
    };
    open.add(end);
    for (const socket of [client, upstream]) socket.on("close", end);
  });
  const cutting = setInterval(() => {
    cuts += open.size;
    for (const end of open) end();
  }, cutEvery);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => {
    clearInterval(cutting);
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Each photo is there once, and no piece is left. */
async function checkArrived(number: number): Promise<void> {
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
  await checkArrived(number);
});

test.runIf(isDeep())(
  "photos of 12 megapixels arrive at 64 kbit/s through cuts and late repeats, each once",
  { timeout: 1_800_000 },
  async () => {
    const url = await startSlowNetwork();
    const photos: Buffer<ArrayBuffer>[] = [];
    for (let at = 0; at < photosOfAnswer; at += 1) {
      const camera = await makeCameraPhoto({ width: 4000, height: 3000, noise: true });
      // As the page makes it smaller.
      const small = sharp(camera).autoOrient().resize(photoSide).jpeg({ quality: 82 });
      photos.push(Buffer.from(await small.toBuffer()));
    }
    const place = { url, origin: url, keepsAlive: true };
    const results = await sendPhotosAs(student.browser, place, homeworkId, photos);
    expect(results).toEqual(photos.map(() => null));
    // Repeats that are still on their way change nothing any more.
    await delay(late);
    await checkArrived(photos.length);
    expect(cuts).toBeGreaterThan(0);
    expect(lates).toBeGreaterThan(0);
    const bytes = photos.reduce((sum, { byteLength }) => sum + byteLength, 0);
    console.log(
      `${photos.length} photos of ${bytes} bytes, ${cuts} cuts, ${lates} late connections`,
    );
  },
);
