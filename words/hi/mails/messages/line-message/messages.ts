// English: 336e6313
import { count } from "#content/shared/count.ts";
import type * as english from "#mails/messages/line-message/messages.ts";

export const messages: typeof english.messages = {
  office: "अकादमी का दफ़्तर",
  subject: (other) => `नए संदेश: ${other}`,
  ofChild: (child, other) => `${child} के बारे में नए संदेश: ${other}`,
  text: (number) => `आपने अभी तक ${count(number, "संदेश नहीं पढ़ा है", "संदेश नहीं पढ़े हैं")}:`,
  more: (number) => `और ${count(number, "संदेश है", "संदेश हैं")}।`,
  canRead: "अकादमी इन्हें पढ़ सकती है।",
  link: "पढ़ें और जवाब दें",
  valid: "यह लिंक एक दिन तक चलता है। कृपया इसे किसी को न दें: जिसके पास यह होगा, वह आपके नाम से लिख सकेगा।",
};
