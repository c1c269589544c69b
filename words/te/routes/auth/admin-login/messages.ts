// English: d959cfa3
import type * as english from "#routes/auth/admin-login/messages.ts";

export const messages: typeof english.messages = {
  title: "అడ్మిన్ సైన్ ఇన్",
  description: "అకాడమీ సొంత బృందం కోసం.",
  failed: "లాగిన్ కాలేదు. దయచేసి మీ ఈమెయిల్, పాస్‌వర్డ్ సరిచూసుకోండి.",
  noRecord: "ప్రవేశం లేదు. అడ్మిన్ ఈమెయిల్, పాస్‌వర్డ్ కావాలి.",
  links: [{ before: "మీరు అడ్మిన్ కాదా?", label: "హోమ్ పేజీకి వెళ్లండి", to: "/" }],
};
