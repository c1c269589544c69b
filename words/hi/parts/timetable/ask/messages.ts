// English: de624803
import type * as english from "#parts/timetable/ask/messages.ts";

export const words: typeof english.words = {
  move: "दूसरा समय माँगें",
  cancel: "रद्द करने को कहें",
  withdraw: "अनुरोध वापस लें",
};
