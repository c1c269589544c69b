// English: ab885251
import type * as english from "#routes/tutor/timetable/messages.ts";

export const messages: typeof english.messages = {
  unknownHours:
    "आपने अभी नहीं बताया कि आप कब पढ़ाते हैं। तब तक यहाँ हर समय खाली माना जाता है, और नए विद्यार्थियों के लिए पहले दूसरे ट्यूटर सुझाए जाते हैं।",
  sayHours: "बताएँ कि आप कब पढ़ाते हैं",
  hint: "क्लास जोड़ने के लिए किसी खाली समय को दबाएँ। क्लास का समय बदलने के लिए उसे खोलें या खींचें।",
  dismiss: "यह संदेश बंद करें",
  added: "क्लास प्रकाशित हो गई।",
};
