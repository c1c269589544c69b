// English: 0f9994b0
import type * as english from "#content/lessons/report-words.ts";

export const understandingWords: typeof english.understandingWords = {
  1: "సహాయం కావాలి",
  2: "అర్థమవుతోంది",
  3: "అర్థమైంది",
  4: "స్వయంగా వివరించగలరు",
};

export const homeworkWords: typeof english.homeworkWords = {
  done: "పూర్తి చేశారు",
  partly: "కొంత చేశారు",
  not: "చేయలేదు",
};

export const reportLabels: typeof english.reportLabels = {
  covered: "చెప్పిన పాఠాలు",
  understanding: "ఎంత అర్థమైంది",
  wentWell: "బాగా చేసినవి",
  toPractise: "సాధన చేయాల్సినవి",
  homework: "హోంవర్క్",
  homeworkUntil: "హోంవర్క్ గడువు",
  lastHomework: "గత క్లాస్ హోంవర్క్",
};
