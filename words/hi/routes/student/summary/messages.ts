// English: b9299a61
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/student/summary/messages.ts";

export const messages: typeof english.messages = {
  forToday: "आज के काम",
  toDo: "करने के काम",
  nothingToDo: "अभी कुछ नहीं है।",
  moreToDo: (number, course) => `${course}: ${number} और`,
  cloth: "आपका बुना हुआ कपड़ा",
  emptyCloth:
    "यह आपकी पहली क्लास से शुरू होता है। आप जिस क्लास में भी आते हैं, उससे इसमें हीरे के आकार का एक डिज़ाइन जुड़ता है।",
  attended: (number) => `आप ${count(number, "क्लास", "क्लासों")} में शामिल हुए हैं।`,
  eachLesson: "आप जिस क्लास में भी आते हैं, उससे इस कपड़े में हीरे के आकार का एक डिज़ाइन जुड़ता है।",
  forYou: "आपके लिए काम",
  states: {
    asked: "जवाब देना है",
    waiting: "इंतज़ार है",
    done: "हो गया",
    later: "बाद में",
  },
  optional: "ज़रूरी नहीं",
  password: "ज़्यादा मज़बूत पासवर्ड चुनें",
};
