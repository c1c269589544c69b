// English: 1dc60da8
import type * as english from "#parts/timetable/times-question-messages.ts";

export const messages: typeof english.messages = {
  title: "आपके परिवार के लिए कौन-से समय ठीक रहेंगे?",
  known: "आपके परिवार की सुविधा के समय",
  ask: "बताइए कि क्लास के लिए आपको कौन-से समय ठीक रहेंगे, ताकि हम ऐसे ट्यूटर खोजें जो तब खाली हों।",
  knownText: "आपने बता दिया है कि क्लास के लिए कौन-से समय ठीक रहेंगे।",
  open: "समय चुनें",
  change: "समय बदलें",
  later: "अभी नहीं",
};
