// English: ea0aa84c
import { count } from "#content/shared/count.ts";
import type * as english from "#parts/timetable/week/view-messages.ts";

export const messages: typeof english.messages = {
  cancelled: "रद्द",
  held: "माँगा गया समय",
  unsettled: "अभी बताया नहीं",
  disputed: "जाँच हो रही है",
  demo: "डेमो क्लास",
  waiting: "दूसरे ट्यूटर की तलाश है",
  since: (time) => `${time} से`,
  timeOff: "छुट्टी",
  hoursOff: (hours) => `छुट्टी: ${hours}`,
  dayLink: (name, day, lessons) =>
    `${name} ${day}, ${lessons === 0 ? "कोई क्लास नहीं" : count(lessons, "क्लास", "क्लास")}`,
  addAt: (day, time) => `${day}, ${time}: क्लास जोड़ें`,
};
