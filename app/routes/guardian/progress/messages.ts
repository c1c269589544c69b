export const messages = { back: "Back to the classes" };
