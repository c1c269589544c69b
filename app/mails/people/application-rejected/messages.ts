export const messages = {
  subject: "About your application",
  text: (academy: string) =>
    `Thank you for applying to teach at ${academy}. We can't accept your application at the moment. Here is why:`,
  next: "If something has changed, or we got something wrong, please write to us.",
  link: "See your application",
};
