// English: 03bebdf2
import type * as english from "#content/lessons/outcome-words.ts";

const common = { held: "हुई", moved: "यह नए समय पर गिनी जाएगी" };

export const outcomeWords: typeof english.outcomeWords = {
  student: {
    ...common,
    "student-missed": "आप नहीं आए",
    "tutor-missed": "आपके ट्यूटर नहीं आए",
  },
  guardian: {
    ...common,
    "student-missed": "आपके बच्चे से छूट गई",
    "tutor-missed": "ट्यूटर नहीं आए",
  },
  tutor: {
    ...common,
    "student-missed": "विद्यार्थी नहीं आए",
    "tutor-missed": "आप नहीं आए",
  },
};
