import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { promisify } from "node:util";
import { findPort } from "../support/ports.ts";

/** The example for nginx. */
export const example = join(import.meta.dirname, "../../docs/operating/nginx.conf");

/** The example of a server of media. */
const mediaExample = join(import.meta.dirname, "../../docs/operating/media.conf");

/** The header by which a test says which address a request comes from. */
export const clientHeader = "x-test-client";

const programs = {
  nginx: process.env["NGINX"] ?? "/usr/sbin/nginx",
  openssl: "/usr/bin/openssl",
};

/** Why there can be no nginx on this machine; null where there can. */
export function lacksNginx(): string | null {
  const missing = Object.entries(programs).find(([, path]) => !existsSync(path));
  return missing ? `${missing[0]} is not installed` : null;
}

/** An nginx that runs the example of docs/operating. */
export interface Nginx {
  /** Where it is served with TLS, which this process believes. */
  origin: string;
  /** Where it leads from http to https. */
  plain: string;
  /** What it has written into one of its logs so far. */
  readLog: (name: "viluva.log" | "error.log") => Promise<string>;
}

/** Starts nginx before two instances, which need not be there yet. */
export async function startNginx(
  ports: readonly [first: number, second: number],
  ends: AsyncDisposableStack,
): Promise<Nginx> {
  const folder = await createFolder(ends);
  const [https, http] = [await findPort(), await findPort()];
  await makeCertificate(folder);
  await run(folder, await renderExample(folder, ports, { https, http }), https, ends);
  return {
    origin: `https://127.0.0.1:${https}`,
    plain: `http://127.0.0.1:${http}`,
    readLog: (name) => readFile(join(folder, name), "utf8"),
  };
}

/**
 * Starts nginx as the server of media, without TLS.
 *
 * @param root the folder that it serves
 */
export async function startMediaServer(
  port: number,
  root: string,
  ends: AsyncDisposableStack,
): Promise<void> {
  const site = changeOwn(await readFile(mediaExample, "utf8"), {
    "listen 443 ssl http2;": `listen 127.0.0.1:${port};`,
    "listen [::]:443 ssl http2;": "",
    "server_name media.academy.example": "server_name 127.0.0.1",
    "ssl_certificate /etc/letsencrypt/live/media.academy.example/fullchain.pem;": "",
    "ssl_certificate_key /etc/letsencrypt/live/media.academy.example/privkey.pem;": "",
    "/srv/viluva-media": JSON.stringify(root),
  });
  await run(await createFolder(ends), site, port, ends);
}

async function createFolder(ends: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "viluva-nginx-"));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs nginx with a site, until the test ends. @param port one at which the site listens */
async function run(
  folder: string,
  site: string,
  port: number,
  ends: AsyncDisposableStack,
): Promise<void> {
  await writeFile(join(folder, "site.conf"), site);
  await writeFile(join(folder, "nginx.conf"), main(folder));
  const args = ["-p", folder, "-e", "error.log", "-c", "nginx.conf", "-g", "daemon off;"];
  const child = spawn(programs.nginx, args, { stdio: "inherit" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  ends.defer(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error("nginx did not start");
    await delay(20);
  }
}

/** The example with other ports and places on the lines that an operator changes too. */
async function renderExample(
  folder: string,
  [first, second]: readonly [number, number],
  { https, http }: { https: number; http: number },
): Promise<string> {
  return changeOwn(await readFile(example, "utf8"), {
    "listen 80;": `listen 127.0.0.1:${http};`,
    "listen [::]:80;": "",
    "listen 443 ssl http2;": `listen 127.0.0.1:${https} ssl http2;`,
    "listen [::]:443 ssl http2;": "",
    "127.0.0.1:3001": `127.0.0.1:${first}`,
    "127.0.0.1:3002": `127.0.0.1:${second}`,
    "/etc/letsencrypt/live/academy.example/": `${folder}/`,
    "/var/log/nginx/": `${folder}/`,
    "https://academy.example": `https://127.0.0.1:${https}`,
    "server_name academy.example": "server_name 127.0.0.1",
  });
}

/** Replaces texts on the lines of an example that are marked "yours". */
function changeOwn(text: string, changes: Record<string, string>): string {
  const unused = new Set(Object.keys(changes));
  const lines = text.split("\n").map((line) => {
    if (!line.endsWith("# yours")) return line;
    const found = Object.keys(changes).filter((each) => line.includes(each));
    if (found.length === 0) throw new Error(`nobody knows what to put into: ${line}`);
    for (const each of found) unused.delete(each);
    return found.reduce((changed, each) => changed.replace(each, changes[each] ?? ""), line);
  });
  if (unused.size > 0) throw new Error(`the example has no ${[...unused].join(", ")}`);
  return lines.join("\n");
}

function main(folder: string): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  // Else the workers of root run as somebody who may not read these folders.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  return `${user}worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  set_real_ip_from 127.0.0.1;
  real_ip_header ${clientHeader};
  ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join("\n  ")}
  include ${folder}/site.conf;
}
`;
}

async function makeCertificate(folder: string): Promise<void> {
  const [key, certificate] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  const kind = "-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2";
  const name = ["-subj", "/CN=academy.example", "-addext", "subjectAltName=IP:127.0.0.1"];
  const args = ["req", ...kind.split(" "), ...name, "-keyout", key, "-out", certificate];
  await promisify(execFile)(programs.openssl, args);
  setDefaultCACertificates([...getCACertificates(), await readFile(certificate, "utf8")]);
}

/** Whether anybody takes connections at a port. */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
