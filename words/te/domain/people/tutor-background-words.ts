// English: fea4bfe6
import type * as english from "#domain/people/tutor-background-words.ts";

export const qualificationNames: typeof english.qualificationNames = {
  bachelor: "బ్యాచిలర్ డిగ్రీ",
  master: "మాస్టర్స్ డిగ్రీ",
  phd: "పీహెచ్‌డీ",
  other: "ఇతర",
};

export const experienceBandNames: typeof english.experienceBandNames = {
  "0-1": "0-1 ఏళ్లు",
  "1-3": "1-3 ఏళ్లు",
  "3-5": "3-5 ఏళ్లు",
  "5-10": "5-10 ఏళ్లు",
  "10+": "10+ ఏళ్లు",
};
