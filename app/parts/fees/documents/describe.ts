import type { DocumentRow, FeeDocument } from "#data/fees/documents/documents.ts";
import { documentNumber } from "#domain/fees/document.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { parseState } from "#domain/fees/states.ts";
import { formatTaxRate } from "#domain/fees/tax-rate.ts";
import { totalOf } from "#domain/fees/tax.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formerStudent, lessonOf } from "#parts/lessons/messages.ts";
import { minutes as inMinutes, standings, ways } from "../messages.ts";
import { documentKinds, documentWords } from "./messages.ts";
import { states } from "./state-names.ts";

/** A document in a list, in words. @param to the address of its page */
export function describeDocumentRow(
  { id, kind, year, number, day, paise, payerName }: DocumentRow,
  to: (documentId: string) => string,
) {
  return {
    id,
    name: documentKinds[kind],
    number: documentNumber(kind, year, number),
    day: formatDate(day),
    payerName,
    amount: formatRupees(paise),
    to: to(id),
  };
}

export type DescribedDocumentRow = ReturnType<typeof describeDocumentRow>;

const stateName = (code: string) => states[parseState(code) ?? "36"];

/** A document as it was issued, in words. @param to the address of another document's page */
export function describeDocument(document: FeeDocument, to: (documentId: string) => string) {
  const { kind, year, number, paise, sac, gstin, payment, corrects, correctedBy } = document;
  const isTaxed = gstin !== "" && kind !== "receipt";
  return {
    title: kind === "invoice" && isTaxed ? documentWords.taxInvoice : documentKinds[kind],
    number: documentNumber(kind, year, number),
    day: formatDate(document.day),
    issuer: {
      name: document.issuerName,
      lines: [document.issuerAddress, gstin && documentWords.gstin(gstin)].filter(Boolean),
    },
    payer: {
      name: document.payerName,
      lines: [document.payerAddress].filter(Boolean),
    },
    facts: isTaxed
      ? [
          documentWords.sac(sac),
          documentWords.place(stateName(document.payerState), document.payerState),
        ]
      : [],
    notes: [
      corrects && {
        to: to(corrects.id),
        text: documentWords.corrects(documentNumber("invoice", corrects.year, corrects.number)),
      },
      ...correctedBy.map((note) => ({
        to: to(note.id),
        text: documentWords.correctedBy(documentNumber("credit-note", note.year, note.number)),
      })),
    ].filter((note) => note !== null),
    payment: payment && describePayment(payment, paise),
    lines: document.lines.map(describeLine),
    sums: isTaxed ? describeTax(document) : [],
    total: formatRupees(paise),
  };
}

export type DescribedDocument = ReturnType<typeof describeDocument>;

function describePayment(payment: NonNullable<FeeDocument["payment"]>, paise: number) {
  const { way, day, reference, isReversed } = payment;
  return {
    text: documentWords.received(formatRupees(paise), ways[way], formatDate(day)),
    reference: reference === "" ? null : documentWords.reference(reference),
    takenBack: isReversed ? documentWords.takenBack : null,
  };
}

function describeLine(line: FeeDocument["lines"][number]) {
  const { lessonId, studentName, startsAt, minutes, classId, subjectId, standing, paise } = line;
  return {
    id: lessonId,
    what: lessonOf(subjectName(subjectId), className(classId)),
    student: studentName ?? formerStudent,
    about: [formatDate(startsAt), standings[standing], inMinutes(minutes)].join(" · "),
    amount: formatRupees(paise),
  };
}

function describeTax({ paise, taxRate, cgst, sgst, igst }: FeeDocument) {
  const tax = { cgst, sgst, igst };
  const half = formatTaxRate(taxRate / 2);
  return [
    { label: documentWords.taxable, value: formatRupees(paise - totalOf(tax)) },
    ...(igst === 0
      ? [
          { label: documentWords.cgst(half), value: formatRupees(cgst) },
          { label: documentWords.sgst(half), value: formatRupees(sgst) },
        ]
      : [{ label: documentWords.igst(formatTaxRate(taxRate)), value: formatRupees(igst) }]),
  ];
}
