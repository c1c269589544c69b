// English: 03bebdf2
import type * as english from "#content/lessons/outcome-words.ts";

const common = { held: "జరిగింది", moved: "సమయం మారింది, కొత్త సమయానికే లెక్కిస్తాం" };

export const outcomeWords: typeof english.outcomeWords = {
  student: {
    ...common,
    "student-missed": "మీరు రాలేదు",
    "tutor-missed": "మీ ట్యూటర్ రాలేదు",
  },
  guardian: {
    ...common,
    "student-missed": "మీ బిడ్డ రాలేదు",
    "tutor-missed": "ట్యూటర్ రాలేదు",
  },
  tutor: {
    ...common,
    "student-missed": "విద్యార్థి రాలేదు",
    "tutor-missed": "మీరు రాలేదు",
  },
};
