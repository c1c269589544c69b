// English: c02d7ebd
import type * as english from "#parts/messages/home/messages.ts";

export const homeWords: typeof english.homeWords = {
  student: "नए संदेश",
  tutor: "आपके जवाब का इंतज़ार",
};
