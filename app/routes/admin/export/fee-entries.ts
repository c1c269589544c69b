import { requireFreshProofToRead } from "#security/fresh-proof.ts";
import { toRupees } from "#domain/fees/money.ts";
import { familyCode } from "#domain/fees/payee.ts";
import { readMonth } from "#parts/shared/read-month.ts";
import { exportPostings } from "#use-cases/fees/files.ts";
import type { Route } from "./+types/fee-entries.ts";
import { csvResponse } from "./csv.ts";
import { headings } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [requireFreshProofToRead];

/** The entries of a month of fees, as a CSV file with debits and credits. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
  const month = readMonth(url.searchParams, new Date());
  const rows = await exportPostings(context, month, request.method !== "HEAD");
  return csvResponse(
    `entries-${month}.csv`,
    [
      [headings.day, (row) => row.day],
      [headings.entry, (row) => row.entry],
      [headings.kind, (row) => row.kind],
      [headings.ledgerAccount, (row) => row.account],
      [
        headings.whose,
        ({ familyNumber, tutorName }) =>
          familyNumber === null ? (tutorName ?? "") : familyCode(familyNumber),
      ],
      [headings.debit, ({ paise }) => (paise > 0 ? toRupees(paise) : "")],
      [headings.credit, ({ paise }) => (paise < 0 ? toRupees(-paise) : "")],
      [headings.reason, (row) => row.reason],
      [headings.lateFor, (row) => row.lateFor ?? ""],
    ],
    rows,
  );
}
