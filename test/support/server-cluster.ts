import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import {
  plainEnvironment,
  unprivilegedUser,
  weAreRoot,
  type RunAs,
} from "#server/postgres/identity.ts";
import { listFamily } from "#test/faults/product.ts";
import { findPort } from "./ports.ts";

// A PostgreSQL as an operator would have it: the system's own, on the network, nothing of ours.

const packaged = "/usr/lib/postgresql";
const timeout = 60_000;

/** One server with the data of one academy or of many tests. */
export interface ServerCluster {
  readonly port: number;
  /** The server's part of a `DATABASE_URL`, such as `127.0.0.1:5433`. */
  readonly place: string;
  /** Connects to one of its databases as its superuser. */
  connection(database: string): { host: string; port: number; user: string; database: string };
  /** Runs statements in its maintenance database. */
  tell(...statements: string[]): Promise<void>;
  /** From now on no commit is acknowledged before a standby has it on its disk too. */
  waitForStandby(): Promise<void>;
  /** Makes a standby the primary. */
  promote(): Promise<void>;
  /** Sends a signal to all of its processes. */
  signal(signal: NodeJS.Signals): void;
  /** Kills all of its processes at one moment. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether tests run on the system's PostgreSQL, reached as a server, instead of the embedded one. */
export function testsUseServer(): boolean {
  return process.env["TEST_DATABASE"] === "server";
}

/** The folder with the newest of the system's own PostgreSQL; null where there is none. */
export function findServerPrograms(): string | null {
  const versions = existsSync(packaged) ? readdirSync(packaged).map(Number) : [];
  const folders = versions
    .toSorted((a, b) => b - a)
    .map((version) => join(packaged, `${version}/bin`));
  return folders.find((folder) => existsSync(join(folder, "pg_basebackup"))) ?? null;
}

interface ClusterOptions {
  /** An empty or missing folder, which the user who runs PostgreSQL can reach. */
  folder: string;
  port?: number;
  /** The primary to stand by for. */
  standbyOf?: ServerCluster;
  /** PostgreSQL's settings besides ours. */
  settings?: Readonly<Record<string, string>>;
}

const superuser = "viluva";

/** Makes a cluster and starts it. @throws where the system has no PostgreSQL, or it does not start */
export async function startServerCluster(options: ClusterOptions): Promise<ServerCluster> {
  const programs = findServerPrograms();
  if (!programs) throw new Error("the system has no PostgreSQL: apt-get install postgresql");
  const port = options.port ?? (await findPort());
  const { folder } = options;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const runAs: RunAs = weAreRoot() ? unprivilegedUser(readFileSync("/etc/passwd", "utf8")) : {};
  if (runAs.uid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  const as = { ...runAs, cwd: "/", env: plainEnvironment() };
  const data = join(folder, "data");

  const run = (program: string, args: string[]) => {
    const { status, stderr } = spawnSync(join(programs, program), args, {
      ...as,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  if (options.standbyOf) {
    const from = ["-h", "127.0.0.1", "-p", String(options.standbyOf.port), "-U", superuser];
    run("pg_basebackup", ["-D", data, ...from, "-R", "-c", "fast"]);
  } else {
    const locale = ["--encoding=UTF8", "--locale=C.UTF-8"];
    run("initdb", ["-D", data, "-U", superuser, "--auth=trust", ...locale]);
  }

  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: folder,
    max_connections: "100",
    // Else a standby that has just lost its primary may sleep for five seconds before it is promoted.
    wal_retrieve_retry_interval: "100ms",
    ...options.settings,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(join(folder, "log"), "a");
  const child = spawn(join(programs, "postgres"), ["-D", data, ...args], {
    ...as,
    stdio: ["ignore", log, log],
  });
  const ended = once(child, "exit");
  const connection = (database: string) => ({
    host: "127.0.0.1",
    port,
    user: superuser,
    database,
  });

  const query = async <Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> => {
    const client = new pg.Client(connection("postgres"));
    client.on("error", () => {});
    try {
      await client.connect();
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };
  const signal = (name: NodeJS.Signals) => {
    for (const pid of listFamily(child.pid ?? 0)) signalQuietly(pid, name);
  };
  await until(
    () => query("select"),
    () => readFileSync(join(folder, "log"), "utf8"),
  );

  return {
    port,
    place: `127.0.0.1:${port}`,
    connection,
    async tell(...statements) {
      for (const statement of statements) await query(statement);
    },
    async waitForStandby() {
      await query("alter system set synchronous_standby_names = '*'");
      await query("select pg_reload_conf()");
      await until(async () => {
        const rows = await query("select from pg_stat_replication where sync_state = 'sync'");
        if (rows.length === 0) throw new Error("no standby has come");
      });
    },
    async promote() {
      // Otherwise its own commits would wait for a standby that does not exist yet.
      await query("alter system reset synchronous_standby_names");
      await query("select pg_reload_conf()");
      await query("select pg_promote()");
    },
    signal,
    async kill() {
      // A process started meanwhile would outlive it.
      child.kill("SIGSTOP");
      signal("SIGKILL");
      await ended;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGINT");
      await ended;
    },
  };
}

function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone in the meantime.
  }
}

async function until(ask: () => Promise<unknown>, explain: () => string = () => ""): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > end) throw new Error(`${String(error)}\n${explain()}`, { cause: error });
      await delay(50);
    }
  }
}
