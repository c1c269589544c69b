import { spawn } from "node:child_process";
import type { Socket } from "node:net";
import { plainEnvironment } from "./identity.ts";
import type { RunAs } from "./identity.ts";

export interface WatchedProcess {
  /** Settles when the program has ended, with how it ended. */
  readonly ended: Promise<string>;
  /** Asks the program to end, more firmly as time passes; resolves when it has. */
  end(): Promise<void>;
}

// PostgreSQL cannot be told to end with its parent. This shell holds our pipe: when it closes,
// because we ask or because we died of whatever cause, it stops the program. A shell, since it
// costs 1 MB where another Node would cost 40.
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
 * Starts a program whose life is tied to ours by a pipe. It gets a session of its own, so that
 * Ctrl-C in the terminal reaches only us and the program outlasts our orderly shutdown.
 * @param output the file descriptor for all it prints
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
  // A dead watcher would answer with EPIPE; `ended` says all there is to say.
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
