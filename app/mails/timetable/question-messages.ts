/** What mails ask about a lesson that was changed at a desk. */
export const messages = {
  text: (until: string) =>
    `Please say by ${until} whether this suits you. Without an answer it stays like this.`,
  link: "Answer with one press",
};
