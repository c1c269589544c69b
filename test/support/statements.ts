import pg from "pg";
import { vi } from "vitest";
import { requestsApplication } from "#data/shared/database.ts";

/** The number of statements that requests send to the database while something is done. */
export async function countStatements(act: () => Promise<unknown>): Promise<number> {
  const watched = vi.spyOn(pg.Client.prototype, "query");
  try {
    await act();
    return watched.mock.contexts.filter((client) => {
      const { connectionParameters } = client as {
        connectionParameters: { application_name?: string };
      };
      return connectionParameters.application_name === requestsApplication;
    }).length;
  } finally {
    watched.mockRestore();
  }
}
