// English: 88984923
import type * as english from "#parts/timetable/weekly/clash-messages.ts";

export const clashWords: typeof english.clashWords = {
  at: (weekday, time) => `${weekday} ${time}`,
  ones: (when, name) => `${when}: इस समय हर हफ़्ते ${name} की क्लास होती है।`,
  students: {
    admin: (when, tutor) =>
      tutor === ""
        ? `${when}: विद्यार्थी की हर हफ़्ते दूसरी क्लास होती है।`
        : `${when}: विद्यार्थी की हर हफ़्ते ${tutor} के साथ क्लास होती है।`,
    tutor: (when) => `${when}: विद्यार्थी की हर हफ़्ते दूसरी क्लास होती है।`,
  },
  taken: (when, taken, weeks) => `${when}: ${weeks} में से ${taken} हफ़्ते यह समय खाली नहीं है।`,
};
