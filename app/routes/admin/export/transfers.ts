import { requireFreshProof } from "#security/fresh-proof.ts";
import { exportTransfers } from "#use-cases/fees/bank-file.ts";
import { loadPayRun } from "#use-cases/fees/pay-runs.ts";
import type { Route } from "./+types/transfers.ts";
import { csvResponse } from "./csv.ts";
import { headings } from "./messages.ts";

/** The transfers of a pay run, as a CSV file for the bank. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  await loadPayRun(context, params.runId);
  await requireFreshProof(context, request, null);
  const rows = await exportTransfers(context, params.runId, request.method !== "HEAD");
  return csvResponse(
    "transfers.csv",
    [
      [headings.holder, ({ holder }) => holder],
      [headings.account, ({ account }) => account],
      [headings.ifsc, ({ ifsc }) => ifsc],
      [headings.rupees, ({ net }) => (net / 100).toFixed(2)],
      [headings.remarks, ({ number }) => number],
    ],
    [rows],
  );
}
