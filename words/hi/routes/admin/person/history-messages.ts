// English: c03ca1ab
import type * as english from "#routes/admin/person/history-messages.ts";

export const historyMessages: typeof english.historyMessages = {
  mails: "पिछले सात दिनों के ईमेल",
  noMails: "पिछले सात दिनों में कोई ईमेल नहीं।",
  log: "लॉग",
  noLog: "अभी तक कुछ दर्ज नहीं हुआ।",
  visitor: "साइट पर आया कोई व्यक्ति",
};
