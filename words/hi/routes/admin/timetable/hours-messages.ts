// English: e18e65e2
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/admin/timetable/hours-messages.ts";

export const hoursMessages: typeof english.hoursMessages = {
  free: (hours) => `${hours} घंटे खाली`,
  demo: "डेमो क्लास",
  held: (time) => `माँगा गया समय ${time}`,
  off: "नहीं पढ़ाते",
  timeOff: "छुट्टी",
  hoursOff: (hours) => `छुट्टी: ${hours}`,
  freeAndOff: (free, hours) => `${free} घंटे खाली, छुट्टी: ${hours}`,
  lessons: (number) => count(number, "क्लास", "क्लास"),
  more: (number) => `${number} और`,
};
