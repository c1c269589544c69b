export const messages = {
  subject: "We still need your answer",
  text: (academy: string) =>
    `A few days ago we asked whether you, as the guardian of a student, consent to what ${academy} keeps about them. Please read it and tell us. Both yes and no are fine.`,
  link: "Read and answer",
  last: "We will not remind you again.",
};
