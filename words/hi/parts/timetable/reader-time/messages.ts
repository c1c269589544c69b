// English: a8a7c4cb
import type * as english from "#parts/timetable/reader-time/messages.ts";

export const messages: typeof english.messages = {
  both: (india, own) => `भारत में ${india}, आपके यहाँ ${own}`,
  own: (own) => `आपके यहाँ ${own}`,
};
