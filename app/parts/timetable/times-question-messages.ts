export const messages = {
  title: "Which times suit your family?",
  known: "Times that suit your family",
  ask: "Tell us when lessons would suit you, so that we find a tutor who is free then.",
  knownText: "You have told us when lessons suit you.",
  open: "Choose Times",
  change: "Change Times",
  later: "Not Now",
};
