// English: e2dfe363
import type * as english from "#routes/admin/lessons/change-messages.ts";

export const messages: typeof english.messages = {
  move: "समय बदलें",
  cancel: "क्लास रद्द करें",
  link: "लिंक ठीक करें",
  substitute: "दूसरा ट्यूटर",
  makeUp: "भरपाई की क्लास तय करें",
  owed: "भरपाई की क्लास बाद में",
  notOwed: "भरपाई की क्लास की ज़रूरत नहीं",
  restore: "क्लास होने दें",
  restoring: "सेव हो रहा है...",
  keepChange: "ठीक न होने पर भी वैसा ही रहने दें",
  moveTitle: "क्लास का समय बदलें",
  linkTitle: "लिंक ठीक करें",
  linkHint: "परिवार और ट्यूटर इसी से क्लास में शामिल होते हैं।",
  url: "URL",
  urlPlaceholder: "https://",
  save: "लिंक सेव करें",
  saving: "सेव हो रहा है...",
  keep: "जैसा है, वैसा रहने दें",
  makesUpFor: (at) => `रद्द हुई क्लास (${at}) के बदले।`,
  planning: "तय हो रही है...",
};
