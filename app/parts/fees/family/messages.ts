import type { ClaimProblem } from "#domain/fees/claim.ts";
import type { PaymentKind } from "#domain/fees/payment.ts";

export const messages = {
  title: "Fees",
  noAccount: "Nothing has been charged yet.",
  guardianPays: "Your guardian sees the fees and pays them.",
  owes: (amount: string) => `To pay: ${amount}`,
  ahead: (amount: string) => `Paid in advance: ${amount}`,
  even: "Nothing to pay.",
  howToPay: "How to pay",
  askOffice: "The office tells you how to pay.",
  upiId: "UPI ID",
  payee: (name: string) => `The name that your program shows is ${name}.`,
  amount: "Amount in rupees",
  amountHint: "What is open now. You can also pay another amount.",
  note: "Write this beside it",
  noteHint: "Then we know that it is yours.",
  account: "Bank account",
  ifsc: "IFSC",
  transferHint: "For a transfer from your bank.",
  copy: "Copy",
  copied: "Copied.",
  openProgram: "Pay with a UPI App",
  qr: "A code for another phone",
  qrHint: "Scan it with the phone that pays: nobody can scan their own screen.",
  paidTitle: "I have paid",
  paidText:
    "Tell us the 12 digits of the transfer. It counts once the office has found the money, mostly on the next working day.",
  reference: "12 digits of the transfer",
  referenceHint: "Your UPI app calls it UTR, or UPI transaction ID.",
  send: "I Have Paid",
  sending: "Sending...",
  sent: "Thank you. The office looks for it.",
  repeated: "You have told us about this transfer already.",
  waiting: (amount: string, reference: string) =>
    `${amount}, ${reference}: waiting for confirmation.`,
  declined: (amount: string, reference: string, reason: string) =>
    `${amount}, ${reference}: the office has not found it. ${reason}`,
  lines: "Lessons and payments",
  noLines: "No lessons and payments yet.",
  free: "Free",
  sharedBy: (names: string) => `One account for ${names}.`,
  sharedWithOthers: (names: string) =>
    `${names} shares this account with other children of the family.`,
  othersCharge: (amount: string) => `Lessons of the other children so far: ${amount}`,
  lessonOfChild: (course: string, name: string) => `${course}, ${name}`,
  notHeld: "This lesson did not take place",
  back: "Back",
};

export const kinds: Record<PaymentKind, string> = {
  payment: "You paid",
  refund: "You got back",
  "write-off": "You need not pay",
};

/** Where others pay from the same account. */
export const familyKinds: Record<PaymentKind, string> = {
  payment: "The family paid",
  refund: "The family got back",
  "write-off": "The family need not pay",
};

export const problems: Record<ClaimProblem, string> = {
  "amount-missing": "Please fill in the amount.",
  "no-amount": "Please enter an amount in rupees, such as 1,200 or 599.50.",
  "reference-missing": "Please fill in the 12 digits of the transfer.",
  "no-reference": "The number of a UPI transfer has 12 digits. Please check it.",
};
