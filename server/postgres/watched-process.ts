import { spawn } from "node:child_process";
import type { Socket } from "node:net";
import { plainEnvironment, type RunAs } from "./identity.ts";

export interface WatchedProcess {
  /** Resolves with the exit status when the program has ended. */
  readonly ended: Promise<string>;
  /** Stops the program with increasingly strong signals; resolves when it has ended. */
  end(): Promise<void>;
}

// PostgreSQL can't be configured to stop with its parent process. This shell reads a pipe from us
// and stops the program when the pipe closes, be it on request or because our process died. A shell
// takes 1 MB of memory, another Node process 40 MB.
const watcher = `
trap '' HUP INT TERM
exec 3<&0 </dev/null
"$@" 3<&- &
program=$!
(
  exec >/dev/null 2>&1
  read -r _ <&3
  for signal in INT QUIT KILL; do
    kill -$signal $program || exit
    tries=0
    while [ $tries -lt 100 ] && kill -0 $program; do
      sleep 0.1 3<&- || sleep 1
      tries=$((tries + 1))
    done
  done
) &
reader=$!
exec 3<&-
wait $program
status=$?
kill -KILL $reader
wait $reader 2>/dev/null
exit $status
`;

/**
 * Starts a program that stops when this process ends. It gets its own session, so that Ctrl-C in the
 * terminal signals only this process, which then stops the program in order.
 * @param output the file descriptor for the program's output
 */
export function startWatched(
  command: readonly string[],
  runAs: RunAs,
  output: number,
): WatchedProcess {
  const child = spawn("/bin/sh", ["-c", watcher, "watcher", ...command], {
    ...runAs,
    cwd: "/",
    env: plainEnvironment(),
    stdio: ["pipe", output, output],
    detached: true,
  });
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  child.once("error", (error) => resolve(error.message));
  child.once("exit", (code, signal) => resolve(signal ?? `code ${code}`));
  // Writing to a dead shell would fail with EPIPE; its end is reported by `ended`.
  const pipe = child.stdin as Socket | null;
  pipe?.on("error", () => {});
  pipe?.unref();
  child.unref();
  return {
    ended,
    async end() {
      child.ref();
      pipe?.end();
      await ended;
    },
  };
}
