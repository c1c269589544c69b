/**
 * PostgreSQL's settings as command-line arguments, so that a cluster created by an earlier version
 * of the product starts with the current settings.
 *
 * @param changes settings in addition to these, or instead of them
 */
export function serverArguments(
  cluster: string,
  socketFolder: string,
  changes: Readonly<Record<string, string>>,
): string[] {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: quoteListItem(socketFolder),
    unix_socket_permissions: "0700",
    port: String(socketPort),
    // Enough for one academy and its commands.
    max_connections: "40",
    fsync: "on",
    synchronous_commit: "on",
    full_page_writes: "on",
    timezone: "UTC",
    // For a small machine shared with the server: little memory and no parallel queries.
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
    // Limits disk usage and the recovery time after a kill.
    min_wal_size: "32MB",
    max_wal_size: "256MB",
    random_page_cost: "1.1",
    // Long enough to include the request id, which is at the end of each statement.
    track_activity_query_size: "16kB",
    log_timezone: "UTC",
    log_checkpoints: "off",
    // Values of failed statements are not logged, since they may be personal data.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_parameter_max_length: "0",
    ...changes,
  };
  const asArguments = Object.entries(settings).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  return ["-D", cluster, ...asArguments];
}

/** Part of the socket file's name; PostgreSQL does not listen on a network port. */
export const socketPort = 5432;

function quoteListItem(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}
