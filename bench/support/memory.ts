import { readdir, readFile } from "node:fs/promises";

/** The product's memory in bytes, counting shared memory once (PSS). */
export interface Memory {
  server: number;
  /** All processes of the embedded PostgreSQL; 0 if the database is external. */
  database: number;
}

/** @param pid the server's process. Linux only */
export async function readMemory(pid: number): Promise<Memory> {
  const descendants = await listDescendants(pid);
  const sizes = await Promise.all(descendants.map(readShare));
  return {
    server: await readShare(pid),
    database: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** The processes that a process has started, and their own. */
export async function listDescendants(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, "latin1").catch(() => "");
    // The program's name, in brackets, may itself contain a bracket.
    const parent = /^.*\) \S (\d+)/s.exec(stat)?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const isDescendant = (candidate: number): boolean => {
    const parent = parents.get(candidate);
    return parent !== undefined && (parent === pid || isDescendant(parent));
  };
  return [...parents.keys()].filter(isDescendant);
}

async function readShare(pid: number): Promise<number> {
  // A process that has ended meanwhile has no memory.
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return 1024 * Number(/^Pss: +(\d+) kB/m.exec(text)?.[1] ?? 0);
}

/** Bytes as megabytes with one decimal. */
export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
