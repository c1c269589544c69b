/** What the homes say of messages. */
export const homeWords = {
  student: "New messages",
  tutor: "Waiting for your answer",
};
