import { createServer } from "vite";
import type { Language } from "../app/domain/shared/language.ts";
import { translations } from "../vite.languages.ts";
import { root } from "./modules.ts";

/** What a module exports, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/**
 * Loads modules as the build of a language has them, with what they import.
 *
 * @param modules their paths from the root
 */
export async function loadModules(
  language: Language,
  modules: readonly string[],
): Promise<Map<string, Exports>> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    plugins: [translations(language)],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });
  try {
    const loaded = new Map<string, Exports>();
    for (const module of modules) {
      loaded.set(module, { ...(await server.ssrLoadModule(`/${module}`)) });
    }
    return loaded;
  } finally {
    await server.close();
  }
}
