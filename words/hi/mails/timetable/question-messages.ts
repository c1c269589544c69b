// English: 2ca798c3
import type * as english from "#mails/timetable/question-messages.ts";

export const messages: typeof english.messages = {
  text: (until) => `कृपया ${until} तक बताएँ कि यह आपके लिए ठीक है या नहीं। जवाब न आने पर यह ऐसा ही रहेगा।`,
  link: "एक बार दबाकर जवाब दें",
};
