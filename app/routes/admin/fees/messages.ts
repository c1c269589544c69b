import { count } from "#content/shared/count.ts";
import type { FreeReason, PaymentKind, PaymentProblem, PaymentWay } from "#domain/fees/payment.ts";
import type { PayeeProblem } from "#domain/fees/payee.ts";
import type { RateKind, RateProblem } from "#domain/fees/rate.ts";

export const messages = {
  title: "Fees",
  parts: "Fees",
  families: "Families",
  lacking: "Without a price",
  lacksPrices: (number: number) =>
    `${count(number, "lesson has", "lessons have")} no price or no rate of pay.`,
  prices: "Prices",
  outcomes: "By outcome",
  tutors: "Tutors' pay",

  beginTitle: "Charge lessons from a day on",
  beginText:
    "Each lesson that took place is then charged to its family and paid to its tutor, by the prices that you set. Nothing is charged before that day.",
  beginDay: "First day",
  begin: "Start Charging",
  beginning: "Starting...",
  changeDay: "Change the first day",
  saveDay: "Save the Day",
  saving: "Saving...",
  startedOn: (day: string) => `Lessons are charged since ${day}.`,

  owed: "Families owe",
  owedBy: (number: number) => `by ${count(number, "family", "families")}`,
  ahead: "Paid in advance",
  earned: "Tutors have earned",
  earnedNote: "all that is not paid out",
  search: "Find a family",
  find: "Find",
  noFamilies: "No family has been charged yet.",
  nobodyFound: "No family with fees has such a student.",
  caption: "Families by what they owe",
  students: "Students",
  balance: "Balance",
  lastPaid: "Last payment",
  never: "none",
  aFormerFamily: "Former students",
  owes: (amount: string) => `Owes ${amount}`,
  isAhead: (amount: string) => `${amount} paid in advance`,
  even: "Nothing owed",

  familyTitle: (names: string) => `Fees of ${names}`,
  backToFamilies: "All families",
  backTo: (name: string) => `To ${name}`,
  record: "Enter a payment",
  amount: "Amount in rupees",
  day: "Day",
  way: "How",
  reference: "Bank's reference",
  referenceHint: "The 12 digits of a UPI transfer, or the bank's number.",
  optional: "optional",
  other: "Refund, or debt written off",
  kind: "What it is",
  reason: "Reason",
  reasonHint: "Needed for a refund and a debt that is written off.",
  enter: "Enter",
  entering: "Entering...",
  repeated: "A payment with this reference is entered already.",
  lines: "Lessons and payments",
  noLines: "No lessons and payments yet.",
  lesson: (course: string, student: string) => `${course}, ${student}`,
  minutes: (number: number) => count(number, "minute", "minutes"),
  noPrice: "No price",
  free: "Free",
  makeFree: "Make it free",
  why: "Why",
  chargeAgain: "Charge It",
  takeBack: "Take Back",
  takenBack: "Taken back",
  coursePrices: "Prices of their own",
  openTitle: (name: string) => `Fees of ${name}`,
  openText: "This family has no account yet: it gets one with its first charged lesson.",
  open: "Open an Account",
  opening: "Opening...",

  lackingTitle: "Lessons without a price",
  lackingText: "They are neither charged nor paid until there is a price and a rate of pay.",
  noneLacking: "Every lesson has a price and a rate of pay.",
  lessonColumn: "Lesson",
  when: "When",
  student: "Student",
  tutor: "Tutor",
  missing: "Missing",
  missingPrice: "Price",
  missingPay: "Pay",
  setPrice: "Set its price",

  pricesTitle: "Prices and pay",
  pricesOfTutor: (name: string) => `Rates of ${name}`,
  pricesOfCourse: (course: string, student: string) => `Rates of ${course} with ${student}`,
  pricesText:
    "For each lesson the narrowest rate of its day counts: that of the assignment, else the tutor's, else that of the class and subject, else the academy's. A new rate never changes lessons before its first day.",
  ratesOf: { price: "What families pay for an hour", pay: "What tutors get for an hour" },
  all: "All classes and subjects",
  own: "For this one",
  perHour: (amount: string) => `${amount} an hour`,
  ended: "No own rate",
  since: (day: string) => `since ${day}`,
  from: (day: string) => `from ${day}`,
  noRates: "Not set.",
  earlier: "Earlier and replaced rates",
  addRate: "Set a rate",
  whose: "For what",
  class: "Class",
  subject: "Subject",
  everyClass: "All classes",
  everySubject: "All subjects",
  hourly: "Rupees for an hour",
  emptyHint: "Leave it empty to use the wider rate again.",
  fromDay: "From this day on",
  add: "Set Rate",
  adding: "Setting...",
  backToPrices: "Prices of the academy",

  outcomesTitle: "What a lesson costs by how it turned out",
  outcomesText:
    "In percent of the price and of the rate of pay. Lessons before the first day stay as they are. A disputed lesson costs nothing until it is decided.",
  outcome: "How it turned out",
  charge: "Family pays, %",
  pay: "Tutor gets, %",
  save: "Save",
  badPercent: "Please enter whole numbers from 0 to 100.",

  payee: "How families pay",
  payeeTitle: "How families pay",
  payeeText:
    "Families read this on their page of fees. Leave the bank account empty if they pay by UPI only.",
  notBegun: "Set from when on lessons are charged first.",
  upiId: "UPI ID",
  upiHint: "Such as name@okbank.",
  payeeName: "Name that the bank shows",
  payeeHint: "So that families see that it is you before they pay.",
  bankAccount: "Bank account",
  ifsc: "IFSC",
  upiLink: "Show a link that opens a payment app",
  upiLinkHint:
    "Only once you have tried it: some apps refuse such links for accounts that are not a shop's.",
  claimsTitle: "Families say that they have paid",
  claimsText:
    "Look for each transfer in your bank or UPI app. It counts as a payment once you confirm it.",
  noClaims: "Nothing waits.",
  claim: (amount: string, reference: string, when: string) =>
    `${amount}, ${reference}. Told us ${when}.`,
  knownReference: "A payment with this reference is entered already.",
  confirm: "Confirm the Payment",
  notFound: "Not found",
  declineReason: "What the family reads (optional)",
  decline: "Say It Is Not Found",
  claimsWait: (number: number) =>
    `${count(number, "family says", "families say")} that a payment was made.`,

  months: "Months",
  monthsTitle: "Months",
  noMonths: "No month has an entry yet.",
  charged: "Charged",
  received: "Received",
  writtenOff: "Written off",
  owedAtEnd: "Owed at the end",
  earnedByTutors: "Earned by tutors",
  closed: "closed",
  close: (month: string) => `Close ${month}`,
  closeText:
    "Once a month is closed, nothing is dated in it any more: what is settled or changed later is entered in the next month, and says so.",
  stillBilling: "Lessons are still being billed. This month can be closed in a minute.",
  chart: "The last months, in thousands of rupees",
  inMonth: (month: string, charged: string, received: string, owed: string) =>
    `${month}: ${charged} charged, ${received} received, ${owed} owed at the end`,

  tutorsTitle: "Tutors' pay",
  lessonsColumn: "Lessons",
  hours: "Hours",
  earnedColumn: "Earned",
  onHold: "On hold",
  noEarnings: "No tutor has earned anything in this month.",
  ratesLink: "Rates of this tutor",
  payOf: (name: string) => `Pay of ${name}`,
  noRate: (number: number) => `${count(number, "lesson", "lessons")} without a rate`,
  formerTutors: "Former tutors",
};

