import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findHome, openDataFolder, chooseHome } from "./home.ts";
import { weAreRoot } from "./identity.ts";
import { findPrograms, preparePrograms } from "./programs.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "viluva-test-"));
  chmodSync(root, 0o711);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("an accessible folder holds its own database", () => {
  const folder = openDataFolder(join(root, "data"));
  expect(folder).toBe(join(root, "data", "postgres"));
  expect(chooseHome(folder, () => {}).folder).toBe(folder);
});

describe.runIf(weAreRoot())("a folder that only root can enter", () => {
  const closedFolder = () => {
    mkdirSync(join(root, "closed"), { mode: 0o700 });
    return openDataFolder(join(root, "closed", "data"));
  };

  test("has its database elsewhere, and finds it again at the next start", () => {
    const folder = closedFolder();
    const said: string[] = [];
    const system = join(root, "system");
    const first = chooseHome(folder, (line) => said.push(line), system);
    expect(first.folder.startsWith(`${system}/`)).toBe(true);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(first.folder);
    expect(chooseHome(folder, () => {}, system)).toEqual(first);
    expect(findHome(folder)).toBe(first.folder);
  });

  test("is refused if its database is missing, instead of starting empty", () => {
    const folder = closedFolder();
    const system = join(root, "system");
    rmSync(chooseHome(folder, () => {}, system).folder, { recursive: true });
    expect(() => chooseHome(folder, () => {}, system)).toThrow(/was kept in .*, which is missing/);
  });

  test("recreated, does not find the rows of the deleted one", () => {
    const system = join(root, "system");
    const first = chooseHome(closedFolder(), () => {}, system);
    rmSync(join(root, "closed"), { recursive: true });
    expect(chooseHome(closedFolder(), () => {}, system).folder).not.toBe(first.folder);
  });

  test("has copies of PostgreSQL's programs, with their library links", () => {
    const installed = findPrograms();
    const closed = join(root, "closed", "native");
    mkdirSync(join(root, "closed"), { mode: 0o700 });
    cpSync(installed.folder, closed, {
      recursive: true,
      // npm packs no symbolic links.
      filter: (path) => !lstatSync(path).isSymbolicLink() && !path.endsWith(".a"),
    });
    const home = chooseHome(openDataFolder(join(root, "data")), () => {});
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
