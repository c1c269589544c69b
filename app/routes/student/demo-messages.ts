import { academy } from "#content/academy.ts";
import { demoDays, type DemoRequestProblem, type DemoStep } from "#domain/demo-request.ts";

export const messages = {
  title: "Your free demo",
  intro: "Your first class is free. Tell us when it suits you, and we arrange the rest.",
  timesTitle: "Two times that suit you",
  timesHint: "In India time (IST). We try the first one first.",
  first: "First choice",
  second: "Second choice",
  date: "Date",
  time: "Time",
  phoneTitle: "How we reach your family",
  phone: "Phone Number",
  phoneHint: "A parent's number is best. It is saved in your profile.",
  nextTitle: "What happens next",
  ask: "Ask for a Demo",
  asking: "Sending...",
  change: "Change the times or the number",
  save: "Save",
  saving: "Saving...",
  /** The request in one sentence. */
  asked: (first: string, second: string) => `You asked for ${first} or ${second}.`,
  step: { done: "Done", current: "Next" },
  steps: {
    ask: () => "You ask for a demo",
    call: (phone: string) => (phone ? `We call you at ${phone}` : "We call you"),
    tutor: () => "We choose a tutor for you",
    class: () => "Your first class",
  } satisfies Record<DemoStep, (phone: string) => string>,
};

export const problems: Record<DemoRequestProblem, string> = {
  "time-missing": "Please choose a date and a time, twice.",
  "no-such-time": "Please check the date and the time.",
  "in-the-past": "Please choose a time in the future.",
  "too-far": `Please choose a time within the next ${demoDays} days.`,
  "same-time": "Please choose two different times.",
  "phone-missing": "Please tell us a phone number.",
  "phone-invalid": "Please check the phone number.",
  "too-long": `That number is too long. If it is right, write to ${academy.email}.`,
};
