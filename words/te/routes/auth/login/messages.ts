// English: 034b9e28
import type * as english from "#routes/auth/login/messages.ts";

export const messages: typeof english.messages = {
  title: "విద్యార్థి సైన్ ఇన్",
  description: "మీ క్లాసులు, రికార్డింగ్‌లు, పరీక్షలు చూడటానికి సైన్ ఇన్ చేయండి.",
  failed: "సైన్ ఇన్ కాలేదు. దయచేసి మీ ఈమెయిల్, పాస్‌వర్డ్ సరిచూసుకోండి.",
  noRecord: "సైన్ ఇన్ కాలేదు. దయచేసి మీ ఈమెయిల్, పాస్‌వర్డ్ సరిచూసుకోండి.",
  links: [
    { before: "ఇక్కడికి కొత్తగా వచ్చారా?", label: "సైన్ అప్ చేయండి", to: "/signup" },
    { before: "మీరు ట్యూటర్ అయితే:", label: "ట్యూటర్ సైన్ ఇన్", to: "/tutor-login" },
  ],
};
