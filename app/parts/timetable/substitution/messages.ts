/** What a tutor reads of lessons that they give instead of their tutors; sent with the data. */
export const messages = {
  title: "For other tutors",
  asked: "Can you teach this lesson? Your time is kept free for it.",
  accept: "Accept",
  decline: "Decline",
  open: "Open",
  finish: "Finish",
  when: (at: string, length: string) => `${at}, ${length}`,
  who: (student: string, course: string) => `${student} · ${course}`,
};
