export const messages = {
  subject: (amount: string) => `We have received ${amount}`,
  text: (names: string) => `Thank you. We have received this payment for the fees of ${names}:`,
  shared: "Thank you. We have received this payment for the fees of the family:",
  amount: "Amount",
  day: "Day",
  receipt: "Receipt",
};
