import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findHome, openDataFolder, settleHome } from "./home.ts";
import { weAreRoot } from "./identity.ts";
import { findPrograms, preparePrograms } from "./programs.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "viluva-test-"));
  chmodSync(root, 0o711);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("an ordinary folder is its own home", () => {
  const folder = openDataFolder(join(root, "data"));
  expect(folder).toBe(join(root, "data", "postgres"));
  expect(settleHome(folder, () => {}).folder).toBe(folder);
});

describe.runIf(weAreRoot())("a folder that root keeps to itself", () => {
  const closedFolder = () => {
    mkdirSync(join(root, "closed"), { mode: 0o700 });
    return openDataFolder(join(root, "closed", "data"));
  };

  test("has its database elsewhere, and finds it again", () => {
    const folder = closedFolder();
    const said: string[] = [];
    const system = join(root, "system");
    const first = settleHome(folder, (line) => said.push(line), system);
    expect(first.folder.startsWith(`${system}/`)).toBe(true);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(first.folder);
    expect(settleHome(folder, () => {}, system)).toEqual(first);
    expect(findHome(folder)).toBe(first.folder);
  });

  test("never begins empty where its database has gone missing", () => {
    const folder = closedFolder();
    const system = join(root, "system");
    rmSync(settleHome(folder, () => {}, system).folder, { recursive: true });
    expect(() => settleHome(folder, () => {}, system)).toThrow(/was kept in .*, which is missing/);
  });

  test("made anew, does not find the rows of the deleted one", () => {
    const system = join(root, "system");
    const first = settleHome(closedFolder(), () => {}, system);
    rmSync(join(root, "closed"), { recursive: true });
    expect(settleHome(closedFolder(), () => {}, system).folder).not.toBe(first.folder);
  });

  test("holds programs that are copied out, their library links made", { timeout: 20_000 }, () => {
    const installed = findPrograms();
    const closed = join(root, "closed", "native");
    mkdirSync(join(root, "closed"), { mode: 0o700 });
    cpSync(installed.folder, closed, {
      recursive: true,
      filter: (path) => !/\.(a|so)$/.test(path),
    });
    const home = settleHome(openDataFolder(join(root, "data")), () => {});
    const said: string[] = [];
    const prepare = () =>
      preparePrograms({ folder: closed, version: "18.4" }, home, (line) => said.push(line));
    const programs = prepare();
    expect(programs.postgres).toBe(join(home.folder, "programs-18.4", "bin", "postgres"));
    expect(programs.major).toBe("18");
    expect(prepare()).toEqual(programs);
    expect(said).toHaveLength(1);
    expect(existsSync(join(home.folder, "programs.new"))).toBe(false);
  });
});
