import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import type pg from "pg";
import { openDatabaseWithoutTimeouts } from "#data/database.ts";
import { ensureBuilt } from "#server/build.ts";
import { startEmbeddedDatabase } from "#server/postgres/embedded.ts";
import { endProgress, progress } from "#server/progress.ts";
import { startTraffic, type Traffic } from "./rolling/traffic.ts";
import { makeDataFolder, startAcademy } from "./support/academy.ts";
import { readCount, UsageError } from "./support/bench.ts";
import { hasNginx, startNginx } from "./support/nginx.ts";
import { findPort } from "./support/ports.ts";
import { median, table } from "./support/table.ts";

export const about = "two instances behind nginx, restarted one after the other under load";

const pauseMilliseconds = 500;

interface Instance {
  port: number;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Milliseconds that instances took. */
interface Times {
  stops: number[];
  starts: number[];
}

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: { rounds: { type: "string", default: "20" } },
  });
  const rounds = readCount("--rounds", values.rounds);
  if (!hasNginx()) throw new UsageError("nginx is not installed: apt-get install nginx");
  await ensureBuilt(progress);
  progress("Starting PostgreSQL, two instances and nginx ...");
  const port = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const { url, pool, database } = await startDatabase(ends);
  const settings = { DATABASE_URL: url, PUBLIC_URL: origin, TRUST_PROXY: "1" };
  const instances = [await makeInstance(settings, ends), await makeInstance(settings, ends)];
  for (const instance of instances) await instance.start();
  const all = instances.map((instance) => instance.port);
  const nginx = await startNginx(ends, port, () => proxy(port, all));
  const traffic = await startTraffic(origin, database);
  const times: Times = { stops: [], starts: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const { acknowledged, failed } = traffic.counts;
    progress(`Round ${round} of ${rounds}: ${acknowledged.length} writes, ${failed.length} failed`);
    for (const instance of instances) {
      await delay(pauseMilliseconds);
      // Out of the proxy first, so that no request reaches an instance that stops.
      await nginx.reload(
        proxy(
          port,
          all.filter((other) => other !== instance.port),
        ),
      );
      const stopping = performance.now();
      await instance.stop();
      const starting = performance.now();
      await instance.start();
      times.stops.push(starting - stopping);
      times.starts.push(performance.now() - starting);
      await nginx.reload(proxy(port, all));
    }
  }
  await traffic.stop();
  endProgress();
  return report(rounds, traffic, await findLost(pool, traffic), times);
}

async function startDatabase(ends: AsyncDisposableStack) {
  const log = () => {};
  const dataDir = await makeDataFolder(ends);
  const embedded = await startEmbeddedDatabase(dataDir, { log, whenRunning: "refuse" });
  ends.defer(() => embedded.stop());
  const { host, port, user, database: name } = embedded.connection;
  const query = new URLSearchParams({ host, port: String(port), user });
  const opened = openDatabaseWithoutTimeouts(embedded.connection);
  ends.defer(() => opened.pool.end());
  return { url: `postgresql:///${name}?${query}`, ...opened };
}

async function makeInstance(
  settings: Record<string, string>,
  ends: AsyncDisposableStack,
): Promise<Instance> {
  const port = await findPort();
  const dataDir = await makeDataFolder(ends);
  let running: AsyncDisposableStack | null = null;
  const stop = async () => {
    await running?.disposeAsync();
    running = null;
  };
  ends.defer(stop);
  return {
    port,
    stop,
    async start() {
      running = new AsyncDisposableStack();
      await startAcademy(running, { ...settings, DATA_DIR: dataDir, PORT: String(port) });
    },
  };
}

/** nginx's settings for some of the instances. */
function proxy(port: number, instances: readonly number[]): string {
  const servers = instances.map((instance) => `server 127.0.0.1:${instance};`).join(" ");
  return `
      upstream viluva { ${servers} keepalive 16; keepalive_timeout 1s; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://viluva;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        }
      }`;
}

/** Acknowledged writes that are not in the database. */
async function findLost(pool: pg.Pool, { counts }: Traffic): Promise<string[]> {
  const { rows } = await pool.query<{ title: string }>("select title from content_items");
  const kept = new Set(rows.map(({ title }) => title));
  return counts.acknowledged.filter((title) => !kept.has(title));
}

function report(
  rounds: number,
  { counts }: Traffic,
  lost: readonly string[],
  { stops, starts }: Times,
): boolean {
  const rows: [name: string, count: number, budget?: number][] = [
    ["instances stopped and started", stops.length],
    ["acknowledged writes", counts.acknowledged.length],
    ["  lost", lost.length, 0],
    ["pages read", counts.read],
    ["failed requests, of both", counts.failed.length, 0],
    ["slowest page, ms", counts.slowest],
    ["stop, median ms", median(stops)],
    ["stop, longest ms", Math.max(...stops)],
    ["start, median ms", median(starts)],
  ];
  console.log(`${rounds} rolling restarts, with eight writers and six readers`);
  console.log(
    table(
      ["", "", "budget"],
      rows.map(([name, count, budget]) => [name, String(Math.round(count)), String(budget ?? "")]),
    ),
  );
  for (const fault of [...lost, ...counts.failed].slice(0, 20)) console.log(fault);
  const holds = lost.length === 0 && counts.failed.length === 0;
  console.log(holds ? "\nEvery budget holds." : "\nA budget is exceeded.");
  return holds;
}
