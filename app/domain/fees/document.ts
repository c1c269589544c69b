import { noTax, taxBetween, taxIn, type Tax } from "./tax.ts";

export const documentKinds = ["invoice", "credit-note", "receipt"] as const;

export type DocumentKind = (typeof documentKinds)[number];

export const parseDocumentKind = (text: string | null): DocumentKind | null =>
  documentKinds.find((kind) => kind === text) ?? null;

const prefixes: Record<DocumentKind, string> = {
  invoice: "INV",
  "credit-note": "CRN",
  receipt: "RCT",
};

/** The last day of the year in which documents of a financial year are kept. @param day YYYY-MM-DD */
export function keepUntil(day: string, years: number): string {
  const [year, month] = day.split("-").map(Number);
  const last = (year ?? 0) + ((month ?? 0) < 4 ? 0 : 1);
  return `${last + years}-03-31`;
}

/** What is printed on a document, at most 16 signs: "INV/26-27/00001". */
export function documentNumber(kind: DocumentKind, year: string, number: number): string {
  return `${prefixes[kind]}/${year}/${String(number).padStart(5, "0")}`;
}

/** A lesson of which documents say another sum than what it costs. */
export interface UndocumentedLesson {
  readonly lessonId: string;
  /** What it costs, and what documents say, in paise. */
  readonly charge: number;
  readonly documented: number;
}

/** What an invoice still says of a lesson, less what credit notes took off. */
export interface InvoicedLesson {
  readonly invoiceId: string;
  readonly lessonId: string;
  /** In paise, more than 0. */
  readonly paise: number;
}

/** What an invoice still says as a whole, and its taxes when it was issued. */
export interface OpenInvoice {
  readonly id: string;
  /** In paise, less what credit notes took off. */
  readonly paise: number;
  readonly taxRate: number;
  readonly isWithinState: boolean;
}

/** A document that is to be issued. */
export interface PlannedDocument {
  readonly kind: "invoice" | "credit-note";
  /** The invoice that a credit note corrects. */
  readonly corrects: string | null;
  readonly lines: readonly { readonly lessonId: string; readonly paise: number }[];
  readonly paise: number;
  readonly taxRate: number;
  readonly tax: Tax;
}

const sumOf = (lines: readonly { readonly paise: number }[]) =>
  lines.reduce((sum, { paise }) => sum + paise, 0);

/**
 * The documents that make up the difference between what lessons cost and what documents say: an
 * invoice for all that is more, and for each invoice that said too much a credit note with the taxes of
 * that invoice.
 *
 * @param invoiced what is still invoiced of these lessons, the newest first
 * @param invoices those invoices
 * @param taxRate today's, in hundredths of a percent; 0 for no tax
 */
export function planDocuments(
  lessons: readonly UndocumentedLesson[],
  {
    invoiced,
    invoices,
    ...today
  }: {
    invoiced: readonly InvoicedLesson[];
    invoices: readonly OpenInvoice[];
    taxRate: number;
    isWithinState: boolean;
  },
): PlannedDocument[] {
  const more = lessons
    .filter(({ charge, documented }) => charge > documented)
    .map(({ lessonId, charge, documented }) => ({ lessonId, paise: charge - documented }));
  const less = lessons
    .filter(({ charge, documented }) => charge < documented)
    .flatMap(({ lessonId, charge, documented }) =>
      takeOff(
        documented - charge,
        invoiced.filter((line) => line.lessonId === lessonId),
      ),
    );
  const credits = invoices.flatMap((invoice): PlannedDocument[] => {
    const lines = less.filter(({ invoiceId }) => invoiceId === invoice.id);
    if (lines.length === 0) return [];
    const { id, paise: before, taxRate, isWithinState } = invoice;
    const paise = sumOf(lines);
    const tax = taxBetween(
      taxIn(before, taxRate, isWithinState),
      taxIn(before - paise, taxRate, isWithinState),
    );
    return [{ kind: "credit-note", corrects: id, lines, paise, taxRate, tax }];
  });
  if (more.length === 0) return credits;
  const paise = sumOf(more);
  const { taxRate, isWithinState } = today;
  const tax = taxRate === 0 ? noTax : taxIn(paise, taxRate, isWithinState);
  return [{ kind: "invoice", corrects: null, lines: more, paise, taxRate, tax }, ...credits];
}

/** Takes a sum off what is invoiced, from the newest invoice on. */
function takeOff(paise: number, lines: readonly InvoicedLesson[]): InvoicedLesson[] {
  let left = paise;
  return lines.flatMap((line) => {
    const part = Math.min(left, line.paise);
    left -= part;
    return part > 0 ? [{ ...line, paise: part }] : [];
  });
}
