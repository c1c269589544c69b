export const messages = {
  subject: (names: string) => `A friendly reminder: fees of ${names}`,
  text: "This is only a friendly reminder that an invoice is still open. If you have paid already, thank you: open the fees and tell us the 12 digits of the transfer, so that we find it.",
  stop: "If you would rather get no reminders, please write to us.",
};
