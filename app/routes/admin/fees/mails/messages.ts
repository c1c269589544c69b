import type { ReminderProblem } from "#domain/fees/mails.ts";

export const messages = {
  title: "Mails about fees",
  text: "They go to the address under a family's invoices. Where there is none, they go to the guardians, and to students who pay themselves. A child with a guardian gets none.",
  invoices: "A mail with each new invoice, and with how to pay it",
  receipts: "A mail with each payment that is entered",
  reminders: "Reminders",
  remindersText:
    "A friendly mail while an invoice is open, between 10 AM and 7 PM. There are never more than two for one invoice, and none while a family waits for your answer. Leave both empty for no reminders.",
  firstDays: "First reminder",
  secondDays: "Second reminder",
  daysHint: "Days after the invoice",
  optional: "optional",
  save: "Save",
  saving: "Saving...",

  reminded: "This family gets reminders, if the academy sends any.",
  notReminded: "This family gets no reminders.",
  stop: "Send No Reminders",
  start: "Send Reminders Again",
};

export const reminderProblems: Record<ReminderProblem, string> = {
  "no-days": "Please enter whole days, from 0 to 60.",
  "first-missing": "Please fill in the first reminder as well.",
  "not-later": "The second reminder has to be later than the first.",
};
