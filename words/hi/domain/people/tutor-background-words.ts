// English: fea4bfe6
import type * as english from "#domain/people/tutor-background-words.ts";

export const qualificationNames: typeof english.qualificationNames = {
  bachelor: "स्नातक",
  master: "स्नातकोत्तर",
  phd: "पीएचडी",
  other: "अन्य",
};

export const experienceBandNames: typeof english.experienceBandNames = {
  "0-1": "0-1 साल",
  "1-3": "1-3 साल",
  "3-5": "3-5 साल",
  "5-10": "5-10 साल",
  "10+": "10+ साल",
};
