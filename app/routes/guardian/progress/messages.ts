export const messages = { back: "Back to the lessons" };
