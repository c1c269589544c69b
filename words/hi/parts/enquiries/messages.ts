// English: 422c4dc1
import type * as english from "#parts/enquiries/messages.ts";

export const stageWords: typeof english.stageWords = {
  new: "नई",
  called: "कॉल किया",
  "demo-booked": "डेमो बुक हुआ",
  "demo-held": "डेमो हो गया",
  enrolled: "दाख़िला हुआ",
  lost: "दाख़िला नहीं हुआ",
};

export const sourceWords: typeof english.sourceWords = {
  website: "वेबसाइट",
  phone: "फ़ोन",
  "walk-in": "सीधे आए",
  whatsapp: "WhatsApp",
  referral: "जान-पहचान से",
  other: "अन्य",
};

export const askerWords: typeof english.askerWords = {
  parent: "माता या पिता",
  student: "विद्यार्थी",
};

export const eventWords: typeof english.eventWords = {
  received: "पूछताछ आई",
  call: "कॉल",
  note: "नोट",
  owner: "ज़िम्मेदारी बदली",
  "next-step": "अगला काम",
  lost: "दाख़िला नहीं हुआ",
  reopened: "फिर खोली गई",
  enrolled: "दाख़िला हुआ",
  "demo-booked": "डेमो बुक हुआ",
  "demo-held": "डेमो हो गया",
  "demo-moved": "डेमो बदला",
  "demo-missed": "डेमो में नहीं आए",
  "demo-cancelled": "डेमो रद्द हुआ",
};
