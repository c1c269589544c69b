import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings } from "../settings.ts";
import { keyForBackup, keyOfBackups } from "./key.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "viluva-key-"));
});
afterEach(() => rm(folder, { recursive: true }));

const settings = (env = {}) => readSettings({ DATA_DIR: join(folder, "data"), ...env });
const file = () => join(folder, "data", "backup-key");

test("the first backup generates a private key file, which all later ones use", async () => {
  await expect(keyOfBackups(settings())).rejects.toThrow("There is no key to check a backup with");
  const keys = await Promise.all(
    Array.from({ length: 5 }, () => keyForBackup(settings(), join(folder, "one.backup"))),
  );
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect((await keyOfBackups(settings())).id).toBe(keys[0]?.id);
  expect(keys[0]?.id).not.toContain((await readFile(file(), "utf8")).slice(0, 16));
});

test("a backup beside its key is refused", async () => {
  const beside = join(folder, "data", "one.backup");
  await expect(keyForBackup(settings(), beside)).rejects.toThrow("must not lie beside it");
  const env = { BACKUP_KEY: "k".repeat(32) };
  expect(await keyForBackup(settings(env), beside)).toEqual(await keyOfBackups(settings(env)));
});

test("a damaged key file is reported and not replaced", async () => {
  await keyForBackup(settings(), join(folder, "one.backup"));
  await writeFile(file(), "half");
  await expect(keyForBackup(settings(), join(folder, "one.backup"))).rejects.toThrow("is damaged");
  expect(await readFile(file(), "utf8")).toBe("half");
});
