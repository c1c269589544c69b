/** "3", or "50+" for as many as are counted or more. */
export const numberOf = (number: number, most: number) =>
  number >= most ? `${most}+` : String(number);
