import type { DiscountProblem, DiscountReason, DiscountUnit } from "#domain/fees/discount.ts";

export const messages = {
  title: "Discounts",
  titleOf: (names: string) => `Discounts of ${names}`,
  text: "A discount counts for the lessons of its days. Where several are valid, the one that takes most off counts; they are never added up. Tutors are paid all the same and never see it.",
  none: "No discounts.",
  wholeFamily: "The whole family",
  formerCourse: "An earlier course",
  percent: (number: number) => `${number} %`,
  rupees: (amount: string) => `${amount} an hour`,
  since: (day: string) => `from ${day}`,
  between: (from: string, until: string) => `from ${from} until ${until}`,
  never: (from: string) => `from ${from}, taken back before it counted`,
  earlier: "Discounts that are over",
  change: "Add or end a discount",
  end: "End",
  endFrom: "From this day on without it",
  endHint: "Its first day takes it back as a whole.",
  endButton: "End the Discount",
  addTitle: "Add a discount",
  scope: "For whom",
  unit: "In what",
  amount: "How much",
  amountHint: "Such as 10 for 10 %, or 100 for ₹100 off each hour.",
  from: "From this day on",
  until: "Last day",
  optional: "optional",
  reason: "Why",
  note: "Note",
  noteHint: "Only the office reads it.",
  notOfFamily: "That student or course is no longer of this family. Please choose again.",
  add: "Add Discount",
  adding: "Adding...",
  back: "To the family's fees",
};

export const units: Record<DiscountUnit, string> = {
  percent: "Percent",
  rupees: "Rupees an hour",
};

export const reasons: Record<DiscountReason, string> = {
  sibling: "Brothers and sisters",
  scholarship: "Scholarship",
  other: "Another reason",
};

export const problems: Record<DiscountProblem, string> = {
  "scope-missing": "Please choose for whom it is.",
  "unit-missing": "Please choose percent or rupees.",
  "amount-missing": "Please fill in how much.",
  "no-percent": "Please enter whole percent from 1 to 100.",
  "no-rupees": "Please enter rupees for an hour, from 1 to 1,00,000.",
  "reason-missing": "Please choose why.",
  "note-missing": "Please write the reason as a note.",
  "note-too-long": "That note is too long.",
  "day-missing": "Please fill in the day.",
  "no-such-day": "There is no such day. Please check it.",
  "ends-before": "The last day is before the first. Please check it.",
};
