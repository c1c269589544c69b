import type { DemoStep } from "#domain/enquiries/demo-request.ts";

export const messages = {
  title: "Your free demo",
  intro: "Your first lesson is free. Tell us when it suits you, and we'll arrange the rest.",
  timesTitle: "1. Choose two times that suit you",
  timesHint: "In India time (IST). We'll try the first one first.",
  first: "First choice",
  second: "Second choice",
  date: "Date",
  time: "Time",
  phoneTitle: "2. Tell us how to reach your family",
  phone: "Phone Number",
  phoneHint: "A parent's number is best. It is saved in your profile.",
  nextTitle: "What happens next",
  thirdTitle: "3. See what happens next",
  ask: "Ask for a Demo",
  asking: "Sending...",
  change: "Change the times or the number",
  save: "Save",
  saving: "Saving...",
  /** The request in one sentence. */
  asked: (first: string, second: string) => `You asked for ${first} or ${second}.`,
  stepDone: "Done",
  steps: {
    ask: () => "You ask for a demo",
    call: (phone: string) => (phone ? `We call you at ${phone}` : "We call you"),
    tutor: () => "We choose a tutor for you",
    class: () => "Your first lesson",
  } satisfies Record<DemoStep, (phone: string) => string>,
};
