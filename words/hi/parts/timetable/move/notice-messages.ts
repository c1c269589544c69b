// English: fce9c10a
import type * as english from "#parts/timetable/move/notice-messages.ts";

export const messages: typeof english.messages = {
  moved: "क्लास का समय बदल गया।",
  movedTo: (when) => `क्लास का समय बदल गया। नया समय: ${when}।`,
  severalMoved: (count) => `${count} क्लासों का समय बदल गया।`,
  severalBack: "क्लासें फिर अपने पुराने समय पर हैं।",
  movedBack: "क्लास फिर अपने पुराने समय पर है।",
  placeTaken: "इसे वापस नहीं लिया जा सकता: अब पुराने समय पर दूसरी क्लास है।",
  stays: "इसे अब वापस नहीं लिया जा सकता।",
  undo: "वापस लें",
};
