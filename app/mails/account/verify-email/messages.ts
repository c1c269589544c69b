export const messages = {
  subject: "Please confirm your email address",
  text: "Please confirm that this is your address, so that we can reach you about your lessons.",
  days: (days: number) =>
    `The link works for ${days} days. You don't need it for your lessons, only for a calendar address or a guardian.`,
  not: "If you don't have an account with us, somebody else typed your address. Please don't confirm it: that would confirm their account.",
  link: "Confirm your address",
};
