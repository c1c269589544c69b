// English: de624803
import type * as english from "#parts/timetable/ask/messages.ts";

export const words: typeof english.words = {
  move: "వేరే సమయం అడగండి",
  cancel: "రద్దు చేయమని అడగండి",
  withdraw: "అభ్యర్థన వెనక్కి తీసుకోండి",
};
