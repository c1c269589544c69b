// English: 88984923
import type * as english from "#parts/timetable/weekly/clash-messages.ts";

export const clashWords: typeof english.clashWords = {
  at: (weekday, time) => `${weekday} ${time}`,
  ones: (when, name) => `${when}: ప్రతి వారం ఈ సమయంలో ${name} గారి క్లాస్ ఉంటుంది.`,
  students: {
    admin: (when, tutor) =>
      tutor === ""
        ? `${when}: విద్యార్థికి ప్రతి వారం మరో క్లాస్ ఉంటుంది.`
        : `${when}: విద్యార్థికి ప్రతి వారం ${tutor} గారితో క్లాస్ ఉంటుంది.`,
    tutor: (when) => `${when}: విద్యార్థికి ప్రతి వారం మరో క్లాస్ ఉంటుంది.`,
  },
  taken: (when, taken, weeks) => `${when}: మొత్తం ${weeks} వారాల్లో ${taken} వారాలు ఖాళీగా లేదు.`,
};
