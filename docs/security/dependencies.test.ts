import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const root = `${import.meta.dirname}/../..`;

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(`${root}/${name}`, "utf8")) as T;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

interface Lock {
  packages: Record<string, { version: string; integrity?: string; inBundle?: boolean }>;
}

test("every package is pinned to one version", async () => {
  const manifest = await readJson<Manifest>("package.json");
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
  const loose = Object.entries(all).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
  expect(Object.keys(all).length).toBeGreaterThan(10);
});

test("the lock file has the version and digest of every package", async () => {
  const { packages } = await readJson<Lock>("package-lock.json");
  // A bundled package is covered by the digest of the package that contains it.
  const installed = Object.entries(packages).filter(
    ([path, entry]) => path !== "" && !entry.inBundle,
  );
  const unknown = installed.filter(
    ([, { version, integrity }]) => !version || !integrity?.startsWith("sha512-"),
  );
  expect(unknown).toEqual([]);
  expect(installed.length).toBeGreaterThan(100);
});
