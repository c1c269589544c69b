// English: c03ca1ab
import type * as english from "#routes/admin/person/history-messages.ts";

export const historyMessages: typeof english.historyMessages = {
  mails: "గత ఏడు రోజుల ఈమెయిల్స్",
  noMails: "గత ఏడు రోజుల్లో ఈమెయిల్స్ లేవు.",
  log: "లాగ్",
  noLog: "ఇంకా ఏదీ నమోదు కాలేదు.",
  visitor: "సందర్శకులు",
};
