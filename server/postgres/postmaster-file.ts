import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hasCode } from "./error.ts";

/** The contents of `postmaster.pid`; its server may be dead. */
export interface PostmasterFile {
  /** null if the file is empty or broken, as after a power failure. */
  readonly pid: number | null;
  readonly port: number | null;
  readonly socketFolder: string | null;
}

export function postmasterFilePath(cluster: string): string {
  return join(cluster, "postmaster.pid");
}

/** Returns null if there is no such file. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  let text: string;
  try {
    text = readFileSync(postmasterFilePath(cluster), "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
  const [pid, , , port, socketFolder] = text.split("\n");
  // A server in single-user mode writes its process id as a negative number.
  return {
    pid: wholeNumber(pid?.replace(/^-/, "")),
    port: wholeNumber(port),
    socketFolder: socketFolder || null,
  };
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d+$/.test(text) && Number(text) > 0 ? Number(text) : null;
}
