import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A data folder that is not there yet, in a temporary one of its own. */
export async function makeDataFolder(ends: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "viluva-bench-"));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  // For root: PostgreSQL then runs as somebody else, who has to get through.
  await chmod(folder, 0o711);
  return join(folder, "data");
}
