/** The descriptor of the first socket that is passed on, as `sd_listen_fds` has it. */
const firstDescriptor = 3;

/**
 * The listening socket that systemd, or whoever else speaks its protocol, keeps open while we are
 * restarted: whoever connects in between waits in it instead of being refused or cut off.
 *
 * @param env read once: what we start ourselves is not meant
 * @param pid our own; the variables may have come down from a process above us, to which they belong
 * @returns its file descriptor; null where we open a socket of our own
 */
export function takeKeptSocket(env: NodeJS.ProcessEnv, pid: number): number | null {
  const isKept = env["LISTEN_PID"] === String(pid) && Number(env["LISTEN_FDS"]) > 0;
  for (const name of ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]) delete env[name];
  return isKept ? firstDescriptor : null;
}
