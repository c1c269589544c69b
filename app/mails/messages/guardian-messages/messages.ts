export const messages = {
  subject: (child: string) => `Your link to write about ${child}`,
  text: (child: string) =>
    `With this link you read what ${child} and the tutors write to each other, and write yourself.`,
  link: "Read and write",
  valid:
    "The link is valid for a day. Please don't pass it on: whoever has it can write in your name.",
};
