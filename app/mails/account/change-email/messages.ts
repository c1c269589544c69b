export const messages = {
  subject: "Is this your new email address?",
  text: "We received a request to use this address for an account.",
  hours: (hours: number) =>
    `The link works once and expires after ${hours} hours. Nothing changes until you confirm it.`,
  not: "If it wasn't you, you don't need to do anything.",
  link: "Confirm the new address",
  taken: {
    subject: "You already use this address",
    text: "Somebody wants to use this address for another account. You have one with it already, so nothing has changed.",
    not: "If it was you, sign in with this address. If it wasn't, you don't need to do anything. Nobody was told that you have an account.",
    link: (academy: string) => `Go to ${academy}`,
  },
};
