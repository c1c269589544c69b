import { expect, test } from "vitest";
import { isDeep } from "#test/support/depth.ts";
import { comeOfAge, makeHomework } from "#test/support/homework.ts";
import { hostilePhotos } from "#test/support/hostile-photos.ts";
import { makeCourse } from "#test/support/people.ts";
import { makeCameraPhoto } from "#test/support/photos.ts";
import { sendPhotosAs } from "#test/support/upload-client.ts";
import { megabytesOf, useWatchedProduct, watchMemory } from "#test/support/watched-product.ts";

/** What the product may take, and the process that reads a photo, in megabytes. */
const most = { product: 400, reader: 260 };

const watched = useWatchedProduct();

test.runIf(isDeep() && process.platform === "linux")(
  "500 hostile photos, and large ones between them, leave the product below 400 MB",
  { timeout: 1_800_000 },
  async () => {
    const { academy } = watched;
    const course = await makeCourse(academy);
    await comeOfAge(academy, course.student);
    const homeworkId = await makeHomework(academy, course);
    const kinds = await hostilePhotos();
    const large = await makeCameraPhoto({ width: 4000, height: 3000 });
    let photos = 0;
    const send = async (file: Buffer) => {
      const { browser } = course.student;
      const [reason] = await sendPhotosAs(browser, academy, homeworkId, [Buffer.from(file)]);
      expect(reason).not.toBe("unreachable");
      if (reason !== null) return;
      photos += 1;
      // There is room for five.
      await academy.pool.query("delete from photos where homework_id = $1", [homeworkId]);
    };
    const pid = watched.process.pid ?? 0;
    await course.student.browser.read("/dashboard");
    const before = megabytesOf(pid);
    const peak = await watchMemory(pid, async () => {
      for (let at = 0; at < 500; at += 1) {
        const make = kinds[at % kinds.length] ?? (() => Buffer.alloc(0));
        await send(await make(Math.floor(at / kinds.length)));
        if (at % 50 === 0) await send(large);
      }
    });
    console.log(
      `500 hostile photos, ${photos} taken: the product ${Math.round(before)} MB, then at most ${Math.round(peak.product)}, a reader at most ${Math.round(peak.readers)}`,
    );
    expect(photos).toBeGreaterThan(0);
    expect(watched.process.exitCode).toBeNull();
    expect(peak.product).toBeLessThan(most.product);
    expect(peak.readers).toBeLessThan(most.reader);
  },
);
