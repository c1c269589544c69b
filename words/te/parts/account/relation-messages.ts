// English: 02da429f
import type * as english from "#parts/account/relation-messages.ts";

export const relationWords: typeof english.relationWords = {
  mother: "అమ్మ",
  father: "నాన్న",
  grandparent: "తాతయ్య లేదా అమ్మమ్మ/నానమ్మ",
  other: "ఇతర సంరక్షకులు",
};
