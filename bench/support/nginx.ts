import { spawn, spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

// Debian installs nginx where only root's PATH looks.
const env = { ...process.env, PATH: `${process.env["PATH"] ?? ""}${delimiter}/usr/sbin` };
const program = process.env["NGINX"] ?? "nginx";

export function hasNginx(): boolean {
  return spawnSync(program, ["-v"], { env }).status === 0;
}

export interface Nginx {
  /** A folder of its own, which its workers may read. */
  folder: string;
  /** Starts with new settings; requests in flight end under the old ones. */
  reload: (http: string) => Promise<void>;
}

/**
 * Starts nginx with one worker.
 *
 * @param port where `http` tells it to listen
 * @param http the contents of its `http` block, which may need its folder
 */
export async function startNginx(
  ends: AsyncDisposableStack,
  port: number,
  http: (folder: string) => string | Promise<string>,
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), "viluva-nginx-"));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  // When run by root, its worker runs as another user.
  await chmod(folder, 0o755);
  const settings = join(folder, "nginx.conf");
  const write = (block: string) => writeFile(settings, wrap(folder, block));
  await write(await http(folder));
  const child = spawn(program, ["-c", settings, "-e", join(folder, "error.log")], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  ends.defer(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  for (let tries = 0; !(await isListening(port)); tries += 1) {
    if (tries === 100 || child.exitCode !== null) throw new Error("nginx did not start");
    await delay(50);
  }
  return {
    folder,
    async reload(block) {
      await write(block);
      child.kill("SIGHUP");
      // New workers are ready and old ones have closed their idle connections.
      await delay(1_000);
    },
  };
}

function wrap(folder: string, http: string): string {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
    daemon off;
    worker_processes 1;
    pid ${folder}/pid;
    events {}
    http {
      access_log off;
      server_tokens off;
      ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n      ")}
      ${http}
    }`;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
