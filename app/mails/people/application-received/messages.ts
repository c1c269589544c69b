export const messages = {
  subject: "We have your application",
  text: (academy: string) =>
    `Thank you for applying to teach at ${academy}. Your application has arrived.`,
  next: "We read every application ourselves. We will email you as soon as we have decided, and your dashboard shows the status.",
  link: "See your application",
};
