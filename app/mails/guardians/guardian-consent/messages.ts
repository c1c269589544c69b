export const messages = {
  subject: (academy: string) => `May your child learn with ${academy}?`,
  text: (academy: string) =>
    `A student of ${academy}, an academy for one-to-one tutoring online, named you as their guardian.`,
  question:
    "Because they are under 18, we ask you: please read who it is, what we keep about them and why, and tell us whether you consent.",
  link: "Read and answer",
  afterwards:
    "The link keeps working, so you can change your answer later. Once you have consented, we will send you a second link to a page with the next lessons, recordings and announcements.",
};
