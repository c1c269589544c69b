export const messages = { freeTimes: "Free times near it" };
