import type { OnlineProblem } from "#domain/fees/gateway/online.ts";
import type { PayRefusal } from "#use-cases/fees/gateway/pay-online.ts";

export const messages = {
  title: "Pay online",
  text: (amount: string) =>
    `${amount}, by UPI, card or net banking, on the page of our payment service Razorpay.`,
  pay: "Pay Online",
  opening: "Opening the payment page...",
  another: "Pay another amount",
  amount: "Amount in rupees",
  amountHint: (amount: string) => `You can pay a part of ${amount}.`,
  otherWays: "Other ways to pay",
  isBack:
    "Thank you. If you have paid, the payment is on this page as soon as Razorpay confirms it, mostly within a minute. Please do not pay again meanwhile.",
  paidTitle: "Thank you",
  paid: "If you have paid, the payment is on your page of fees as soon as Razorpay confirms it, mostly within a minute. You can close this page.",
};

export const problems: Record<OnlineProblem, string> = {
  "amount-missing": "Please fill in the amount.",
  "no-amount": "Please enter an amount in rupees, such as 1,200 or 599.50.",
  "too-little": "Please enter at least ₹1.",
  "too-much": "One payment takes at most ₹5,00,000. Please pay it in parts.",
  "not-owed": "That is more than is open now. Please enter a smaller amount.",
};

export const refusals: Record<PayRefusal, string> = {
  off: "Paying online is switched off right now. Please pay in another way.",
  busy: "The payment page is being opened already. Please wait a moment and press again.",
  unavailable:
    "Razorpay does not answer now. Nothing was paid. Please try again in some minutes, or pay in another way.",
};
