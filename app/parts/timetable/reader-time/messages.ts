/** A time by the clock of a reader who is not in India. */
export const messages = {
  both: (india: string, own: string) => `${india} in India, ${own} for you`,
  own: (own: string) => `${own} for you`,
};
