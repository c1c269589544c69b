import { readdir, readFile } from "node:fs/promises";

/** What memory the product takes, in bytes; what processes share is counted once (PSS). */
export interface Memory {
  server: number;
  /** PostgreSQL with all its processes; 0 where it is not the server's own. */
  database: number;
}

/** @param pid the server's process. @throws where the kernel doesn't tell (Linux does) */
export async function readMemory(pid: number): Promise<Memory> {
  const below = await listBelow(pid);
  const sizes = await Promise.all(below.map(readShare));
  return {
    server: await readShare(pid),
    database: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** The processes that a process has started, and those that they have. */
export async function listBelow(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, "latin1").catch(() => "");
    // A program's name may hold anything, a closing bracket too.
    const parent = /^.*\) \S (\d+)/s.exec(stat)?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const isBelow = (one: number): boolean => {
    const parent = parents.get(one);
    return parent !== undefined && (parent === pid || isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
}

async function readShare(pid: number): Promise<number> {
  // Whoever has ended meanwhile takes none.
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return 1024 * Number(/^Pss: +(\d+) kB/m.exec(text)?.[1] ?? 0);
}

/** Bytes as people read them. */
export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
