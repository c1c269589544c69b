import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listSvgLogos } from "#data/site/svg-logos.ts";
import { insertSiteFile } from "#data/site/site-files.ts";
import { openDatabase } from "#data/shared/database.ts";
import { serveAcademy } from "#server/academy.ts";
import { appRole } from "#server/app-role.ts";
import { createLog } from "#server/log.ts";
import { readSettings } from "#server/settings.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { backUp, restore } from "#test/support/drill.ts";
import { fastAcademy } from "#test/support/fast.ts";
import { makeSvg } from "#test/support/pictures.ts";
import { convertSvgLogos } from "./convert.ts";
import { drawSvg } from "./draw-svg.ts";

const ends: (() => Promise<unknown>)[] = [];
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "viluva-logos-"));
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await rm(folder, { recursive: true });
});

async function openAcademy(): Promise<TestDatabase> {
  const academy = await createDatabase("template");
  ends.push(academy.drop);
  return academy;
}

const copies = Array.from({ length: 40 }, (_, at) => {
  const use = `<use href="#p${at + 1}"/>`;
  return `<g id="p${at}">${use}${use}</g>`;
});
/** A billion triangles in 2 KB. */
const endless = makeSvg(1024, 256, `${copies.join("")}<path id="p40" d="M0 0L40 10V0z"/>`);

/** An academy of the time when a logo could be an SVG: two versions and a draft. */
async function makeOld(svgs: {
  first: string;
  second: string;
  draft: string;
}): Promise<TestDatabase> {
  const academy = await openAcademy();
  const changes = async (name: string, svg: string) => {
    const file = { type: "image/svg+xml", bytes: Buffer.from(svg) };
    const hash = await insertSiteFile(academy.database, file);
    const logo = { hash, width: 1024, height: 256, hasName: true };
    return JSON.stringify({ academy: { name }, logo });
  };
  await academy.pool.query(
    `insert into site_versions (version, changes, publisher, note)
     values (1, $1, 'Asha', ''), (2, $2, 'Asha', '')`,
    [await changes("First", svgs.first), await changes("Second", svgs.second)],
  );
  await academy.pool.query("insert into site_draft (changes, changer) values ($1, 'Asha')", [
    await changes("Third", svgs.draft),
  ]);
  return academy;
}

/** The names of versions and draft, and the logo's file of each. */
async function readLogos({ pool }: TestDatabase) {
  const { rows } = await pool.query<{ name: string; logo: { hash: string } | null; type: string }>(
    `select changes -> 'academy' ->> 'name' as name, changes -> 'logo' as logo, type
     from (select version, changes from site_versions union all select 1000, changes from site_draft) c
     left join site_files on hash = changes -> 'logo' ->> 'hash' order by version`,
  );
  return rows;
}

const [wide, tall] = [makeSvg(1024, 256), makeSvg(256, 1024)];

const png = (name: string, width: number, height: number) => ({
  name,
  logo: { hash: expect.stringMatching(/^[\da-f]{32}$/), width, height, hasName: true },
  type: "image/png",
});

/** Starts the product on a database and stops it. @returns the log */
async function start({ config }: TestDatabase): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const log = createLog((line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  const served = openDatabase({ ...config, user: appRole, max: 2 }, () => {});
  const settings = readSettings({ PORT: "0", DATA_DIR: folder });
  const running = await serveAcademy(settings, served, log, fastAcademy);
  const page = await (await fetch(running.url)).text();
  expect(page).toMatch(/<img[^>]* src="\/logo\?file=/);
  const [, address = ""] = / src="(\/logo\?file=[\da-f]+)"/.exec(page) ?? [];
  expect((await fetch(running.url + address)).headers.get("content-type")).toBe("image/png");
  await running.stop();
  await served.pool.end();
  return lines;
}

test("the first start turns the logos of the draft and of every version into PNG, before it serves", async () => {
  const academy = await makeOld({ first: tall, second: wide, draft: tall });
  const events = (await start(academy)).filter(({ event }) => String(event).startsWith("logo-"));
  expect(events).toMatchObject([
    { level: "info", event: "logo-converted" },
    { level: "info", event: "logo-converted" },
  ]);
  expect(await readLogos(academy)).toEqual([
    png("First", 256, 1024),
    png("Second", 1024, 256),
    png("Third", 256, 1024),
  ]);
  expect(await listSvgLogos(academy.pool)).toEqual([]);
});

test("a restored backup has no SVG any more", async () => {
  const file = join(folder, "one.backup");
  await backUp((await makeOld({ first: "<svg", second: wide, draft: tall })).pool, file);
  const target = await openAcademy();
  const { logos } = await restore(target.pool, file);
  expect(logos.map(({ problem }) => problem)).toEqual([null, null, "unreadable"]);
  expect(await readLogos(target)).toEqual([
    { name: "First", logo: null, type: null },
    png("Second", 1024, 256),
    png("Third", 256, 1024),
  ]);
  expect(await listSvgLogos(target.pool)).toEqual([]);
});

test.each([
  ["no picture", "<svg", "unreadable"],
  [
    "a PNG by another name",
    Buffer.from("89504e470d0a1a0a", "hex").toString("latin1"),
    "unreadable",
  ],
  ["empty", makeSvg(1024, 256).replace(/<path.*?>/, ""), "nothing-to-see"],
  ["far too wide", makeSvg(1_000_000, 1_000_000), "unreadable"],
])("an SVG that is %s is removed, and says why", async (_, svg, problem) => {
  expect(await drawSvg(Buffer.from(svg))).toEqual({ ok: false, reason: problem });
});

test("one that would take for ever is stopped", async () => {
  expect(await drawSvg(Buffer.from(endless), 2_000)).toEqual({ ok: false, reason: "too-slow" });
});

test("an SVG reads no file", async () => {
  const image = '<image href="file:///proc/self/environ" width="40" height="10"/>';
  const outside = makeSvg(1024, 256, image).replace(/<path.*?>/, "");
  expect(await drawSvg(Buffer.from(outside))).toEqual({ ok: false, reason: "nothing-to-see" });
});

test("several instances may convert at once, and another start finds nothing to do", async () => {
  const academy = await makeOld({ first: tall, second: wide, draft: wide });
  await Promise.all([convertSvgLogos(academy.pool), convertSvgLogos(academy.pool)]);
  expect(await convertSvgLogos(academy.pool)).toEqual([]);
  expect((await readLogos(academy)).map(({ type }) => type)).toEqual(Array(3).fill("image/png"));
});
