import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { languages, type Language } from "#domain/shared/language.ts";
import { runCommand } from "./command.ts";
import { precompress } from "./http/precompress.ts";
import { readSettings } from "./settings.ts";

/** The repository's folder. */
export const root: string = join(import.meta.dirname, "..");
const stamp = join(root, "build/fingerprint");

// All files that the build depends on.
const sources = [
  "app/**/*.{ts,tsx,css,svg,woff2}",
  "public/{,.well-known/}**/*",
  "server/app.ts",
  "server/http/**/*.{ts,tsx}",
  "server/{languages,prerender}.ts",
  "package-lock.json",
  "{vite,vite.worker,react-router}.config.ts",
  "vite.{languages,react}.ts",
];

/** Identifies what is built from the current sources. @param mediaUrl where browsers find its files */
export async function fingerprint(mediaUrl: string | null): Promise<string> {
  const hash = createHash("sha256").update(mediaUrl ?? "");
  const files = await Array.fromAsync(glob(sources, { cwd: root }));
  for (const file of files.filter((name) => !name.includes(".test.")).toSorted()) {
    const text = await readFile(join(root, file)).catch(() => null);
    if (text) hash.update(file).update("\0").update(text);
  }
  return hash.digest("hex");
}

/** Runs a script as production does. @throws its output if it fails */
export function run(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production", ...env },
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

/** What vite.config.ts and react-router.config.ts read. */
interface BuildEnvironment extends NodeJS.ProcessEnv {
  BUILD_LANGUAGE?: Language;
  /** The folder of the build, from the repository's; by default that of its language. */
  BUILD_FOLDER?: string;
  /** Where browsers find the files, with a final slash; by default the product's own origin. */
  BUILD_MEDIA_URL?: string;
}

/** Builds one language. @param config another configuration of Vite than the product's */
export function buildClientAndServer(
  env: BuildEnvironment,
  config = "vite.config.ts",
): Promise<void> {
  const cli = "node_modules/@react-router/dev/dist/cli/index.js";
  return run(cli, ["build", root, "--config", config], env);
}

/**
 * Puts the builds of all languages into one: files of the same name have the same content, and each
 * language has its own server bundle.
 */
async function assemble(): Promise<void> {
  const build = join(root, "build");
  await rename(join(build, "en/client"), join(build, "client"));
  await rename(join(build, "en/server"), join(build, "server"));
  for (const language of languages.filter((each) => each !== "en")) {
    await cp(join(build, language, "client"), join(build, "client"), { recursive: true });
    await rename(join(build, language, "server"), join(build, "server", language));
  }
  for (const language of languages) await rm(join(build, language), { recursive: true });
  await cp(join(build, "worker"), join(build, "client"), { recursive: true });
}

/**
 * Builds the product unless the existing build was made from the current sources, for the same place of
 * media. The fingerprint is written last, so that an interrupted build is repeated.
 *
 * @param mediaUrl what the addresses of its files begin with; null if the product serves them
 */
export async function ensureBuilt(
  log: (line: string) => void,
  mediaUrl: string | null,
): Promise<void> {
  const wanted = await fingerprint(mediaUrl);
  const built = await readFile(stamp, "utf8").catch(() => "");
  if (built === wanted) return;
  log("Building the product (about 20 seconds, once per version) ...");
  const started = Date.now();
  await rm(join(root, "build"), { recursive: true, force: true });
  await Promise.all([
    run("node_modules/vite/bin/vite.js", [
      "build",
      "--config",
      join(root, "vite.worker.config.ts"),
    ]),
    ...languages.map((language) =>
      buildClientAndServer({ BUILD_LANGUAGE: language, BUILD_MEDIA_URL: mediaUrl ?? "" }),
    ),
  ]);
  await assemble();
  await run("server/prerender.ts", []);
  await precompress(join(root, "build/client"));
  await writeFile(stamp, wanted);
  log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

if (import.meta.main) {
  await runCommand(() => ensureBuilt(console.log, readSettings(process.env).mediaUrl));
}
