export const messages = {
  one: (document: string, amount: string) => `${document}: ${amount}`,
  several: (names: string) => `New in the fees of ${names}`,
  text: (names: string) => `This is new in the fees of ${names}:`,
  shared: (names: string) =>
    `There is a new invoice in the account that ${names} shares with other children of the family.`,
};
