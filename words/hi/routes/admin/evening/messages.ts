// English: 84469e8a
import type * as english from "#routes/admin/evening/messages.ts";

export const messages: typeof english.messages = {
  title: "आज शाम",
  intro: "कल से पहले क्या ठीक करना है। हर पंक्ति से वह पेज खुलता है, जहाँ आप उसे ठीक कर सकते हैं।",
  tomorrow: "कल: बिना लिंक या ट्यूटर की क्लासें",
  tomorrowDone: "कल की हर क्लास का लिंक और ट्यूटर है।",
  today: "आज: जिनका हाल नहीं बताया गया",
  todayDone: "आज जो क्लासें ख़त्म हुईं, उन सबका हाल बताया जा चुका है।",
  promises: "जो आज तक करना है",
  promisesDone: "करने को कुछ बाकी नहीं है।",
  enquiries: "पूछताछ जिनका जवाब बाकी है",
  enquiriesDone: "हर पूछताछ का जवाब दिया जा चुका है।",
  enquiry: "पूछताछ",
  class: "कक्षा",
  came: "कब से",
};
