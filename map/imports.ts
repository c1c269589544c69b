import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "vite";

const root = join(import.meta.dirname, "..");

/** An import of one file of the product by another; both paths begin at the repository's folder. */
export interface Import {
  from: string;
  to: string;
}

const isTest = /\.test\.tsx?$/;
const generated = /(?:^|\/)\+types\//;

/** Every file of `app` but tests, and of `server`, with `/` between folders. */
export function listFiles(): string[] {
  return globSync("{app,server}/**/*.{ts,tsx}", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !isTest.test(file))
    .toSorted();
}

/** The imports among some files, of types too, each pair of files once. */
export function readImports(files: readonly string[]): Import[] {
  const known = new Set(files);
  return files.flatMap((from) => {
    const { module } = parseSync(from, readFileSync(join(root, from), "utf8"));
    const exported = module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    );
    const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
    const paths = [...imported, ...exported]
      .flatMap((name) => resolve(from, name) ?? [])
      .filter((path) => known.has(path));
    return [...new Set(paths)].map((to) => ({ from, to }));
  });
}

/** The file that a name of an import means; null for a package and for generated types. */
function resolve(from: string, name: string): string | null {
  if (generated.test(name)) return null;
  if (name.startsWith(".")) return posix.join(dirname(from), name);
  if (name.startsWith("#server/")) return name.slice(1);
  return name.startsWith("#") ? `app/${name.slice(1)}` : null;
}
