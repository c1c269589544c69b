// English: 02da429f
import type * as english from "#parts/account/relation-messages.ts";

export const relationWords: typeof english.relationWords = {
  mother: "माँ",
  father: "पिता",
  grandparent: "दादा-दादी या नाना-नानी",
  other: "कोई और अभिभावक",
};
