// English: 3e293995
import type * as english from "#parts/timetable/room/messages.ts";

export const messages: typeof english.messages = {
  title: "मीटिंग लिंक",
  titleOf: (tutor) => `${tutor} का मीटिंग लिंक`,
  text: "हर क्लास के लिए एक ही लिंक। नई क्लासों में यह अपने आप आ जाता है; जिन क्लासों का अपना लिंक है, उन्हें छोड़कर आने वाली क्लासों में भी यही आ जाएगा।",
  url: "क्लास में जुड़ने का लिंक",
  hint: "जैसे https://meet.google.com/abc-defg-hij। लिंक न रखना हो, तो इसे खाली छोड़ दें।",
  save: "लिंक सेव करें",
  saving: "सेव हो रहा है...",
  cancel: "रहने दें",
  problems: {
    "url-invalid": "कृपया ऐसा लिंक दें जो https:// से शुरू हो",
    "no-meeting":
      "यह लिंक किसी मीटिंग तक नहीं ले जाता। कृपया वह लिंक कॉपी करें जिसे आपके विद्यार्थी जुड़ने के लिए खोलते हैं।",
  },
};
