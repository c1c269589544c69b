import { plain, withoutBrackets } from "#domain/import/read-cells.ts";

/** The columns of a statement; the first one is 0. */
export type StatementColumns = Partial<Record<StatementField, number>>;

/**
 * Headings of HDFC, ICICI and SBI, and of banks like them, without spaces and signs; of two that a
 * statement has the first one counts.
 */
const headings = {
  day: [
    "transactiondate",
    "txndate",
    "trandate",
    "txnposteddate",
    "postdate",
    "postingdate",
    "date",
    "valuedate",
    "valuedt",
  ],
  narration: [
    "narration",
    "transactionremarks",
    "description",
    "details",
    "particulars",
    "transactiondetails",
    "transactiondescription",
    "transactionparticulars",
    "remarks",
  ],
  reference: [
    "chqrefno",
    "chqrefnumber",
    "refnochequeno",
    "chequerefno",
    "chequenorefno",
    "referenceno",
    "referencenumber",
    "refno",
    "utr",
    "utrno",
    "utrnumber",
    "transactionid",
    "tranid",
    "chequenumber",
    "chequeno",
    "chqno",
  ],
  credit: [
    "depositamt",
    "depositamount",
    "creditamount",
    "creditamt",
    "credit",
    "credits",
    "deposit",
    "deposits",
  ],
  debit: [
    "withdrawalamt",
    "withdrawalamount",
    "debitamount",
    "debitamt",
    "debit",
    "debits",
    "withdrawal",
    "withdrawals",
  ],
  amount: ["transactionamount", "txnamount", "amount"],
  direction: ["crdr", "drcr", "creditdebit", "debitcredit", "transactiontype", "type"],
} satisfies Readonly<Record<string, readonly string[]>>;

/** What a column of a bank statement has. */
export type StatementField = keyof typeof headings;

/** What of a statement has to be found; `amount` is a column for money that came in, or of all money. */
export const neededColumns = ["day", "narration", "amount"] as const;

export type NeededColumn = (typeof neededColumns)[number];

function columnsOf(cells: readonly string[]): StatementColumns {
  const names = cells.map((cell) => plain(withoutBrackets(cell)));
  const columns: StatementColumns = {};
  for (const [field, known] of Object.entries(headings)) {
    const place = known.map((name) => names.indexOf(name)).find((index) => index >= 0);
    if (place !== undefined) columns[field as StatementField] = place;
  }
  return columns;
}

/** Which needed columns are missing. */
function missingIn(columns: StatementColumns): NeededColumn[] {
  const has = {
    day: columns.day !== undefined,
    narration: columns.narration !== undefined,
    amount: columns.credit !== undefined || columns.amount !== undefined,
  };
  return neededColumns.filter((needed) => !has[needed]);
}

/** Banks write the account and its owner above the headings. */
const rowsLookedAt = 60;

/**
 * Where the headings of a statement stand, and its columns; or which of them were not found in the row
 * that is most like headings.
 */
export function findLayout(
  rows: readonly (readonly string[])[],
): { top: number; columns: StatementColumns } | { missing: NeededColumn[] } {
  let missing: NeededColumn[] = [...neededColumns];
  for (const [top, cells] of rows.slice(0, rowsLookedAt).entries()) {
    const columns = columnsOf(cells);
    const lacking = missingIn(columns);
    if (lacking.length === 0) return { top, columns };
    if (lacking.length < missing.length) missing = lacking;
  }
  return { missing };
}
