import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readSettings } from "#server/settings.ts";

// nginx.conf runs in test/proxy and server/instances.drill.test.ts.

const here = import.meta.dirname;
const analyze = "/usr/bin/systemd-analyze";

test("the settings for all instances can be read, and name no port", async () => {
  const text = await readFile(join(here, "viluva.env"), "utf8");
  const pairs = text.split("\n").flatMap((line) => {
    const [, name = "", value = ""] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name ? [[name, value]] : [];
  });
  const env = Object.fromEntries(pairs) as Record<string, string>;
  expect(readSettings(env)).toMatchObject({ publicUrl: "https://academy.example", trustProxy: 1 });
  expect(Object.keys(env)).not.toContain("PORT");
});

test("production uses a PostgreSQL server in every example", async () => {
  const read = (name: string) => readFile(join(here, name), "utf8");
  expect(await read("viluva.env")).toMatch(/^DATABASE_URL=postgres:\/\/\S+$/m);
  for (const unit of ["viluva.service", "viluva@.service"]) {
    // Without a dash: the service doesn't start without the file.
    expect(await read(unit)).toMatch(/^EnvironmentFile=\/etc\/viluva\.env$/m);
  }
  const guide = await readFile(join(here, "../operating.md"), "utf8");
  const runs = [...guide.matchAll(/podman run (?:.*\\\n)*.*/g)].map(([command]) => command);
  expect(runs.length).toBeGreaterThan(0);
  for (const command of runs) expect(command).toContain("-e DATABASE_URL=");
});

test.skipIf(!existsSync(analyze))("systemd takes the units (needs systemd-analyze)", async () => {
  const folder = await mkdtemp(join(tmpdir(), "viluva-units-"));
  try {
    // A unit file cannot name a path with spaces, which this clone's may have.
    const root = join(folder, "root");
    await symlink(resolve(here, "../.."), root);
    const paths: string[] = [];
    for (const name of ["viluva.socket", "viluva@.socket", "viluva.service", "viluva@.service"]) {
      const unit = await readFile(join(here, name), "utf8");
      const placed = unit
        .replaceAll("/srv/viluva/current", root)
        // Users of this machine.
        .replaceAll(/^(User|Group)=viluva$/gm, "$1=root");
      const path = join(folder, name.replace("@", "@3001"));
      await writeFile(path, placed);
      paths.push(path);
    }
    const { stdout, stderr } = await promisify(execFile)(analyze, ["verify", "--man=no", ...paths]);
    for (const path of paths) expect(stdout + stderr).not.toContain(path);
  } finally {
    await rm(folder, { recursive: true });
  }
});
