import type { OpenRefundRow } from "#data/fees/gateway/overview.ts";
import type { RefundProblem } from "#domain/fees/gateway/refund.ts";

export const messages = {
  title: "Online payments",
  isOn: "Families can pay through Razorpay.",
  isOff:
    "Families can't pay online: the server has no Razorpay keys. Whoever runs the server can set them.",
  held: (amount: string) =>
    `Received through Razorpay and not given back: ${amount}. What Razorpay has sent to the bank since is part of it.`,
  unknownTitle: "Nobody knows what for",
  unknownText:
    "Razorpay has received this, and no family's payment page fits. Please look it up at Razorpay by its number. It is in no family's balance.",
  otherCurrency: "It is not in rupees.",
  refundsTitle: "Refunds that are not paid out",
  paymentsTitle: "Payments of families",
  noPayments: "Nothing has come through Razorpay yet.",
  family: "Family",
  aFormerFamily: "a former family",
  payment: (amount: string, day: string) => `${amount}, ${day}`,
  refundOf: (amount: string, day: string) => `${amount}, asked for ${day}`,

  refundTitle: (names: string) => `Give back: ${names}`,
  paid: (amount: string, day: string) => `Paid through Razorpay: ${amount}, ${day}.`,
  left: (amount: string) => `Up to ${amount} of it can be given back.`,
  nothingLeft: "All of it has been given back, or is asked to be.",
  text: "Razorpay sends it back to where it came from, mostly within seven working days. It is in the family's balance once Razorpay has accepted it.",
  amount: "Amount in rupees",
  reason: "Why",
  reasonHint: "For the books; the family does not read it.",
  giveBack: "Give Back",
  asking: "Asking Razorpay...",
  back: "The family's fees",
  giveBackOf: "Give back",
};

export const refundStates: Record<OpenRefundRow["state"], string> = {
  asked: "Razorpay has not answered yet and is asked again.",
  refused: "Razorpay has refused it. Nothing was given back.",
  pending: "Razorpay has accepted it.",
  processed: "Paid out, of a payment that nobody knows.",
  failed: "Razorpay could not pay it out. The family's balance is as before.",
};

export const refundProblems: Record<RefundProblem, string> = {
  "amount-missing": "Please fill in the amount.",
  "no-amount": "Please enter an amount in rupees, such as 1,200 or 599.50.",
  "too-much": "That is more than is left of this payment.",
  "reason-missing": "Please say why.",
  "reason-too-long": "Please use at most 500 characters.",
};

export const refundRefusals = {
  off: "The server has no Razorpay keys. Nothing was given back.",
  "too-much": "That is more than is left of this payment. Nothing was given back.",
  refused:
    "Razorpay has refused it. Nothing was given back. Perhaps its balance there is too small, or the payment is too old.",
  failed: "Razorpay could not pay it out. Nothing was given back.",
};
