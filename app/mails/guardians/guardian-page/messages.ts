export const messages = {
  subject: (child: string, academy: string) => `Your page with ${child}'s lessons at ${academy}`,
  text: "Here is your page. It shows the next lessons, recordings, announcements and tutors of every child who has named you as their guardian. You don't need a password.",
  open: "Open your page",
  keep: "Anyone who has this link can read the page, so please keep it to yourself. You can end the link with a button on the page.",
  change: (child: string) =>
    `You can read our question about ${child} again and change your answer at any time:`,
  answer: "Read or change your answer",
};
