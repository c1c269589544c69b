import { readFileSync } from "node:fs";

/** What a process uses. */
export interface ProcessUsage {
  /** Resident memory. */
  megabytes: number;
  /** Processor time since its start: on a busy machine less than the time that has passed. */
  seconds: number;
}

/** Linux counts processor time in hundredths of a second for everybody who asks. */
const ticksPerSecond = 100;

/** What a process uses at this moment; null where it is over, or the system does not say it. */
export function readProcessUsage(pid: number | undefined): ProcessUsage | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    // The name of the program, in brackets, may contain anything. Its state follows.
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return {
      megabytes: Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024,
      seconds: (user + system) / ticksPerSecond,
    };
  } catch {
    return null;
  }
}
