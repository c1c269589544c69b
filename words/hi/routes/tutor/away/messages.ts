// English: efc04293
// English: 0
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/tutor/away/messages.ts";

export const messages: typeof english.messages = {
  title: "जब आप छुट्टी पर हों",
  intro: "चुनें कि आपकी क्लासों का क्या हो। हर परिवार को उसकी सब क्लासों के साथ एक ही ईमेल मिलेगा।",
  unsaved: "आपकी छुट्टी अभी सेव नहीं हुई। नीचे का बटन उसे सेव करेगा।",
  other: (days, lessons) => `${days}: ${count(lessons, "क्लास", "क्लासें")}`,
  makeUps: "भरपाई की क्लासें जो तय करनी हैं",
  makeUp: (student, at) => `${student}, ${at} की क्लास की जगह`,
  notices: {
    "away-saved": "आपकी छुट्टी सेव हो गई और क्लासें बदल गईं। परिवारों को ईमेल मिलेगा।",
    "away-partly": "कुछ क्लासें बदली नहीं जा सकीं। वे अपने-अपने कारण के साथ नीचे हैं।",
    "time-off-saved": "आपकी छुट्टी सेव हो गई।",
    "lesson-moved-back": "क्लास फिर अपने पुराने समय पर है।",
    "lesson-restored": "क्लास अब होगी। परिवार को ईमेल मिलेगा।",
    "lesson-not-restored": "यह वापस नहीं हो सका: समय खाली नहीं है, या क्लास बदल चुकी है।",
  },
};
