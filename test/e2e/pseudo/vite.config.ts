import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import product from "../../../vite.config.ts";

const root = join(import.meta.dirname, "../../../");
const app = join(root, "app/");
const lengthen = join(import.meta.dirname, "lengthen.ts");

/** Lengthens all that is exported by the modules that have translations. */
function longerWords(): Plugin {
  return {
    name: "longer-words",
    enforce: "pre",
    async load(id) {
      if (!id.startsWith(app) || !id.endsWith(".ts")) return null;
      if (!existsSync(join(root, "words/te", id.slice(app.length)))) return null;
      const exported = (await readFile(id, "utf8")).matchAll(/^export (?:const|function) (\w+)/gm);
      return [
        `import * as english from ${JSON.stringify(`${id}?english`)};`,
        `import { lengthen } from ${JSON.stringify(lengthen)};`,
        ...[...exported].map(
          ([, name]) =>
            `export const ${name} = /* @__PURE__ */ lengthen(english.${name}, "${name}");`,
        ),
      ].join("\n");
    },
  };
}

export default defineConfig({ ...product, plugins: [longerWords(), ...(product.plugins ?? [])] });
