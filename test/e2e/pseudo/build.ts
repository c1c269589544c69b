import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { buildClientAndServer, root, run } from "#server/build.ts";

/**
 * Builds the product in its English with longer words, beside the product's own build, whose other
 * languages it shares. @returns the folder of the build
 */
export async function buildPseudo(): Promise<string> {
  const folder = join(root, "build/pseudo");
  await rm(folder, { recursive: true, force: true });
  await buildClientAndServer({ BUILD_FOLDER: "build/pseudo" }, "test/e2e/pseudo/vite.config.ts");
  for (const language of ["te", "hi"]) {
    await symlink(join(root, "build/server", language), join(folder, "server", language));
  }
  await run("server/prerender.ts", [folder]);
  return folder;
}
