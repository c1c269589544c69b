import type { ShownConsent } from "#domain/guardians/guardian.ts";

export const messages = {
  title: (child: string) => `Your consent for ${child}`,
  intro: (child: string, academy: string) =>
    `${child} has an account at ${academy} and named you as their guardian. Because they are under 18, we ask you before we rely on it. Please read this, and tell us whether you consent.`,
  states: {
    unanswered: "You have not answered yet.",
    given: "You consent.",
    outdated: "You consent to an earlier text. We keep more now, so we ask you again.",
    withheld: "You do not consent. An admin will contact the family.",
    withdrawn: "You have withdrawn your consent. An admin will contact the family.",
  } satisfies Record<ShownConsent, string>,
  since: (date: string) => `Answered on ${date}`,
  pageMailed: "We have sent the link to your page by email.",
  news: "New in this text",
  stays:
    "What you see already stays as it is, whatever you do here, unless you withdraw your consent.",
  consent: "I consent",
  consentAgain: "I consent to the new text",
  refuse: "I do not consent",
  withdraw: "I withdraw my consent",
  answer: "Please press one of the two buttons.",
  changed: "This text has changed since you opened the page. Please read it, and answer again.",
  version: (version: number) => `Version ${version} of this text`,
  mistakeTitle: "Is this a mistake?",
  mistakeText: "If you are not this child's guardian, tell us and we will delete your address.",
  mistake: "I am not their guardian",
};
