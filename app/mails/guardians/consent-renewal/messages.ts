export const messages = {
  subject: (child: string) => `May ${child} and the tutors write to each other?`,
  text: (child: string) =>
    `${child}, your family and the tutors can now write to each other on our site, where the academy can read it, and homework can have photos. You have consented to what we kept before. Because this is more, we ask you again.`,
  news: "New:",
  stays:
    "What you see already stays as it is. Until you say yes, nothing that is new is open. We will not write to you about this again.",
  link: "Read and answer",
};
