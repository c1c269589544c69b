import pg from "pg";

/** Whether PostgreSQL ended one of several transactions that waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === "40P01";
}
