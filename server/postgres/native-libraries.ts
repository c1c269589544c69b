import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Software in machine code that comes inside a package, without an entry in package-lock.json. */
export interface NativeLibrary {
  readonly name: string;
  /** null if it could not be found out. */
  readonly version: string | null;
  readonly files: readonly string[];
}

interface Known {
  readonly file: RegExp;
  readonly name: string;
  /** Finds the version in the file's name or bytes. */
  readonly version: RegExp;
}

/** The libraries of other projects that PostgreSQL's programs and extensions are linked with. */
const known: Known[] = [
  { file: /^lib(ssl|crypto)\./, name: "openssl", version: /OpenSSL (\d+\.\d+\.\d+[a-z]*) / },
  { file: /^libz\./, name: "zlib", version: /deflate (\d+\.\d[\d.]*) Copyright/ },
  { file: /^libicu/, name: "icu", version: /\.so\.(\d+\.\d+)$/ },
  { file: /^libxml2\./, name: "libxml2", version: /(2\d{4})\0+xmlGetGlobalState/ },
  { file: /^libxslt\./, name: "libxslt", version: /\0(1\d{4})\0/ },
  { file: /^liblzma\./, name: "liblzma", version: /\0(\d+\.\d+\.\d+)\0/ },
  { file: /^libossp-uuid\./, name: "ossp-uuid", version: /OSSP uuid (\d+\.\d+\.\d+)/ },
];

const ownFiles = /^lib(pq|ecpg|ecpg_compat|pgtypes)\./;

/**
 * The libraries of other projects in a folder with PostgreSQL's programs, by name.
 *
 * @param native the folder with `bin`, `lib` and `share`
 */
export function listNativeLibraries(native: string): NativeLibrary[] {
  const folder = join(native, "lib");
  const files = readdirSync(folder)
    .filter((file) => /\.(so|dylib)\b/.test(file) && !ownFiles.test(file))
    .filter((file) => lstatSync(join(folder, file)).isFile());
  const byName = Map.groupBy(files, (file) => find(file)?.name ?? file);
  return [...byName]
    .map(([name, names]) => ({ name, version: versionOf(folder, names), files: names.toSorted() }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function find(file: string): Known | undefined {
  return known.find((library) => library.file.test(file));
}

function versionOf(folder: string, files: string[]): string | null {
  for (const file of files) {
    const pattern = find(file)?.version;
    const [, found] =
      pattern?.exec(file) ?? pattern?.exec(readFileSync(join(folder, file), "latin1")) ?? [];
    if (found) return spellOut(found);
  }
  return null;
}

/** "20904", as libxml2 and libxslt write their versions, is 2.9.4. */
function spellOut(version: string): string {
  const parts = /^(\d)(\d\d)(\d\d)$/.exec(version);
  return parts ? parts.slice(1).map(Number).join(".") : version;
}
