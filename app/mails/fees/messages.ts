import type { DocumentKind } from "#domain/fees/document.ts";

/** What all mails about fees say. */
export const feeWords = {
  toPay: "To pay now",
  nothing: "Nothing has to be paid now.",
  ahead: (amount: string) => `Nothing has to be paid now: ${amount} is paid in advance.`,
  upiId: "UPI ID",
  payee: "Name",
  account: "Account",
  ifsc: "IFSC",
  code: "Note",
  askOffice: "Please ask us how to pay.",
  paid: "Please write the note beside your payment, so that we know that it is yours. Once you have paid, open the fees and tell us the 12 digits of the transfer.",
  link: "Open the fees",
  keep: "Anyone who has this link can read these fees, so please keep it to yourself.",
  /** For a payer who is no guardian and has no account. */
  reason: (academy: string) =>
    `You get this mail because ${academy} has this address of the person who pays for lessons.`,
};

export const documentNames: Record<DocumentKind, (number: string) => string> = {
  invoice: (number) => `Invoice ${number}`,
  "credit-note": (number) => `Credit note ${number}`,
  receipt: (number) => `Receipt ${number}`,
};
