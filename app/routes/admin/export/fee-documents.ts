import { requireFreshProofToRead } from "#security/fresh-proof.ts";
import { documentNumber } from "#domain/fees/document.ts";
import { toRupees } from "#domain/fees/money.ts";
import { familyCode } from "#domain/fees/payee.ts";
import { formatTaxRate } from "#domain/fees/tax-rate.ts";
import { totalOf } from "#domain/fees/tax.ts";
import { documentKinds } from "#parts/fees/documents/messages.ts";
import { readMonth } from "#parts/shared/read-month.ts";
import { exportDocuments } from "#use-cases/fees/files.ts";
import type { Route } from "./+types/fee-documents.ts";
import { csvResponse } from "./csv.ts";
import { headings } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [requireFreshProofToRead];

/** The invoices, credit notes and receipts of a month, as a CSV file. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
  const month = readMonth(url.searchParams, new Date());
  const rows = await exportDocuments(context, month, request.method !== "HEAD");
  return csvResponse(
    `documents-${month}.csv`,
    [
      [headings.day, (row) => row.day],
      [headings.kind, (row) => documentKinds[row.kind]],
      [headings.number, (row) => documentNumber(row.kind, row.year, row.number)],
      [
        headings.corrects,
        ({ corrects }) =>
          corrects ? documentNumber("invoice", corrects.year, corrects.number) : "",
      ],
      [headings.whose, (row) => familyCode(row.familyNumber)],
      [headings.name, (row) => row.payerName],
      [headings.state, (row) => row.payerState],
      ["GSTIN", (row) => row.gstin],
      ["SAC", (row) => row.sac],
      [headings.taxRate, (row) => formatTaxRate(row.taxRate)],
      [headings.taxable, (row) => toRupees(row.paise - totalOf(row))],
      ["CGST", (row) => toRupees(row.cgst)],
      ["SGST", (row) => toRupees(row.sgst)],
      ["IGST", (row) => toRupees(row.igst)],
      [headings.total, (row) => toRupees(row.paise)],
    ],
    rows,
  );
}
