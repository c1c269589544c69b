import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listPictures, readPicture } from "#data/backup/pictures.ts";
import { removePhoto } from "#data/homework/photos.ts";
import { sealingKey } from "#test/support/drill.ts";
import { useAcademy } from "#test/support/academy.ts";
import { addPhoto, makeHomework } from "#test/support/homework.ts";
import { makeCourse, type Person } from "#test/support/people.ts";
import { backupKey } from "./key.ts";
import { readFromFolder, restorePictures, savePictures } from "./pictures.ts";

const academy = useAcademy();
const never = new AbortController().signal;
let folder = "";
let student: Person;
let homeworkId = "";

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "viluva-pictures-")), "photos");
  const course = await makeCourse(academy);
  ({ student } = course);
  homeworkId = await makeHomework(academy, course);
});
afterEach(() => rm(join(folder, ".."), { recursive: true }));

const add = (text: string) => addPhoto(academy, student, homeworkId, Buffer.from(text));
const save = () => savePictures(academy.pool, folder, sealingKey, never);
const files = async () => (await readdir(folder)).toSorted();
const bring = (key = sealingKey) =>
  restorePictures(academy.pool, readFromFolder(folder, key), never);

test("a backup adds the pictures that the folder lacks, and deletes those that are deleted", async () => {
  const [one, two] = [await add("one"), await add("two")];
  const before = (await listPictures(academy.pool)).length;
  expect(await save()).toEqual({ added: before, deleted: 0 });
  expect(await files()).toEqual(expect.arrayContaining([`${one}.webp`, `${two}.webp`]));
  expect((await stat(join(folder, `${one}.webp`))).mode & 0o777).toBe(0o600);
  await removePhoto(academy.database, one);
  const three = await add("three");
  expect(await save()).toEqual({ added: 1, deleted: 1 });
  expect(await files()).not.toContain(`${one}.webp`);
  expect(await files()).toContain(`${three}.webp`);
  expect(await save()).toEqual({ added: 0, deleted: 0 });
});

test("a restore brings back exactly the pictures of the photos that it has", async () => {
  const id = await add("a page");
  await save();
  await academy.pool.query("delete from photo_images");
  expect(await bring()).toMatchObject({ missing: 0, refused: 0 });
  expect((await readPicture(academy.pool, id))?.toString()).toBe("a page");
  expect(await bring()).toEqual({ restored: 0, missing: 0, refused: 0 });
});

test("a picture that was changed, is another photo's or is sealed with another key is left out", async () => {
  const [one, two] = [await add("one"), await add("two")];
  await save();
  await academy.pool.query("delete from photo_images where photo_id = any($1)", [[one, two]]);
  const path = (id: string) => join(folder, `${id}.webp`);
  const kept = await readFile(path(one));
  await writeFile(path(one), await readFile(path(two)));
  expect(await bring()).toEqual({ restored: 1, missing: 0, refused: 1 });
  await writeFile(path(one), kept.subarray(1));
  expect(await bring()).toEqual({ restored: 0, missing: 0, refused: 1 });
  await writeFile(path(one), kept);
  expect(await bring(backupKey(Buffer.from("another")))).toMatchObject({ refused: 1 });
  await rm(path(one));
  expect(await bring()).toEqual({ restored: 0, missing: 1, refused: 0 });
});

test("the backup of another academy in the same folder leaves this one's pictures", async () => {
  const one = await add("one");
  await add("two");
  await save();
  await removePhoto(academy.database, one);
  const another = backupKey(Buffer.from("another"));
  await savePictures(academy.pool, folder, another, never);
  expect(await files()).toContain(`${one}.webp`);
  await save();
  expect(await files()).not.toContain(`${one}.webp`);
});

test("an academy without any picture deletes none of another's", async () => {
  await add("one");
  await save();
  const before = await files();
  await academy.pool.query("delete from photo_images");
  expect(await save()).toEqual({ added: 0, deleted: 0 });
  expect(await files()).toEqual(before);
});
