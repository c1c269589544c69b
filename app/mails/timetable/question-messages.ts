/** What mails ask about a lesson that the office changed while its tutor is away. */
export const messages = {
  text: (until: string) =>
    `The tutor is away. Please say by ${until} whether this suits you. Without an answer it stays like this.`,
  link: "Answer with one press",
};
