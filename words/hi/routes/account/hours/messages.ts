// English: f2ae1c68
import type * as english from "#routes/account/hours/messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "आपके पढ़ाने का समय",
  title: "आपके पढ़ाने का समय",
  text: "हर हफ़्ते आप कब पढ़ाते हैं। अकादमी नए विद्यार्थियों की क्लास इसी समय में रखती है, और कोई क्लास इससे बाहर हो तो आपको बता दिया जाता है।",
  unknown:
    "आपने अभी हमें अपने पढ़ाने का समय नहीं बताया है। तब तक इसे “पता नहीं” माना जाता है, “हमेशा खाली” नहीं, और पहले दूसरे ट्यूटर सुझाए जाते हैं।",
  room: "मीटिंग लिंक",
  roomText: "एक लिंक, जिस पर आपकी सारी क्लासें होती हैं। हर नई क्लास में यह अपने आप आ जाता है।",
  setRoom: "मीटिंग लिंक डालें",
  changeRoom: "मीटिंग लिंक बदलें",
  timeOff: "छुट्टी",
  timeOffText: "जब आप नहीं पढ़ाते। अगर उस समय क्लासें तय हैं, तो पहले आप चुनते हैं कि उनका क्या हो।",
  noTimeOff: "कोई छुट्टी तय नहीं है।",
  addTitle: "छुट्टी जोड़ें",
  add: "छुट्टी जोड़ें",
  adding: "जोड़ी जा रही है...",
  delete: "हटाएँ",
  deleting: "हटाया जा रहा है...",
  cancel: "रहने दें",
  deleteTitle: "छुट्टी हटाएँ",
  deleteQuestion: (days) => `अपनी छुट्टी हटाएँ: ${days}?`,
  planned: (number) => `इन दिनों में ${number} ${number === 1 ? "क्लास तय है" : "क्लासें तय हैं"}:`,
  deal: "चुनें कि इन क्लासों का क्या हो",
  lesson: (title, student, time) => `${title}, ${student} के साथ, ${time}`,
  more: (number) => `और ${number}`,
};

export const notices: typeof english.notices = {
  "room-saved": "आपका मीटिंग लिंक सेव हो गया।",
  "hours-saved": "आपके पढ़ाने का समय सेव हो गया है।",
  "time-off-added": "आपकी छुट्टी जुड़ गई है।",
  "time-off-deleted": "आपकी छुट्टी हटा दी गई है।",
};
