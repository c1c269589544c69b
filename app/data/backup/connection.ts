import type pg from "pg";

/**
 * Runs work in one transaction on its own connection, with fixed settings for how values are written
 * and read. After a failure or an abort the connection is closed, and PostgreSQL rolls back.
 *
 * @param begin the statement that begins the transaction
 * @throws the signal's reason after an abort, else the error of `work`
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  begin: string,
  signal: AbortSignal,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let released = false;
  const release = (close: boolean) => {
    if (!released) client.release(close);
    released = true;
  };
  const abort = () => release(true);
  // A lost connection also rejects its query; without a listener, the event would end the process.
  client.on("error", () => {});
  signal.addEventListener("abort", abort);
  try {
    signal.throwIfAborted();
    await client.query(begin);
    await client.query(settings);
    const result = await work(client);
    await client.query("commit");
    release(false);
    return result;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener("abort", abort);
    release(true);
  }
}

const settings = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'iso_8601';
  set local timezone = 'UTC';
  set local bytea_output = 'hex';
  set local extra_float_digits = 3;
  set local statement_timeout = 0;
  set local lock_timeout = '60s';
  set local idle_in_transaction_session_timeout = 0`;
