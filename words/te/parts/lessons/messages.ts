// English: 4626fa50
import type * as english from "#parts/lessons/messages.ts";

export const outcomes: typeof english.outcomes = {
  held: "జరిగింది",
  "student-missed": "విద్యార్థి రాలేదు",
  "tutor-missed": "ట్యూటర్ రాలేదు",
};

export const standings: typeof english.standings = {
  planned: "జరగాల్సి ఉంది",
  cancelled: "ముందే చెప్పి రద్దు చేశారు",
  "cancelled-late": "ఆలస్యంగా రద్దు చేశారు",
  unsettled: "ఎలా జరిగిందో చెప్పలేదు",
  disputed: "అభ్యంతరం ఉంది",
  ...outcomes,
};

export const measureNames: typeof english.measureNames = {
  ...outcomes,
  "cancelled-late": standings["cancelled-late"],
  unsettled: standings.unsettled,
  disputes: standings.disputed,
  "reports-missing": "రిపోర్ట్ రాలేదు",
  "reports-late": "రిపోర్ట్ ఆలస్యం",
};

export const formerTutors: typeof english.formerTutors = "మాజీ ట్యూటర్లు";

export const formerStudent: typeof english.formerStudent = "పూర్వ విద్యార్థి";

export const deletedLesson: typeof english.deletedLesson = "తొలగించిన క్లాస్";

export const lessonOf: typeof english.lessonOf = (subject, className) => `${subject}, ${className}`;
