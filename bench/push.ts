import { createECDH, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { standardSite } from "#content/site/site.ts";
import { pushKeyOf } from "#security/push-key.ts";
import { endProgress, progress } from "#server/progress.ts";
import { pushDue } from "#server/push/sender.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { judgeAll, readCounts } from "./support/bench.ts";
import { count, table } from "./support/table.ts";

export const about = "push: notices to 1,000 devices, encrypted and sent";

/** Milliseconds: for all of them, and for the longest time in which nothing else runs. */
const budgets = { all: 10_000, held: 50 };

/**
 * Sends a notice to each of many devices, with a stand-in for the makers of browsers on this machine.
 * The sender runs in this process, where its event loop is watched; the database is the academy's own.
 */
export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { devices } = readCounts(options, { devices: 1000 });
  // The academy itself sends none of them.
  const { dataDir } = await startAcademy(ends, { SERVICE_WORKER: "off" });
  const { client, database } = await openAsOwner(dataDir, ends);
  let arrived = 0;
  const makers = createServer((request, response) => {
    request.resume().on("end", () => {
      arrived += 1;
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => makers.listen(0, "127.0.0.1", resolve));
  ends.defer(() => void makers.close());
  progress(`Adding ${count(devices)} devices ...`);
  const curve = createECDH("prime256v1");
  await client.query(
    `with person as (insert into accounts (email, password_hash)
         select 'device' || n || '@bench.example', '' from generate_series(1, $1::int) n returning id),
       session as (insert into sessions (token_hash, account_id, user_agent, last_seen_at, expires_at)
         select sha256(id::text::bytea), id, '', now(), now() + interval '1 day' from person returning id),
       device as (insert into push_subscriptions (session_id, endpoint, p256dh, auth)
         select id, 'https://fcm.googleapis.com/fcm/send/' || id, $2, $3 from session returning id)
     insert into pushes (subscription_id, kind, path, key, due_at, expires_at)
       select id, 'soon', '/dashboard', 'bench', now(), now() + interval '10 minutes' from device`,
    [devices, curve.generateKeys(), randomBytes(16)],
  );
  progress("Sending ...");
  const held = monitorEventLoopDelay({ resolution: 5 });
  held.enable();
  const begun = performance.now();
  await pushDue(
    {
      database,
      origin: "https://academy.example",
      key: pushKeyOf(randomBytes(32)),
      academy: () => standardSite.academy,
      log() {},
      standIn: `http://127.0.0.1:${(makers.address() as AddressInfo).port}`,
    },
    new Date(),
  );
  const took = performance.now() - begun;
  held.disable();
  endProgress();
  if (arrived !== devices) throw new Error(`${arrived} of ${devices} arrived`);
  const measured: [name: string, milliseconds: number, budget: number][] = [
    [`${count(devices)} notices sent`, took, budgets.all],
    ["the event loop held, at most", held.max / 1e6, budgets.held],
  ];
  const rows = measured.map(([name, value, budget]) => [name, value.toFixed(0), String(budget)]);
  console.log(table(["ms", "took", "budget"], rows));
  return judgeAll(
    measured.flatMap(([name, value, budget]) => (value > budget ? [`Over budget: ${name}`] : [])),
  );
}
