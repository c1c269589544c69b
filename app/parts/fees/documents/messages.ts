import type { DocumentKind } from "#domain/fees/document.ts";

export const documentWords = {
  title: "Invoices and receipts",
  taxInvoice: "Tax invoice",
  from: "From",
  to: "To",
  day: "Date",
  gstin: (number: string) => `GSTIN ${number}`,
  sac: (code: string) => `Online tutoring, SAC ${code}`,
  place: (state: string, code: string) => `Place of supply: ${state} (${code})`,
  taxable: "Value without tax",
  cgst: (percent: string) => `CGST ${percent} %`,
  sgst: (percent: string) => `SGST ${percent} %`,
  igst: (percent: string) => `IGST ${percent} %`,
  total: "Total",
  received: (amount: string, way: string, day: string) => `Received ${amount} on ${day}: ${way}.`,
  reference: (reference: string) => `Bank's reference: ${reference}`,
  takenBack: "This payment was entered by mistake, and does not count.",
  corrects: (number: string) => `Corrects the invoice ${number}.`,
  correctedBy: (number: string) => `Corrected by the credit note ${number}.`,
  print: "Print",
  printHint: "Your browser prints it, and saves it as a PDF.",
  back: "Back",
};

export const documentKinds: Record<DocumentKind, string> = {
  invoice: "Invoice",
  "credit-note": "Credit note",
  receipt: "Receipt",
};
