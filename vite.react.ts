import * as react from "react";
import * as runtime from "react/jsx-runtime";
import type { Plugin } from "vite";

const exportsOf: Readonly<Record<string, readonly string[]>> = {
  react: Object.keys(react),
  "react/jsx-runtime": Object.keys(runtime),
};
const prefix = "\0as-module:";

/**
 * Makes ES modules of React, which is CommonJS. Otherwise every file of the browser's build would need
 * the bundler's helper for CommonJS, which no group of chunks can hold: a request more on each first
 * screen (decision 23).
 */
export function reactAsModules(): Plugin {
  return {
    name: "react-as-modules",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer, { kind }) {
      const isImport = kind === "import-statement" && !importer?.startsWith(prefix);
      return isImport && source in exportsOf ? prefix + source : null;
    },
    load(id) {
      const source = id.startsWith(prefix) ? id.slice(prefix.length) : "";
      const names = exportsOf[source]?.filter(
        (name) => name !== "default" && name !== "module.exports",
      );
      if (!names) return null;
      return `import all from "${source}";\nexport default all;\nexport const { ${names.join(", ")} } = all;`;
    },
  };
}