export const kinds: Record<PaymentKind, string> = {
  payment: "Payment",
  refund: "Refund",
  "write-off": "Debt written off",
};

export const ways: Record<PaymentWay, string> = {
  upi: "UPI",
  bank: "Bank transfer",
  cash: "Cash",
};

export const freeReasons: Record<FreeReason, string> = {
  "first-with-tutor": "First class with a new tutor",
  "first-two-repaid": "One of the first two paid classes, on request",
  goodwill: "Goodwill",
};

export const rateKinds: Record<RateKind, string> = {
  price: "Price for families",
  pay: "Pay of tutors",
};

export const paymentProblems: Record<PaymentProblem, string> = {
  "kind-missing": "Please choose what it is.",
  "amount-missing": "Please fill in the amount.",
  "no-amount": "Please enter an amount in rupees, such as 1,200 or 599.50.",
  "way-missing": "Please choose how the money came.",
  "day-missing": "Please fill in the day.",
  "no-such-day": "There is no such day. Please check it.",
  "day-to-come": "That day is still to come.",
  "reference-too-long": "That reference is too long.",
  "reason-missing": "Please write the reason.",
  "reason-too-long": "That reason is too long.",
};

export const rateProblems: Record<RateProblem, string> = {
  "kind-missing": "Please choose what the rate is for.",
  "class-missing": "Please choose the class as well, or leave both for all.",
  "subject-missing": "Please choose the subject as well, or leave both for all.",
  "amount-missing": "Please fill in the amount.",
  "no-amount": "Please enter rupees for an hour, from 1 to 1,00,000.",
  "day-missing": "Please fill in the day.",
  "no-such-day": "There is no such day. Please check it.",
};

export const payeeProblems: Record<PayeeProblem, string> = {
  "no-upi-id": "Please check the UPI ID: it has an @ and no spaces.",
  "name-missing": "Please fill in the name that the bank shows.",
  "name-too-long": "That name is too long.",
  "no-account": "A bank account has 6 to 18 digits. Please check it.",
  "no-ifsc": "An IFSC has four letters, a zero and six more signs.",
  "account-missing": "Please fill in the bank account as well.",
  "ifsc-missing": "Please fill in the IFSC as well.",
};
