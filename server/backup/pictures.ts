import { timingSafeEqual } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type pg from "pg";
import {
  insertPicture,
  listMissingPictures,
  listPictures,
  readPicture,
} from "#data/backup/pictures.ts";
import { createSealHash, type BackupKey } from "./key.ts";

/** The folder of pictures beside the file of a backup. All backups in one folder share it. */
export const pictureFolder = (backupPath: string): string =>
  join(dirname(resolve(backupPath)), "photos");

const ending = ".webp";
const sealLength = 32;

/** A seal at the end of the file: the picture with its photo's id, so that none stands for another. */
const sealOf = (key: BackupKey, id: string, image: Buffer) =>
  createSealHash(key).update(`${id} `).update(image).digest();

export interface SavedPictures {
  added: number;
  /** Of photos that are no longer there. */
  deleted: number;
}

/**
 * Brings the folder of pictures up to date: adds those that it lacks, and deletes those that the academy has
 * deleted. Each file appears complete or not at all. Pictures that are sealed with another key stay: they
 * are another academy's. One without any picture deletes none.
 */
export async function savePictures(
  pool: pg.Pool,
  folder: string,
  key: BackupKey,
  signal: AbortSignal,
): Promise<SavedPictures> {
  const ids = new Set(await listPictures(pool));
  const names = await readdir(folder).catch(() => []);
  if (ids.size === 0) return { added: 0, deleted: 0 };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const saved = new Set(names);
  const done = { added: 0, deleted: 0 };
  for (const id of ids) {
    signal.throwIfAborted();
    if (saved.has(id + ending)) continue;
    const image = await readPicture(pool, id);
    if (!image) continue;
    const path = join(folder, id + ending);
    const sealed = Buffer.concat([image, sealOf(key, id, image)]);
    await writeFile(`${path}.partial`, sealed, { mode: 0o600, flush: true });
    await rename(`${path}.partial`, path);
    done.added += 1;
  }
  const read = readFromFolder(folder, key);
  for (const name of names) {
    if (!/\.webp(\.partial)?$/.test(name)) continue;
    const id = name.endsWith(ending) ? name.slice(0, -ending.length) : null;
    if (id !== null && (ids.has(id) || (await read(id)) === "refused")) continue;
    await rm(join(folder, name));
    done.deleted += 1;
  }
  return done;
}

export interface RestoredPictures {
  restored: number;
  /** Photos of which the folder has no picture. */
  missing: number;
  /** Files that are not sealed with this academy's key. */
  refused: number;
}

/**
 * Adds the pictures that photos lack. After an interruption it goes on where it was.
 *
 * @param read finds a picture; null for none
 */
export async function restorePictures(
  pool: pg.Pool,
  read: (id: string) => Promise<Buffer | "refused" | null>,
  signal: AbortSignal,
): Promise<RestoredPictures> {
  const done = { restored: 0, missing: 0, refused: 0 };
  for (const id of await listMissingPictures(pool, new Date())) {
    signal.throwIfAborted();
    const image = await read(id);
    if (image === null) done.missing += 1;
    else if (image === "refused") done.refused += 1;
    else {
      await insertPicture(pool, id, image);
      done.restored += 1;
    }
  }
  return done;
}

/** Reads pictures of a folder that `savePictures` wrote. */
export function readFromFolder(folder: string, key: BackupKey) {
  return async (id: string): Promise<Buffer | "refused" | null> => {
    const file = await readFile(join(folder, id + ending)).catch(() => null);
    if (!file) return null;
    const image = file.subarray(0, Math.max(0, file.length - sealLength));
    const seal = file.subarray(image.length);
    const expected = sealOf(key, id, image);
    return seal.length === sealLength && timingSafeEqual(seal, expected) ? image : "refused";
  };
}
