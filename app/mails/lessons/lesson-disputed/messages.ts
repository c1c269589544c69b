export const messages = {
  subject: "The academy is looking into one of your lessons",
  text: "The family says that this lesson did not take place:",
  next: (email: string) =>
    `You need not do anything: an admin looks at what is known, decides, and writes to both sides. If you would like to add something, answer to ${email}.`,
};
