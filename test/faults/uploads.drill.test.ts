import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { startProduct, type Product } from "#test/faults/product.ts";
import { createDatabase, type TestAcademy } from "#test/support/academy.ts";
import { createChance } from "#test/support/chance.ts";
import { isDeep, runs, seed } from "#test/support/depth.ts";
import { comeOfAge, makeHomework } from "#test/support/homework.ts";
import { cleanUp, makeDataFolder } from "#test/support/owner-process.ts";
import { makeCourse } from "#test/support/people.ts";
import { makeCameraPhoto } from "#test/support/photos.ts";
import { findPort } from "#test/support/ports.ts";
import { sendPhotosAs } from "#test/support/upload-client.ts";

// The server is killed again and again while photos and messages arrive: what it has answered is there
// afterwards, once.

// The script of an upload gets another one.
const send = globalThis.fetch;

let product: Product | null = null;
let drop = async () => {};

afterEach(async () => {
  product?.signal("SIGKILL");
  await product?.ended;
  await drop();
  cleanUp();
});

/** Sends a message, the same one again until it is answered. @returns its id */
async function write(address: string, origin: string, cookie: string): Promise<string> {
  const clientId = randomUUID();
  const body = new URLSearchParams({ clientId, text: "Exercise 5, please." });
  const headers = { cookie, origin, connection: "close" };
  const post = () => send(address, { method: "POST", body, headers, redirect: "manual" });
  while ((await post().catch(() => null))?.status !== 303) await delay(50);
  return clientId;
}

test(
  "kills in the middle of uploads and messages lose nothing that has arrived, and leave it once",
  { timeout: isDeep() ? 1_200_000 : 180_000 },
  async () => {
    const made = await createDatabase("template");
    ({ drop } = made);
    const { host, port, user, database } = made.config;
    const query = new URLSearchParams({ host: host ?? "", port: String(port), user: user ?? "" });
    const own = await findPort();
    const env = { DATABASE_URL: `postgresql:///${database}?${query}`, PORT: String(own) };
    const dataDir = makeDataFolder();
    const url = `http://127.0.0.1:${own}`;
    const academy = { ...made, url, origin: url } as unknown as TestAcademy;
    product = await startProduct(dataDir, env);
    const course = await makeCourse(academy);
    const homeworkId = await makeHomework(academy, course);
    await comeOfAge(academy, course.student);

    const { below } = createChance(seed());
    const most = runs({ usual: 3, deep: 60 });
    let kills = 0;
    let isSending = true;
    const killer = (async () => {
      while (isSending && kills < most) {
        await delay(50 + below(2_000));
        product?.signal("SIGKILL");
        await product?.ended;
        kills += 1;
        product = await startProduct(dataDir, env);
      }
    })();
    const photos: Buffer<ArrayBuffer>[] = [];
    for (let at = 0; at < runs({ usual: 2, deep: 5 }); at += 1) {
      photos.push(await makeCameraPhoto({ width: 1600, height: 1200, noise: true }));
    }
    const place = { url, origin: url };
    const { rows: lines } = await made.pool.query<{ id: string }>(
      "select id from lines where student_id = $1",
      [course.student.id],
    );
    const line = `${url}/dashboard/messages/${lines[0]?.id}`;
    const writing = (async () => {
      const sent: string[] = [];
      // An hour has thirty.
      while (isSending && sent.length < 29) {
        sent.push(await write(line, url, course.student.browser.cookieHeader));
        await delay(1_000);
      }
      return sent;
    })();
    do {
      const results = await sendPhotosAs(course.student.browser, place, homeworkId, photos);
      expect(results).toEqual(photos.map(() => null));
      const { rows } = await made.pool.query(
        `with gone as (delete from photos where homework_id = $1 returning id)
         select from gone join photo_images i on i.photo_id = gone.id`,
        [homeworkId],
      );
      expect(rows).toHaveLength(photos.length);
    } while (kills < most);
    isSending = false;
    await killer;
    const sent = await writing;
    expect(kills).toBe(most);
    const { rows: messages } = await made.pool.query<{ client_id: string; seq: number }>(
      "select client_id, seq from line_messages order by seq",
    );
    expect(messages.map((row) => row.client_id)).toEqual(sent);
    expect(messages.map((row) => row.seq)).toEqual(sent.map((_, place) => place + 1));
    const { rows: pieces } = await made.pool.query("select from upload_parts");
    expect(pieces).toEqual([]);
  },
);
