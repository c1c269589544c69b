/** The descriptor of the first inherited socket (`SD_LISTEN_FDS_START` of `sd_listen_fds`). */
const firstDescriptor = 3;

/**
 * Returns the listening socket inherited by systemd's socket activation, and removes the variables
 * that announce it, so that child processes don't use them.
 *
 * @param pid our own process id; the variables may be meant for a parent process
 * @returns its file descriptor, or null if there is none and we open a socket of our own
 */
export function takeInheritedSocket(env: NodeJS.ProcessEnv, pid: number): number | null {
  const isInherited = env["LISTEN_PID"] === String(pid) && Number(env["LISTEN_FDS"]) > 0;
  for (const name of ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]) delete env[name];
  return isInherited ? firstDescriptor : null;
}
