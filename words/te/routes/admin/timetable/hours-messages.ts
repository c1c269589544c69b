// English: e18e65e2
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/admin/timetable/hours-messages.ts";

export const hoursMessages: typeof english.hoursMessages = {
  free: (hours) => `${hours} గం. ఖాళీ`,
  demo: "డెమో క్లాస్",
  held: (time) => `అడిగిన సమయం ${time}`,
  off: "బోధించరు",
  timeOff: "సెలవు",
  hoursOff: (hours) => `సెలవు: ${hours}`,
  freeAndOff: (free, hours) => `${free} గం. ఖాళీ, సెలవు: ${hours}`,
  lessons: (number) => count(number, "క్లాస్", "క్లాసులు"),
  more: (number) => `మరో ${number}`,
};
