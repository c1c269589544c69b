import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { prerenderedPathsIn } from "#content/site/prerendered.ts";
import { languages } from "#domain/shared/language.ts";
import { isPagePath, requestPage } from "./site/render.ts";
import { loadBundles } from "./languages.ts";

// The last step of the build: renders every prerendered page of the standard site, in each language,
// into the files of the client. The argument is the folder of another build.
const build = process.argv[2] ?? join(import.meta.dirname, "../build");
const bundles = await loadBundles(build);
for (const language of languages) {
  const { createPrerender, resolveSite } = bundles[language];
  const prerender = createPrerender();
  const site = resolveSite({});
  for (const path of prerenderedPathsIn(language)) {
    const { body } = await requestPage(path, site, prerender);
    const file = join(build, "client", path, isPagePath(path) ? "index.html" : "");
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
}
