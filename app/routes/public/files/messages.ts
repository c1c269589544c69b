export const messages = { joinNext: "Join the Next Lesson" };
