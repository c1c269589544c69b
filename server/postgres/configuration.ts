/**
 * PostgreSQL's settings, as arguments of the server. They stand on the command line, so that a
 * cluster made by an earlier version of ours starts with today's.
 *
 * @param connections how many it takes at a time
 */
export function serverArguments(
  cluster: string,
  socketFolder: string,
  connections: number,
): string[] {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: quoteListItem(socketFolder),
    unix_socket_permissions: "0700",
    port: String(socketPort),
    max_connections: String(connections),
    fsync: "on",
    synchronous_commit: "on",
    full_page_writes: "on",
    timezone: "UTC",
    // One server and its database share a small machine: memory before parallel work.
    shared_buffers: "32MB",
    work_mem: "4MB",
    maintenance_work_mem: "32MB",
    effective_cache_size: "256MB",
    huge_pages: "off",
    jit: "off",
    io_method: "sync",
    max_worker_processes: "2",
    max_parallel_workers_per_gather: "0",
    max_logical_replication_workers: "0",
    max_wal_senders: "0",
    autovacuum_worker_slots: "2",
    autovacuum_max_workers: "2",
    // Bounds both the disk used and how much there is to replay after a kill.
    min_wal_size: "32MB",
    max_wal_size: "256MB",
    random_page_cost: "1.1",
    // A request's id stands at the end of its statements, the longest of them too.
    track_activity_query_size: "16kB",
    log_timezone: "UTC",
    log_checkpoints: "off",
    // The values of a failed statement may be somebody's address: never in a log.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_parameter_max_length: "0",
  };
  const asArguments = Object.entries(settings).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  return ["-D", cluster, ...asArguments];
}

/** Only the name of the socket file: PostgreSQL listens on no network port. */
export const socketPort = 5432;

function quoteListItem(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}
