// English: fce9c10a
import type * as english from "#parts/timetable/move/notice-messages.ts";

export const messages: typeof english.messages = {
  moved: "క్లాస్ సమయం మార్చాం.",
  movedTo: (when) => `క్లాస్ సమయం మార్చాం. కొత్త సమయం: ${when}.`,
  severalMoved: (count) => `${count} క్లాసుల సమయం మార్చాం.`,
  severalBack: "క్లాసులు మళ్లీ పాత సమయాలకే వచ్చాయి.",
  movedBack: "క్లాస్ మళ్లీ పాత సమయానికే వచ్చింది.",
  placeTaken: "దాన్ని వెనక్కి తీసుకోలేం: ఈలోపు పాత సమయంలో మరో క్లాస్ వచ్చింది.",
  stays: "దాన్ని ఇక వెనక్కి తీసుకోలేం.",
  undo: "వెనక్కి తీసుకోండి",
};
