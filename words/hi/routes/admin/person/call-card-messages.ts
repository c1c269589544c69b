// English: b96f18b4
import type * as english from "#routes/admin/person/call-card-messages.ts";

export const callCardMessages: typeof english.callCardMessages = {
  title: "जब परिवार का फ़ोन आए",
  numbers: "फ़ोन नंबर",
  student: "विद्यार्थी",
  siblings: "इसी अभिभावक के ईमेल या नंबर वाले विद्यार्थी",
  confirm: "भाई या बहन",
  reject: "भाई-बहन नहीं",
  related: "भाई या बहन",
  unrelated: "भाई-बहन नहीं",
  takeBack: "वापस लें",
  of: (answer, name) => `${answer}: ${name}`,
  last: "पिछली क्लासें",
  noLast: "अभी कोई क्लास नहीं हुई।",
  next: "आने वाली क्लासें",
  noNext: "कोई क्लास तय नहीं है।",
  messages: "आख़िरी संदेश",
  writeToFamily: "परिवार को लिखें",
  homework: "होमवर्क",
  requests: "जिन अनुरोधों का जवाब बाकी है",
  enquiry: "पूछताछ",
};
