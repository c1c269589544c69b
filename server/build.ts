import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { precompress } from "./http/precompress.ts";

const root = join(import.meta.dirname, "..");
const stamp = join(root, "build/fingerprint");

// All files that the build depends on.
const sources = [
  "app/**/*.{ts,tsx,css,svg,woff2}",
  "public/{,.well-known/}**/*",
  "server/app.ts",
  "server/http/**/*.{ts,tsx}",
  "package-lock.json",
  "{vite,react-router}.config.ts",
];

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  const files = await Array.fromAsync(glob(sources, { cwd: root }));
  for (const file of files.filter((name) => !name.includes(".test.")).toSorted()) {
    const text = await readFile(join(root, file)).catch(() => null);
    if (text) hash.update(file).update("\0").update(text);
  }
  return hash.digest("hex");
}

function runBuild(): Promise<void> {
  const cli = join(root, "node_modules/@react-router/dev/dist/cli/index.js");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, "build"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += String(chunk)));
    child.stderr.on("data", (chunk) => (output += String(chunk)));
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`the build failed:\n${output}`)),
    );
  });
}

/**
 * Builds the product unless the existing build was made from the current sources. The fingerprint
 * is written last, so that an interrupted build is repeated.
 */
export async function ensureBuilt(log: (line: string) => void): Promise<void> {
  const wanted = await fingerprint();
  const built = await readFile(stamp, "utf8").catch(() => "");
  if (built === wanted) return;
  log("Building the product (about 10 seconds, once per version) ...");
  const started = Date.now();
  await rm(join(root, "build"), { recursive: true, force: true });
  await runBuild();
  await precompress(join(root, "build/client"));
  await writeFile(stamp, wanted);
  log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

if (import.meta.main) await ensureBuilt(console.log);
