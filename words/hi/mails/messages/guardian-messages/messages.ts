// English: 45ff8d06
import type * as english from "#mails/messages/guardian-messages/messages.ts";

export const messages: typeof english.messages = {
  subject: (child) => `${child} के बारे में लिखने के लिए आपका लिंक`,
  text: (child) =>
    `इस लिंक से आप पढ़ सकते हैं कि ${child} और ट्यूटर एक-दूसरे को क्या लिखते हैं, और ख़ुद भी लिख सकते हैं।`,
  link: "पढ़ें और लिखें",
  valid: "यह लिंक एक दिन तक चलता है। कृपया इसे किसी को न दें: जिसके पास यह होगा, वह आपके नाम से लिख सकेगा।",
};
