export const messages = {
  subject: (child: string) => `Would you like to read ${child}'s lesson reports?`,
  text: (child: string) =>
    `${child}'s tutors can now write a short report after a lesson. You have consented to what we kept before. Because this is more, we ask you again.`,
  news: "New:",
  stays:
    "What you see already stays as it is. Until you say yes, you are shown no reports. We will not write to you about this again.",
  link: "Read and answer",
};
