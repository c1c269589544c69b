import { setImmediate as nextTurn } from "node:timers/promises";
import { prerenderedPathsIn } from "#content/site/prerendered.ts";
import type { Site } from "#content/site/site.ts";
import type { Language } from "#domain/shared/language.ts";
import type { App } from "#server/app.ts";
import {
  cacheControl,
  etagOf,
  prepareFile,
  type BuiltFile,
  type FileContent,
} from "#server/http/built-files.ts";
import type { FileServer } from "#server/http/files.ts";
import { compressFile } from "#server/http/precompress.ts";

/** Files by URL. */
export type Files = ReadonlyMap<string, BuiltFile>;

/** The pages of a site. */
export interface RenderedSite {
  files: Files;
  /**
   * The same in the fewest bytes. Compresses one page after the other on another thread, which takes
   * seconds. @returns null if the signal aborts
   */
  compressMore: (signal: AbortSignal) => Promise<Files | null>;
}

interface RenderOptions {
  language: Language;
  prerender: App["prerender"];
  /** The headers of every response. */
  headers: Record<string, string>;
  /** Finds a file at a path by its ETag, so that an unchanged page is not compressed again. */
  find: FileServer["find"];
}

type Page = Omit<FileContent, "br" | "gzip">;

/**
 * Renders every prerendered page of a site in a language and compresses it quickly, on another thread. Other requests
 * run between two pages.
 *
 * @throws if a page can't be rendered
 */
export async function renderSite(site: Site, options: RenderOptions): Promise<RenderedSite> {
  const files = new Map<string, BuiltFile>();
  const changed = new Map<string, Page>();
  for (const path of prerenderedPathsIn(options.language)) {
    const page = await renderPage(path, site, options);
    const same = options.find(path, etagOf(page.body));
    if (!same) changed.set(path, page);
    files.set(path, same ?? (await compress(page, "quick")));
    if (same) await nextTurn();
  }
  return {
    files,
    async compressMore(signal) {
      const smaller = new Map(files);
      for (const [path, page] of changed) {
        if (signal.aborted) return null;
        smaller.set(path, await compress(page, "smallest"));
      }
      return signal.aborted ? null : smaller;
    },
  };
}

/** Whether a prerendered path is a page; the others are files. */
export function isPagePath(path: string): boolean {
  return !path.includes(".");
}

/** Renders a prerendered path. @throws if it can't be rendered */
export async function requestPage(
  path: string,
  site: Site,
  prerender: App["prerender"],
): Promise<{ body: Buffer; type: string }> {
  const response = await prerender(path, site);
  if (response.status !== 200) throw new Error(`${path} answers with ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  return { body: Buffer.from(await response.arrayBuffer()), type };
}

async function renderPage(
  path: string,
  site: Site,
  { prerender, headers }: RenderOptions,
): Promise<Page> {
  const isPage = isPagePath(path);
  const { body, type } = await requestPage(path, site, prerender);
  const keep = cacheControl(isPage ? "index.html" : path.slice(1));
  return { body, isPage, headers: { ...headers, "content-type": type, "cache-control": keep } };
}

async function compress(page: Page, quality: "quick" | "smallest"): Promise<BuiltFile> {
  return prepareFile({ ...page, ...(await compressFile(page.body, quality)) });
}
