import { spawn, spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findPort } from "#test/support/ports.ts";
import { ask, type Answer } from "./answer.ts";

// Debian keeps it where only root's PATH looks.
const env = { ...process.env, PATH: `${process.env["PATH"] ?? ""}${delimiter}/usr/sbin` };

/** Whether nginx is installed. */
export function hasNginx(): boolean {
  return spawnSync("nginx", ["-v"], { env }).status === 0;
}

/**
 * Starts nginx with one worker, as node:http has one thread, which sends an answer's body as a
 * file with the answer's headers.
 *
 * @returns its port
 */
export async function startNginx(ends: AsyncDisposableStack, answer: Answer): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "viluva-nginx-"));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  // Its worker is nobody where we are root.
  await chmod(folder, 0o755);
  const body = join(folder, "body");
  await writeFile(body, answer.body);
  const port = await findPort();
  const settings = join(folder, "nginx.conf");
  await writeFile(settings, describe(folder, body, port, answer.headers));
  const child = spawn("nginx", ["-c", settings, "-e", join(folder, "error.log")], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  ends.defer(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  await waitFor(port);
  return port;
}

function describe(
  folder: string,
  body: string,
  port: number,
  headers: Record<string, string>,
): string {
  const { "content-type": type = "text/html", "content-length": _, ...others } = headers;
  const quote = (value: string) => `"${value.replaceAll('"', String.raw`\"`)}"`;
  const added = Object.entries(others).map(
    ([name, value]) => `add_header ${name} ${quote(value)};`,
  );
  return `
    daemon off;
    worker_processes 1;
    pid ${folder}/pid;
    events {}
    http {
      access_log off;
      server_tokens off;
      sendfile on;
      tcp_nopush on;
      etag off;
      max_ranges 0;
      open_file_cache max=10;
      keepalive_requests 1000000000;
      default_type "${type}";
      server {
        listen 127.0.0.1:${port};
        location / {
          root /;
          try_files ${body} =404;
          add_header Last-Modified "";
          ${added.join("\n          ")}
        }
      }
    }`;
}

async function waitFor(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask(`http://127.0.0.1:${port}/`, {}).catch(() => null);
    if (answer) return;
    await delay(50);
  }
  throw new Error("nginx did not start");
}
