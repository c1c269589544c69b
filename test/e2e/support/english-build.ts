import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { buildClientAndServer, root, run } from "#server/build.ts";

/**
 * Builds the product's English another way, beside the product's own build, whose other languages it
 * shares. @returns the folder of the build
 */
export async function buildEnglish(
  name: string,
  { config, mediaUrl = "" }: { config?: string; mediaUrl?: string },
): Promise<string> {
  const folder = join(root, "build", name);
  await rm(folder, { recursive: true, force: true });
  const env = { BUILD_FOLDER: `build/${name}`, BUILD_MEDIA_URL: mediaUrl };
  await buildClientAndServer(env, config);
  for (const language of ["te", "hi"]) {
    await symlink(join(root, "build/server", language), join(folder, "server", language));
  }
  await run("server/prerender.ts", [folder]);
  return folder;
}
