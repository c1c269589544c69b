// English: a4ce3117
import type * as english from "#parts/account/advice/password-advice-messages.ts";

export const messages: typeof english.messages = {
  common: "మీరు ఎంచుకున్న పాస్‌వర్డ్‌ను చాలామంది వాడతారు, అందుకే మోసగాళ్లు ముందు దాన్నే ప్రయత్నిస్తారు.",
  chooseAnother: "వేరే పాస్‌వర్డ్ ఎంచుకోండి",
};
