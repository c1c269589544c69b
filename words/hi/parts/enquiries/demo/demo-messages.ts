// English: 5ea9f8d8
import type * as english from "#parts/enquiries/demo/demo-messages.ts";

export const messages: typeof english.messages = {
  title: "आपका मुफ़्त डेमो",
  intro: "आपकी पहली क्लास मुफ़्त है। बताइए कि आपके लिए कौन-सा समय ठीक रहेगा, बाकी इंतज़ाम हम कर देंगे।",
  timesTitle: "1. अपनी सुविधा के दो समय चुनें",
  timesHint: "भारतीय समय (IST) के अनुसार। हम सबसे पहले आपकी पहली पसंद के समय पर क्लास रखने की कोशिश करेंगे।",
  first: "पहली पसंद",
  second: "दूसरी पसंद",
  date: "तारीख़",
  time: "समय",
  phoneTitle: "2. बताइए कि आपके परिवार से कैसे संपर्क करें",
  phone: "फ़ोन नंबर",
  phoneHint: "माता या पिता का नंबर सबसे अच्छा रहेगा। यह आपकी प्रोफ़ाइल में सेव हो जाएगा।",
  nextTitle: "आगे क्या होगा",
  thirdTitle: "3. देखिए कि आगे क्या होगा",
  ask: "डेमो का अनुरोध करें",
  asking: "भेजा जा रहा है...",
  change: "समय या नंबर बदलें",
  save: "सेव करें",
  saving: "सेव हो रहा है...",
  asked: (first, second) => `आपके चुने हुए समय: ${first} या ${second}।`,
  stepDone: "हो गया",
  steps: {
    ask: () => "आप डेमो का अनुरोध करते हैं",
    call: (phone) => (phone ? `हम ${phone} पर फ़ोन करेंगे` : "हम आपको फ़ोन करेंगे"),
    tutor: () => "हम आपके लिए ट्यूटर चुनेंगे",
    class: () => "आपकी पहली क्लास",
  },
};
