// English: cfc289b0
import type * as english from "#routes/guardian/homework/messages.ts";

export const messages: typeof english.messages = {
  noAnswer: "अभी कुछ जमा नहीं किया गया।",
  back: "मुख्य पेज पर वापस जाएँ",
};
