// English: ea0aa84c
import { count } from "#content/shared/count.ts";
import type * as english from "#parts/timetable/week/view-messages.ts";

export const messages: typeof english.messages = {
  cancelled: "రద్దు చేశారు",
  held: "అడిగిన సమయం",
  unsettled: "ఇంకా చెప్పలేదు",
  disputed: "అకాడమీ చూస్తోంది",
  demo: "డెమో క్లాస్",
  waiting: "మరో ట్యూటర్ కోసం చూస్తున్నాం",
  since: (time) => `${time} నుంచి`,
  timeOff: "సెలవు",
  hoursOff: (hours) => `సెలవు: ${hours}`,
  dayLink: (name, day, lessons) =>
    `${name} ${day}, ${lessons === 0 ? "క్లాసులు లేవు" : count(lessons, "క్లాస్", "క్లాసులు")}`,
  addAt: (day, time) => `${day}, ${time}: క్లాస్ జోడించండి`,
};
